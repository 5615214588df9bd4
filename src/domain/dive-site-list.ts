import { byName, filterNames, type SiteFilters } from './dive-site-filters.ts';
import { type FilterableSite, integer } from './dive-site-filters-declaration.ts';
import { readFilters } from './dive-site-filters-read.ts';

const pageNumber = integer(2, 100_000);

type Comparison = (one: FilterableSite, other: FilterableSite) => number;

/** Sites of unknown depth come last. */
const byDepth: Comparison = (one, other) =>
  (one.depthMax ?? Number.MAX_VALUE) - (other.depthMax ?? Number.MAX_VALUE) || byName(one, other);

/** The first is the default. */
export const siteSorts = {
  name: { words: 'Name', compare: byName as Comparison },
  depth: { words: 'Depth, shallowest first', compare: byDepth },
};

export type SiteSort = keyof typeof siteSorts;
export const siteSortNames = Object.keys(siteSorts) as [SiteSort, ...SiteSort[]];

export type SiteQuery = SiteFilters & {
  /** Absent for the default order. */
  sort?: SiteSort | undefined;
  /** Absent for the first page. */
  page?: number | undefined;
};

/** Drops invalid values and defaults. */
export function readSiteQuery(search: Record<string, unknown>): SiteQuery {
  const query: SiteQuery = readFilters(search);
  const sort = siteSortNames.find((name, index) => index > 0 && name === search.sort);
  if (sort) query.sort = sort;
  const page = pageNumber.parse(search.page);
  if (page) query.page = page;
  return query;
}

export function siteSearchParams(query: SiteQuery): Record<string, string> {
  const { sort, page } = query;
  const values = {
    ...Object.fromEntries(filterNames.map((name) => [name, query[name]])),
    sort,
    page,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
