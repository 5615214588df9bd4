import { paths } from '../../../contract/paths.ts';
import type { NotedSite, RecordedSite, Species } from '../../../contract/species.ts';
import { fewestSurveys } from '../../../domain/species/chance.ts';
import { lastSurveyYear } from '../../../domain/species/terms.ts';
import { countText } from '../../../domain/text/format.ts';
import { Link } from '../../app/link.tsx';
import { PlacesMap } from '../../ui/map/places-map.tsx';

/** Number of sites listed before unfolding. */
const listed = 20;

const link = 'text-reef underline print:text-ink print:no-underline';

export function RecordedSites({ sites }: { sites: readonly RecordedSite[] }) {
  return (
    <ol>
      {sites.map((site) => (
        <li key={site.id} className="border-t border-line py-2 print:py-0.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <Link to={paths.diveSite(site.id)} className={link}>
                {site.name}
              </Link>
              <span className="legend">{`, ${site.region}`}</span>
            </span>
            <span className="legend tabular-nums">
              {`${site.recorded} of ${countText(site.surveys, 'survey')}`}
            </span>
          </p>
          <span aria-hidden className="mt-1 block h-1.5 bg-sand print:hidden">
            <span
              className="block h-full bg-reef"
              style={{ width: `${Math.round((100 * site.recorded) / site.surveys)}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

function MoreSites({ sites }: { sites: readonly RecordedSite[] }) {
  if (sites.length === 0) return null;
  return (
    <details className="no-print border-t border-line">
      <summary className="cursor-pointer py-3 font-semibold text-reef">
        {sites.length === 1 ? 'One more site' : `${sites.length} more sites`}
      </summary>
      <RecordedSites sites={sites} />
    </details>
  );
}

function NotedSites({ sites, name }: { sites: readonly NotedSite[]; name: string }) {
  if (sites.length === 0) return null;
  return (
    <section className="mt-8 print:mt-3">
      <h3 className="text-step-1">In our guides</h3>
      <p className="mt-2 mb-3 legend">
        {`Guides whose text names it: what local divers write and say, not a count.`}
      </p>
      <ul aria-label={`Guides that name ${name}`} className="columns-1 gap-x-8 sm:columns-2">
        {sites.map((site) => (
          <li key={site.id} className="break-inside-avoid py-1">
            <Link to={paths.diveSite(site.id)} className={link}>
              {site.name}
            </Link>
            <span className="legend">{`, ${site.region}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function WhereToSee({ species }: { species: Species }) {
  const { commonName, sites, notedSites } = species;
  const recorded = new Set(sites.map(({ id }) => id));
  const places = [
    ...notedSites.filter(({ id }) => !recorded.has(id)).map((site) => ({ ...site, hollow: true })),
    ...sites,
  ];
  if (places.length === 0) {
    return (
      <p>{`No survey recorded it at one of our sites up to ${lastSurveyYear}, and no guide names it yet.`}</p>
    );
  }
  return (
    <>
      <div className="grid gap-8 md:grid-cols-2 print:grid-cols-2">
        <figure className="self-start md:sticky md:top-24 print:static">
          <PlacesMap label={`Map: sites with ${commonName}`} places={places} />
          <figcaption className="mt-2 legend">
            Dots: surveys recorded it. Rings: a guide names it.
          </figcaption>
        </figure>
        <div>
          {sites.length > 0 ? (
            <>
              <p className="mb-3 legend">
                {`Best chance first, by the surveys of Reef Life Survey divers up to ${lastSurveyYear}: the share that recorded it, less what the number of surveys leaves open (Wilson’s lower bound, 95 %). Sites with fewer than ${fewestSurveys} surveys come last, and none is a promise.`}
              </p>
              <RecordedSites sites={sites.slice(0, listed)} />
              <MoreSites sites={sites.slice(listed)} />
            </>
          ) : (
            <p>{`The surveys up to ${lastSurveyYear} did not record it at our sites: they count fish and larger animals of the reef along a line, by day.`}</p>
          )}
        </div>
      </div>
      <NotedSites sites={notedSites} name={commonName} />
    </>
  );
}
