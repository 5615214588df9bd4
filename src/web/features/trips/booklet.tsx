import { type Leg, type TripPlan, tripDate, tripLegs } from '../../../domain/trips/trip.ts';
import { straightLineNote } from '../../../domain/trips/trip-files.ts';
import type { Catalogue, CatalogueSite } from '../../app/saved-records/catalogue.ts';
import { dayText, wayText } from '../../app/saved-records/trip-text.ts';
import { PlacesMap } from '../../ui/map/places-map.tsx';
import { PointList } from '../../ui/point-list.tsx';
import { SiteFacts as ShortFacts } from '../../ui/site-facts.tsx';
import { SiteNotice } from '../../ui/site-notice.tsx';
import * as words from './booklet-text.ts';
import { StopConditions } from './stop-conditions.tsx';

function DayTable({ plan, legs }: { plan: TripPlan; legs: readonly (readonly Leg[])[] }) {
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">The days of the trip</caption>
      <thead>
        <tr className="border-b-2 border-ink text-sm">
          <th scope="col" className="py-1 pr-3">
            Day
          </th>
          <th scope="col" className="py-1 pr-3">
            Dive sites
          </th>
          <th scope="col" className="py-1 text-right">
            As the crow flies
          </th>
        </tr>
      </thead>
      <tbody>
        {legs.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their number
          <tr key={index} className="border-b border-line align-top">
            <th scope="row" className="py-1.5 pr-3 font-semibold">
              {dayText(plan, index)}
            </th>
            <td className="py-1.5 pr-3">{words.sitesOfDay(day)}</td>
            <td className="py-1.5 text-right whitespace-nowrap">{words.kmOfDay(day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EmergencyNumbers() {
  return (
    <section className="border-2 border-advanced p-4 print:p-3">
      <h3 className="text-step-1 text-advanced">In an emergency</h3>
      <ul className="mt-1">
        {words.calls.map(({ label, number, note }) => (
          <li key={number}>
            <strong className="text-step-1 tabular-nums">{number}</strong>
            {` ${label}. ${note}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SiteFacts({ site }: { site: CatalogueSite }) {
  const { hazards, facilities, points } = site;
  const walk = words.walkText(site);
  return (
    <>
      <SiteNotice site={site} />
      <p>
        <strong>
          <ShortFacts site={site} />
        </strong>
        {words.waterText(site)}
      </p>
      {walk && <p>{walk}</p>}
      {points && points.length > 0 && <PointList points={points} />}
      {facilities && <p className="text-sm">{`There: ${facilities}`}</p>}
      {hazards && (
        <p className="border-l-4 border-ochre pl-3">
          <strong>Safety Notes: </strong>
          {hazards}
        </p>
      )}
    </>
  );
}

function StopBlock(props: {
  leg: Leg;
  before: string;
  number: number;
  date: string | undefined;
  catalogue: Catalogue | undefined;
}) {
  const { leg, before, number, date, catalogue } = props;
  const { stop } = leg;
  const site = catalogue?.get(stop.id);
  return (
    <article className="flex break-inside-avoid flex-col gap-2 border-t-2 border-ink py-4 print:py-2">
      <h4 className="text-step-1">
        {`${number}. ${stop.name}`}
        <span className="ml-3 font-text text-base font-normal text-muted">{stop.region}</span>
      </h4>
      <p className="text-sm tabular-nums">{words.whereText(leg, before, site)}</p>
      {site ? <SiteFacts site={site} /> : <p>{words.withoutSite(catalogue !== undefined)}</p>}
      {site && date && <StopConditions site={site} day={date} />}
    </article>
  );
}

export function Booklet(props: {
  plan: TripPlan;
  notes?: string;
  catalogue: Catalogue | undefined;
}) {
  const { plan, notes, catalogue } = props;
  const legs = tripLegs(plan);
  const stops = legs.flat();
  const home = words.homewardText(plan);
  return (
    <article aria-label={`Booklet of ${plan.name}`} className="flex flex-col gap-6">
      <header className="flex flex-col gap-3 print:gap-4">
        <p className="text-sm font-semibold tracking-wide text-muted uppercase">Dive trip</p>
        <h2 className="text-step-5 leading-none">{plan.name}</h2>
        <p className="text-step-1">{wayText(plan)}</p>
        <p className="text-muted">{words.spanText(plan)}</p>
      </header>
      <div className="grid items-start gap-6 md:grid-cols-[3fr_2fr] print:grid-cols-[3fr_2fr]">
        <div>
          <DayTable plan={plan} legs={legs} />
          {home && <p className="mt-2 text-sm">{`${home}.`}</p>}
          <p className="mt-2 text-sm text-muted">{straightLineNote}</p>
        </div>
        <PlacesMap
          label={`The sites of ${plan.name} as dots on the coast of Australia, its ends as rings`}
          places={[
            { id: 0, hollow: true, ...plan.from },
            ...(plan.to ? [{ id: -1, hollow: true, ...plan.to }] : []),
            ...stops.map(({ stop }) => stop),
          ]}
        />
      </div>
      <EmergencyNumbers />
      {notes && (
        <section>
          <h3 className="text-step-1">Notes</h3>
          <p className="max-w-[66ch] whitespace-pre-line">{notes}</p>
        </section>
      )}
      {legs.map((day, index) =>
        day.length > 0 ? (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their number
            key={index}
            className={
              index === legs.findIndex(({ length }) => length > 0) ? 'print:break-before-page' : ''
            }
          >
            <h3 className="mb-3 text-step-2 print:mb-1">{dayText(plan, index)}</h3>
            {day.map((leg) => {
              const number = stops.indexOf(leg) + 1;
              return (
                <StopBlock
                  key={leg.stop.id}
                  leg={leg}
                  before={stops[number - 2]?.stop.name ?? plan.from.name}
                  number={number}
                  date={tripDate(plan, index)}
                  catalogue={catalogue}
                />
              );
            })}
          </section>
        ) : null,
      )}
      <p className="text-sm text-muted">{words.footText}</p>
    </article>
  );
}
