import {
  byName,
  type FilterName,
  filterNamed,
  filterNames,
  type SiteFilters,
} from './dive-site-filters.ts';
import type { FilterableSite } from './dive-site-filters-declaration.ts';
import { activeFilters, passes, readFilters } from './dive-site-filters-read.ts';

export const sitesPerPage = 24;
const lastPage = 100_000;

type Comparison = (one: FilterableSite, other: FilterableSite) => number;

/** A site whose depth is not known comes last. */
const byDepth: Comparison = (one, other) =>
  (one.depthMax ?? Number.MAX_VALUE) - (other.depthMax ?? Number.MAX_VALUE) || byName(one, other);

/** The orders of the list. The first is the default. */
export const siteSorts = {
  name: { words: 'Name', compare: byName as Comparison },
  depth: { words: 'Depth, shallowest first', compare: byDepth },
};

export type SiteSort = keyof typeof siteSorts;
export const siteSortNames = Object.keys(siteSorts) as [SiteSort, ...SiteSort[]];

/** What the address of the list asks for. */
export type SiteQuery = SiteFilters & {
  /** Absent for the default order. */
  sort?: SiteSort | undefined;
  /** Absent for the first page. */
  page?: number | undefined;
};

/** The filters, order and page that an address names; invalid values and defaults are left out. */
export function readSiteQuery(search: Record<string, unknown>): SiteQuery {
  const query: SiteQuery = readFilters(search);
  const sort = siteSortNames.find((name, index) => index > 0 && name === search.sort);
  if (sort) query.sort = sort;
  const page = Number(search.page);
  if (Number.isInteger(page) && page > 1 && page <= lastPage) query.page = page;
  return query;
}

/** A query as the parameters of an address or of the API, in the order of the table. */
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

/**
 * The part of a cache key that the list's query makes up: equal queries have equal keys, and invalid
 * parameters are no part of it.
 * @returns undefined where the answer should not be cached, since it is one of endlessly many
 */
export function filterCacheKey(search: Record<string, unknown>): string | undefined {
  const query = readSiteQuery(search);
  const uncached = filterNames.some(
    (name) => filterNamed(name).uncached && query[name] !== undefined,
  );
  return uncached ? undefined : new URLSearchParams(siteSearchParams(query)).toString();
}

export interface ChoiceCount {
  /** As an address names it. */
  value: string;
  count: number;
}

/** How many sites each choice of a filter would leave, with all other filters as they are. */
export type SiteFacets = { [Name in FilterName]?: ChoiceCount[] };

/** A filter that is set, and how many sites there would be without it. */
export interface Loosening {
  filter: FilterName;
  count: number;
}

const countedFilters = filterNames.filter((name) => filterNamed(name).choices);

/** The choices of each counted filter that a site falls under. */
type SiteChoices = Map<FilterName, readonly (string | number)[]>;
const siteChoices = new WeakMap<FilterableSite, SiteChoices>();

/** Remembered, because every change of a filter counts every site again. */
function choicesOf(site: FilterableSite): SiteChoices {
  const known = siteChoices.get(site);
  if (known) return known;
  const found: SiteChoices = new Map();
  for (const name of countedFilters) {
    const { choices, matches } = filterNamed(name);
    if (typeof choices === 'function') {
      const choice = choices(site);
      found.set(name, choice ? [choice] : []);
    } else {
      found.set(name, choices?.filter((choice) => matches(site, choice)) ?? []);
    }
  }
  siteChoices.set(site, found);
  return found;
}

/** Counts the sites of each choice of one filter. */
function createCounter(name: FilterName) {
  const { choices } = filterNamed(name);
  const isFixed = typeof choices === 'object';
  const counts = new Map<string | number, number>(
    isFixed ? choices.map((choice) => [choice, 0]) : [],
  );
  return {
    add(site: FilterableSite) {
      for (const choice of choicesOf(site).get(name) ?? []) {
        counts.set(choice, (counts.get(choice) ?? 0) + 1);
      }
    },
    counts(): ChoiceCount[] {
      const all = [...counts].map(([value, count]) => ({ value: String(value), count }));
      if (isFixed) return all;
      return all.sort((one, other) => byName({ name: one.value }, { name: other.value }));
    },
  };
}

/**
 * Filters, sorts and counts in one pass: a site that fails one filter alone counts for the choices of
 * that filter.
 * @param sites by name
 */
export function searchSites<Site extends FilterableSite>(sites: readonly Site[], query: SiteQuery) {
  const active = activeFilters(query);
  const counters = new Map(countedFilters.map((name) => [name, createCounter(name)]));
  const without = new Map(active.map((name) => [name, 0]));
  const matching: Site[] = [];
  for (const site of sites) {
    const failed = active.filter((name) => !passes(site, name, query));
    const [only, another] = failed;
    if (another) continue;
    if (!only) {
      matching.push(site);
      for (const counter of counters.values()) counter.add(site);
    } else {
      counters.get(only)?.add(site);
      without.set(only, (without.get(only) ?? 0) + 1);
    }
  }
  const facets: SiteFacets = {};
  for (const [name, counter] of counters) facets[name] = counter.counts();
  const loosen: Loosening[] = [...without].map(([filter, count]) => ({
    filter,
    count: count + matching.length,
  }));
  if (query.sort) matching.sort(siteSorts[query.sort].compare);
  return { matching, facets, loosen };
}

/** The regions of some sites, each once, by name. */
export function regionsOf(sites: readonly { region: string }[]): string[] {
  const names = [...new Set(sites.map(({ region }) => region))];
  return names.sort((one, other) => byName({ name: one }, { name: other }));
}

/** One page of a list; a page that does not exist becomes the nearest that does. */
export function paginate<T>(items: readonly T[], page: number, size = sitesPerPage) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const current = Math.min(Math.max(1, page), pages);
  return { items: items.slice((current - 1) * size, current * size), page: current, pages };
}
