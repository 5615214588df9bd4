import type { Outlook, OutlookDay, OutlookSite } from '../../../../contract/conditions/outlook.ts';
import { type Outcome, outcomes } from '../../../../domain/conditions/verdict/factor.ts';
import { outcomeLabels } from '../../../../domain/conditions/verdict/verdict.ts';
import { clockTime } from '../../../../domain/dates/site-time.ts';
import type { Side } from '../../../../domain/dive-sites/facts.ts';
import { TideCurve } from '../tide-curve.tsx';
import { knownGroups } from './known-groups.ts';
import { BestSite, CompactLine, SiteLine } from './site-lines.tsx';

const longDay = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** E.g. "Sunday 22 November". */
export const longDayLabel = (day: string) =>
  longDay.format(new Date(`${day}T00:00:00Z`)).replace(',', '');

const bestSites = 3;
const isWorth = ({ outcome }: OutlookSite) => outcome === 'fine' || outcome === 'marginal';

function OutcomeGroup(props: { outcome: Outcome; sites: OutlookSite[]; isFolded: boolean }) {
  const { outcome, sites, isFolded } = props;
  if (sites.length === 0) return null;
  const title = `${outcomeLabels[outcome]} (${sites.length})`;
  const lines = (
    <ul className="flex flex-col gap-5">
      {sites.map((site) => (
        <SiteLine key={site.id} site={site} />
      ))}
    </ul>
  );
  if (isFolded) {
    return (
      <details>
        <summary className="mb-3 min-h-11 cursor-pointer content-center font-display text-step-1 font-bold">
          {title}
        </summary>
        {lines}
      </details>
    );
  }
  return (
    <section aria-label={outcomeLabels[outcome]}>
      <h3 className="mb-3 text-step-1">{title}</h3>
      {lines}
    </section>
  );
}

function JudgedSites({ sites }: { sites: readonly OutlookSite[] }) {
  const best = sites.filter(isWorth).slice(0, bestSites);
  const rest = sites.filter((site) => !best.includes(site));
  return (
    <>
      {sites[0]?.outcome !== 'fine' && (
        <p className="font-semibold">
          {sites.length > 0
            ? 'Nothing here looks fine for what is known.'
            : 'We know no dive site of this level and type here.'}
        </p>
      )}
      {best.length > 0 && (
        <section aria-label="Best bets">
          <h3 className="mb-3 text-step-1">Best bets</h3>
          <ul className="flex flex-col gap-6">
            {best.map((site) => (
              <BestSite key={site.id} site={site} />
            ))}
          </ul>
        </section>
      )}
      {outcomes.map((outcome) => (
        <OutcomeGroup
          key={outcome}
          outcome={outcome}
          sites={rest.filter((site) => site.outcome === outcome)}
          isFolded={outcome !== rest[0]?.outcome}
        />
      ))}
    </>
  );
}

function KnownSites({ sites, lee }: { sites: readonly OutlookSite[]; lee: readonly Side[] }) {
  return knownGroups(sites, lee).map(({ title, sites: some }) => (
    <section key={title} aria-label={title}>
      <h3 className="mb-3 text-step-1">{`${title} (${some.length})`}</h3>
      <ul className="flex flex-col gap-1">
        {some.map((site) => (
          <CompactLine key={site.id} site={site} />
        ))}
      </ul>
    </section>
  ));
}

function Ribbon({ day, asOf }: { day: OutlookDay; asOf: string }) {
  const { tides, sunrise, sunset } = day;
  const isToday = asOf.startsWith(day.day);
  return (
    <div className="mt-1 mb-6">
      <p className="mb-2 text-muted tabular-nums">
        {`Sunrise ${clockTime(sunrise)}, sunset ${clockTime(sunset)}`}
        {tides && `; tide at ${tides.station}`}
      </p>
      {tides && (
        <TideCurve
          name={`The tide at ${tides.station}`}
          tides={tides}
          day={day}
          now={isToday ? Date.parse(asOf) : undefined}
        />
      )}
    </div>
  );
}

export function OutlookDayList(props: { outlook: Outlook; day: OutlookDay; lee: readonly Side[] }) {
  const { outlook, day, lee } = props;
  const isSeaKnown = outlook.isStated || outlook.forecast !== null;
  return (
    <section aria-labelledby={`day-${day.day}`} className="min-w-0">
      <h2 id={`day-${day.day}`} className="text-step-2">
        {longDayLabel(day.day)}
      </h2>
      <Ribbon day={day} asOf={outlook.asOf} />
      {day.isOver ? (
        <p>
          It is too late to begin a dive that ends in daylight. A night dive needs a plan of its
          own.
        </p>
      ) : (
        <div className="flex flex-col gap-9">
          {isSeaKnown || day.sites.length === 0 ? (
            <JudgedSites sites={day.sites} />
          ) : (
            <KnownSites sites={day.sites} lee={lee} />
          )}
        </div>
      )}
    </section>
  );
}
