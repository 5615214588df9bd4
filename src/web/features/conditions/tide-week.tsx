import { useState } from 'react';
import type { SiteTides } from '../../../contract/conditions/conditions.ts';
import { clockTime } from '../../../domain/dates/site-time.ts';
import { api, read } from '../../app/api.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { dayLabel } from './labels.ts';

export function TideWeek({ id }: { id: number }) {
  const [extremes, setExtremes] = useState<SiteTides['extremes']>();
  const [failed, setFailed] = useState(false);
  if (extremes) {
    const days = Map.groupBy(extremes, ({ time }) => time.slice(0, 10));
    return (
      <dl aria-label="High and low water of seven days" className="text-sm tabular-nums">
        {[...days].map(([day, ofDay]) => (
          <div key={day} className="grid grid-cols-[5rem_1fr] border-t border-line py-1.5">
            <dt className="font-semibold">{dayLabel(day)}</dt>
            <dd className="grid grid-cols-2 gap-x-2 sm:grid-cols-4">
              {ofDay.map(({ time, height, kind }) => (
                <span key={time}>
                  {`${kind === 'high' ? 'High' : 'Low'}\u00a0${clockTime(time)} `}
                  <span className="whitespace-nowrap text-muted">{`${height.toFixed(1)} m`}</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const ask = () =>
    read(
      api['dive-sites'][':id'].tides.$get({ param: { id: String(id) }, query: { days: '7' } }),
    ).then(
      (tides) => setExtremes(tides.extremes),
      () => setFailed(true),
    );
  return (
    <p>
      <button type="button" className={buttonStyles.quiet} onClick={ask}>
        Seven days
      </button>
      {failed && (
        <span role="alert" className="ml-3">
          The tides could not be read. Try again.
        </span>
      )}
    </p>
  );
}
