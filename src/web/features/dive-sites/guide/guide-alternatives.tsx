import type { Alternative } from '../../../../contract/conditions/outlook.ts';
import { paths } from '../../../../contract/paths.ts';
import { windLabels } from '../../../../domain/dive-sites/facts.ts';
import { compassPoint } from '../../../../domain/geo/positions.ts';
import { countText } from '../../../../domain/text/format.ts';
import { Link } from '../../../app/link.tsx';
import { Fold } from '../../../ui/fold.tsx';

const countSites = (alternatives: readonly Alternative[]) =>
  new Set(alternatives.flatMap(({ sites }) => sites.map(({ id }) => id))).size;

const sidesFormat = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** Alternative sites when the wind blows onto the site. */
export function GuideAlternatives({ alternatives }: { alternatives: readonly Alternative[] }) {
  if (alternatives.length === 0) return null;
  return (
    <section
      aria-labelledby="alternatives"
      className="border-l-6 border-reef bg-sand p-5 print:hidden"
    >
      <h2 id="alternatives" className="text-step-1">
        If it blows onto this site
      </h2>
      <Fold label={`${countText(countSites(alternatives), 'site')} to go to instead`}>
        <dl className="mt-3 grid gap-3">
          {alternatives.map(({ from, sites }) => (
            <div key={from.join()}>
              <dt className="legend">
                {`Wind from the ${sidesFormat.format(from.map((side) => windLabels[side]))}`}
              </dt>
              {sites.map((site) => (
                <dd key={site.id} className="py-0.5">
                  <Link
                    to={paths.diveSite(site.id)}
                    className="inline-block py-1 text-reef underline"
                  >
                    {site.name}
                  </Link>
                  <span className="block legend tabular-nums">
                    {`${site.skillLevel} · ${site.distanceKm} km ${compassPoint(site.bearing)}`}
                  </span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <p className="mt-3 legend">
          Sheltered there from wind waves on that side, by the shoreline alone. Swell may come from
          another. Look at the water before you gear up.
        </p>
      </Fold>
    </section>
  );
}
