import type { FilterName } from './filters.ts';
import type { FilterableSite } from './filters-declaration.ts';
import { activeFilters, passes } from './filters-read.ts';
import type { SiteQuery } from './list.ts';

export interface JointLoosening {
  filters: FilterName[];
  count: number;
}

const mostOffered = 3;

/** The smallest sets of filters without which there are sites, most sites first; never all that are set. */
export function loosenTogether(
  sites: readonly FilterableSite[],
  query: SiteQuery,
): JointLoosening[] {
  const active = activeFilters(query);
  let fewest = active.length - 1;
  let found = new Map<string, JointLoosening>();
  for (const site of sites) {
    const filters = active.filter((name) => !passes(site, name, query));
    if (filters.length > fewest) continue;
    if (filters.length < fewest) found = new Map();
    fewest = filters.length;
    const key = filters.join();
    const known = found.get(key) ?? { filters, count: 0 };
    known.count += 1;
    found.set(key, known);
  }
  return [...found.values()].sort((one, other) => other.count - one.count).slice(0, mostOffered);
}
