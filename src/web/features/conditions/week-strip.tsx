import { useState } from 'react';
import { apiPaths } from '../../../contract/api-paths.ts';
import type { SiteWeek } from '../../../contract/conditions/outlook.ts';
import { isStated, toQuery } from '../../../domain/conditions/sea-url.ts';
import type { Sea } from '../../../domain/conditions/verdict/factor.ts';
import { outcomeLabels } from '../../../domain/conditions/verdict/verdict.ts';
import { api, read } from '../../app/api.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { dayLabel, outcomeBars, windowText } from './labels.ts';
import { useHalfHour } from './use-half-hour.ts';

function DayRow({ id, day }: { id: number; day: SiteWeek['days'][number] }) {
  return (
    <li className={`border-l-6 pl-3 ${outcomeBars[day.outcome]}`}>
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="w-26 font-semibold">{dayLabel(day.day)}</span>
        <span className="font-semibold">{outcomeLabels[day.outcome]}</span>
        {day.windows.map((window) => (
          <span key={window.from}>
            {`Begin ${windowText(window)} `}
            <a
              href={`${apiPaths.diveSites}/${id}/window.ics?${new URLSearchParams(window)}`}
              download
              className="inline-flex min-h-11 items-center px-1 text-reef underline"
              aria-label={`${dayLabel(day.day)}, ${windowText(window)}: put into your calendar`}
            >
              Calendar
            </a>
          </span>
        ))}
      </p>
      <p className="text-sm text-muted">{day.reasons.join(' ')}</p>
    </li>
  );
}

/** @param sea lacks wind and swell if the forecast provides them */
export function WeekStrip({ id, sea }: { id: number; sea: Sea | null }) {
  const [isOpen, setOpen] = useState(false);
  const asked = useDebouncedValue(sea, 250);
  const query = toQuery(asked ?? {});
  const halfHour = useHalfHour();
  const key = isOpen ? `${id} ${halfHour} ${new URLSearchParams(query)}` : undefined;
  const { value: week, failed } = useAnswer(key, () =>
    read(api['dive-sites'][':id'].week.$get({ param: { id: String(id) }, query })),
  );
  if (!isOpen) {
    return (
      <p>
        <button type="button" className={buttonStyles.quiet} onClick={() => setOpen(true)}>
          The week
        </button>
      </p>
    );
  }
  return (
    <section aria-label="The week" className="tabular-nums">
      <h3 className="mb-2 font-semibold">
        {asked && isStated(asked)
          ? 'The week, if wind and swell stay as you set them'
          : 'The week by the forecast'}
      </h3>
      {failed && <p role="alert">The week could not be read. Try again.</p>}
      {week && !failed && (
        <ul className="flex flex-col gap-3">
          {week.days.map((day) => (
            <DayRow key={day.day} id={id} day={day} />
          ))}
        </ul>
      )}
    </section>
  );
}
