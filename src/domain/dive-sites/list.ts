import { reaches, readPlaceSlug } from '../geo/near.ts';
import { filterNames, type SiteFilters } from './filters.ts';
import { integer } from './filters-declaration.ts';
import { readFilters } from './filters-read.ts';

const sitesPerPage = 24;

/** The items of a page; for a number beyond the end, those of the last page. */
export function paginate<T>(items: readonly T[], page: number, size = sitesPerPage) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const current = Math.min(Math.max(1, page), pages);
  return { items: items.slice((current - 1) * size, current * size), page: current, pages };
}

const pageNumber = integer(2, 100_000);

export const siteSorts = {
  name: { words: 'Name' },
  match: { words: 'Best match', needs: 'text' },
  nearest: { words: 'Nearest', needs: 'place' },
  depth: { words: 'Depth, shallowest first' },
} as const satisfies Record<string, { words: string; needs?: 'text' | 'place' }>;

export type SiteSort = keyof typeof siteSorts;

export const siteSortNames = Object.keys(siteSorts) as [SiteSort, ...SiteSort[]];

export type Reach = (typeof reaches)[number];

export type SiteQuery = SiteFilters & {
  /** The slug of the place from which distances are measured. */
  near?: string | undefined;
  /** Kilometres from that place; absent for any distance. */
  within?: Reach | undefined;
  sort?: SiteSort | undefined;
  page?: number | undefined;
};

/** The facts of a query: filters, and a place with a reach. */
export type SiteFacts = SiteFilters & Pick<SiteQuery, 'near' | 'within'>;

/** The available orders: "best match" needs a text, "nearest" a place. */
export function availableSorts({ q }: SiteQuery, hasPlace: boolean): SiteSort[] {
  const given = { text: Boolean(q?.trim()), place: hasPlace };
  return siteSortNames.filter((name) => {
    const sort: { words: string; needs?: 'text' | 'place' } = siteSorts[name];
    return !sort.needs || given[sort.needs];
  });
}

/** The order of an address without `sort`: by distance if it has a place, else by name. */
export const defaultSort = ({ near }: Pick<SiteQuery, 'near'>): SiteSort =>
  near === undefined ? 'name' : 'nearest';

/** Reads a query; omits invalid values and default values. */
export function readSiteQuery(search: Record<string, unknown>): SiteQuery {
  const query: SiteQuery = readFilters(search);
  const near = readPlaceSlug(search.near);
  if (near) {
    query.near = near;
    const within = reaches.find((km) => String(km) === String(search.within));
    if (within) query.within = within;
  }
  const sort = siteSortNames.find((name) => name === search.sort);
  if (sort && sort !== defaultSort(query)) query.sort = sort;
  const page = pageNumber.parse(search.page);
  if (page) query.page = page;
  return query;
}

export function siteSearchParams(query: SiteQuery): Record<string, string> {
  const { near, within, sort, page } = query;
  const values = {
    ...Object.fromEntries(filterNames.map((name) => [name, query[name]])),
    near,
    within: near && within,
    sort,
    page,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
