import { Link } from '@tanstack/react-router';
import type { OutlookDay, OutlookSite } from '../../../../contract/conditions/outlook.ts';
import { paths } from '../../../../contract/paths.ts';
import { windowTurnText } from '../../../../domain/conditions/tides/window-text.ts';
import { type Outcome, outcomes } from '../../../../domain/conditions/verdict/factor.ts';
import { outcomeLabels } from '../../../../domain/conditions/verdict/verdict.ts';
import { clockTime } from '../../../../domain/dates/site-time.ts';
import { accessLabels, typeLabels } from '../../../../domain/dive-sites/terms.ts';
import { outcomeBars } from '../outcome-bars.ts';

const longDay = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** E.g. "Sunday 22 November". */
export const longDayLabel = (day: string) =>
  longDay.format(new Date(`${day}T00:00:00Z`)).replace(',', '');

function beginText(windows: OutlookSite['windows']): string {
  const spans = windows.map(({ from, to }) =>
    from === to ? clockTime(from) : `${clockTime(from)} to ${clockTime(to)}`,
  );
  return `Begin ${spans.join(', ')}`;
}

function tideText(tide: OutlookSite['tide']): string {
  const turns = tide.map(windowTurnText);
  return turns.length > 0 ? `Tide: ${turns.join('; ')}` : '';
}

/** A site of which only wind and swell are not known: the rest of its verdict in one line. */
function CompactLine({ site }: { site: OutlookSite }) {
  return (
    <li className={`border-l-6 pl-4 ${outcomeBars[site.outcome]}`}>
      <p className="flex flex-wrap items-baseline gap-x-4 tabular-nums">
        <Link
          to={paths.diveSite(site.id)}
          className="inline-flex min-h-11 items-center font-semibold text-reef underline"
        >
          {site.name}
        </Link>
        <span className="text-sm text-muted">
          {[site.skillLevel, site.depthRange, tideText(site.tide)].filter(Boolean).join(' · ')}
        </span>
      </p>
    </li>
  );
}

function SiteLine({ site }: { site: OutlookSite }) {
  const { skillLevel, type, access, depthRange, distanceKm } = site;
  const facts = [
    skillLevel,
    type && typeLabels[type],
    access && accessLabels[access],
    depthRange,
    distanceKm ? `${distanceKm} km` : null,
  ].filter(Boolean);
  return (
    <li className={`border-l-6 py-1 pl-4 ${outcomeBars[site.outcome]}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Link
          to={paths.diveSite(site.id)}
          className="inline-flex min-h-11 items-center text-step-1 font-semibold text-reef underline"
        >
          {site.name}
        </Link>
        {site.windows.length > 0 && (
          <p className="font-semibold tabular-nums">{beginText(site.windows)}</p>
        )}
      </div>
      <p className="text-sm text-muted tabular-nums">{facts.join(' · ')}</p>
      <p className="mt-1 max-w-[66ch] tabular-nums">
        {[tideText(site.tide) && `${tideText(site.tide)}.`, ...site.reasons]
          .filter(Boolean)
          .join(' ')}
      </p>
      {site.changes.length > 0 && (
        <p className="max-w-[66ch] text-sm text-muted tabular-nums">
          {`What would change it: ${site.changes.join(' ')}`}
        </p>
      )}
    </li>
  );
}

function Group(props: { outcome: Outcome; sites: OutlookSite[]; isSeaKnown: boolean }) {
  const { outcome, sites, isSeaKnown } = props;
  if (sites.length === 0) return null;
  const Line = outcome === 'unknown' && !isSeaKnown ? CompactLine : SiteLine;
  return (
    <section aria-label={outcomeLabels[outcome]}>
      <h3 className="mb-3 text-step-1">{`${outcomeLabels[outcome]} (${sites.length})`}</h3>
      <ul className={`flex flex-col ${Line === CompactLine ? 'gap-1' : 'gap-5'}`}>
        {sites.map((site) => (
          <Line key={site.id} site={site} />
        ))}
      </ul>
    </section>
  );
}

export function OutlookDayList({ day, isSeaKnown }: { day: OutlookDay; isSeaKnown: boolean }) {
  const ofOutcome = (outcome: Outcome) => day.sites.filter((site) => site.outcome === outcome);
  return (
    <section aria-labelledby={`day-${day.day}`} className="min-w-0">
      <h2 id={`day-${day.day}`} className="text-step-2">
        {longDayLabel(day.day)}
      </h2>
      <p className="mt-1 mb-5 text-muted tabular-nums">
        {`Sunrise ${clockTime(day.sunrise)}, sunset ${clockTime(day.sunset)}`}
      </p>
      {day.isOver ? (
        <p>
          It is too late to begin a dive that ends in daylight. A night dive needs a plan of its
          own.
        </p>
      ) : (
        <div className="flex flex-col gap-9">
          {ofOutcome('fine').length === 0 && (
            <p className="font-semibold">
              {day.sites.length > 0
                ? 'Nothing here looks fine for what is known.'
                : 'We know no dive site of this level and type here.'}
            </p>
          )}
          {outcomes.map((outcome) => (
            <Group
              key={outcome}
              outcome={outcome}
              sites={ofOutcome(outcome)}
              isSeaKnown={isSeaKnown}
            />
          ))}
        </div>
      )}
    </section>
  );
}
