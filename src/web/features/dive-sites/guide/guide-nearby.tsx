import type { Neighbour } from '../../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../../contract/paths.ts';
import { compassPoint } from '../../../../domain/geo/positions.ts';
import { countText } from '../../../../domain/text/format.ts';
import { Link } from '../../../app/link.tsx';
import { Fold } from '../../../ui/fold.tsx';

export function GuideNearby({ sites }: { sites: readonly Neighbour[] }) {
  if (sites.length === 0) return null;
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby" className="mb-3 text-step-2 print:mb-1 print:text-step-1">
        Nearest sites
      </h2>
      <Fold label={`${countText(sites.length, 'site')} nearby`}>
        <ul className="print:grid print:grid-cols-2 print:gap-x-8">
          {sites.map((site) => (
            <li
              key={site.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 print:py-0"
            >
              <Link
                to={paths.diveSite(site.id)}
                className="min-w-[40%] flex-1 py-0.5 text-reef underline"
              >
                {site.name}
              </Link>
              <span className="legend tabular-nums">
                {`${site.distanceKm} km ${compassPoint(site.bearing)} (${String(site.bearing).padStart(3, '0')}°)`}
              </span>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
