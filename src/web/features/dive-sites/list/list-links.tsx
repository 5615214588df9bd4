import type { LinkProps } from '@tanstack/react-router';
import { paths } from '../../../../contract/paths.ts';
import { filterNamed } from '../../../../domain/dive-sites/filters.ts';
import { landingPath } from '../../../../domain/dive-sites/landings.ts';
import type { SiteFacets } from '../../../../domain/dive-sites/search.ts';
import { Link } from '../../../app/link.tsx';

export function ListLinks({ facets }: { facets: SiteFacets }) {
  return (
    <nav aria-label="Dive sites by type and state" className="no-print mt-12 text-sm">
      {(['type', 'state'] as const).map((filter) => (
        <ul key={filter} className="flex flex-wrap gap-x-5 border-t border-line py-2">
          {(facets[filter] ?? []).map(({ value, count }) => {
            const path = landingPath({ filter, value });
            if (!path || count === 0) return null;
            return (
              <li key={value}>
                <Link
                  {...({ to: paths.diveSiteList(path) } as LinkProps)}
                  className="inline-flex min-h-11 items-center text-reef underline"
                >
                  {`${filterNamed(filter).words(value)} (${count})`}
                </Link>
              </li>
            );
          })}
        </ul>
      ))}
    </nav>
  );
}
