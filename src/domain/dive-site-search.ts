import { byName, type FilterName, filterNamed, filterNames } from './dive-site-filters.ts';
import type { FilterableSite } from './dive-site-filters-declaration.ts';
import { activeFilters, passes } from './dive-site-filters-read.ts';
import type { SiteQuery } from './dive-site-list.ts';
import { orderSites } from './dive-site-order.ts';
import { kmTo } from './near.ts';
import type { Position } from './positions.ts';

export interface ChoiceCount {
  value: string;
  count: number;
  /** Where the value alone does not tell its name. */
  words?: string | undefined;
}

export type SiteFacets = { [Name in FilterName]?: ChoiceCount[] };

export interface DiveSitePageCounts {
  total: number;
  facets: SiteFacets;
}

export interface Loosening {
  filter: FilterName;
  count: number;
}

const countedFilters = filterNames.filter((name) => filterNamed(name).choices);

type SiteChoices = Map<FilterName, readonly (string | number)[]>;
const siteChoices = new WeakMap<FilterableSite, SiteChoices>();

/** Memoised, because every change of a filter counts every site again. */
function choicesOf(site: FilterableSite): SiteChoices {
  const known = siteChoices.get(site);
  if (known) return known;
  const found: SiteChoices = new Map();
  for (const name of countedFilters) {
    const { choices, matches } = filterNamed(name);
    if (typeof choices === 'function') {
      found.set(name, choices(site));
    } else {
      found.set(name, choices?.filter((choice) => matches(site, choice)) ?? []);
    }
  }
  siteChoices.set(site, found);
  return found;
}

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

export const isInReach = (
  site: FilterableSite,
  { within }: SiteQuery,
  origin: Position | undefined,
): boolean => !origin || within === undefined || kmTo(origin, site) <= within;

/** In one pass: a site that fails one filter alone counts for its choices. @param sites by name */
export function searchSites<Site extends FilterableSite>(
  sites: readonly Site[],
  query: SiteQuery,
  origin?: Position,
) {
  const active = activeFilters(query);
  const counters = new Map(countedFilters.map((name) => [name, createCounter(name)]));
  const without = new Map(active.map((name) => [name, 0]));
  const matching: Site[] = [];
  let beyond = 0;
  for (const site of sites) {
    const failed = active.filter((name) => !passes(site, name, query));
    const [only, another] = failed;
    if (another) continue;
    if (!isInReach(site, query, origin)) {
      if (!only) beyond += 1;
      continue;
    }
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
  return { matching: orderSites(matching, query, origin), facets, loosen, beyond };
}

export function regionsOf(sites: readonly { region: string }[]): string[] {
  const names = [...new Set(sites.map(({ region }) => region))];
  return names.sort((one, other) => byName({ name: one }, { name: other }));
}
