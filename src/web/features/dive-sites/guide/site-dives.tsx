import type { DiveReport, SiteReports } from '../../../../contract/reports.ts';
import { monthNames, partialDateText } from '../../../../domain/dates/months.ts';
import { ageText, diveText } from '../../../../domain/reports/report-texts.ts';
import { Link } from '../../../app/link.tsx';
import { isOn } from '../../../app/site.ts';
import { barHeight } from './measured-visibility.tsx';

const hatching =
  'repeating-linear-gradient(45deg, var(--color-shallow) 0 4px, transparent 4px 7px)';

/** Maximum number of bars, which fit side by side on a phone. */
const maxBars = 10;

/** E.g. "20 Nov" for 2026-11-20. */
function shortDay(day: string) {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${monthNames[(month ?? 1) - 1]?.slice(0, 3)}`;
}

/** Visibility by day, oldest left; the list says the same in words. */
function VisibilityBars({ dives }: { dives: readonly DiveReport[] }) {
  const told = dives
    .filter(({ visibility }) => visibility !== null)
    .slice(0, maxBars)
    .reverse();
  if (told.length < 2) return null;
  return (
    <figure aria-hidden className="mt-3">
      <figcaption className="legend mb-1">Visibility that divers told, in metres</figcaption>
      <ol className="flex items-end gap-1 border-b-2 border-ink text-center text-sm tabular-nums">
        {told.map(({ id, visibility }) => (
          <li key={id} className="min-w-0 flex-1">
            {visibility}
            <span
              className="block"
              style={{ height: `${barHeight(visibility ?? 0)}rem`, backgroundImage: hatching }}
            />
          </li>
        ))}
      </ol>
      <ol className="flex gap-1 pt-1 text-center text-xs text-muted">
        {told.map(({ id, day }) => (
          <li key={id} className="min-w-0 flex-1">
            {shortDay(day)}
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Dive({ dive }: { dive: DiveReport }) {
  const { day, ageDays, species, by } = dive;
  return (
    <li className="border-t border-line py-2">
      <p className="legend">
        {[partialDateText(day), ageText(ageDays), by && `by ${by}`].filter(Boolean).join(' · ')}
      </p>
      <p className="tabular-nums">{diveText(dive)}</p>
      {species.length > 0 && (
        <p>
          {'Seen: '}
          {species.map(({ slug, name }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              {isOn('species') ? (
                <Link to="/species/$slug" params={{ slug }} className="text-reef underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** Dives that divers reported: the fresh ones first, the others folded away. */
export function SiteDives({ reports }: { reports: SiteReports }) {
  const { dives, freshDays } = reports;
  const fresh = dives.filter(({ ageDays }) => ageDays <= freshDays);
  const older = dives.slice(fresh.length);
  return (
    <section aria-labelledby="dived" className="no-print">
      <h2 id="dived" className="text-step-2">
        Dived here
      </h2>
      <p className="legend">Told by divers, not measured by a survey.</p>
      <VisibilityBars dives={fresh} />
      {fresh.length > 0 && (
        <ul className="mt-3">
          {fresh.map((dive) => (
            <Dive key={dive.id} dive={dive} />
          ))}
        </ul>
      )}
      {older.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-reef">
            {`${older.length} older than ${freshDays} days`}
          </summary>
          <ul>
            {older.map((dive) => (
              <Dive key={dive.id} dive={dive} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
