import { byName, type FilterName, filterNamed, filterNames } from './dive-site-filters.ts';
import type { FilterableSite } from './dive-site-filters-declaration.ts';
import { activeFilters, passes } from './dive-site-filters-read.ts';
import type { SiteQuery } from './dive-site-list.ts';
import { loosenTogether } from './dive-site-loosening.ts';
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

/** In the order of `countedFilters`. */
type SiteChoices = readonly (readonly (string | number)[])[];
const siteChoices = new WeakMap<FilterableSite, SiteChoices>();

/** Memoised, because every change of a filter counts every site again. */
function choicesOf(site: FilterableSite): SiteChoices {
  const known = siteChoices.get(site);
  if (known) return known;
  const found = countedFilters.map((name) => {
    const { choices, matches } = filterNamed(name);
    if (typeof choices === 'function') return choices(site);
    return choices?.filter((choice) => matches(site, choice)) ?? [];
  });
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
    add(choices: SiteChoices[number] = []) {
      for (const choice of choices) counts.set(choice, (counts.get(choice) ?? 0) + 1);
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
  const counters = countedFilters.map(createCounter);
  const without = new Map(active.map((name) => [name, 0]));
  const matching: Site[] = [];
  let beyond = 0;
  for (const site of sites) {
    let only: FilterName | undefined;
    let failed = 0;
    for (const name of active) {
      if (passes(site, name, query)) continue;
      only = name;
      failed += 1;
      if (failed > 1) break;
    }
    if (failed > 1) continue;
    if (!isInReach(site, query, origin)) {
      if (!only) beyond += 1;
      continue;
    }
    if (!only) {
      matching.push(site);
      const choices = choicesOf(site);
      counters.forEach((counter, index) => {
        counter.add(choices[index]);
      });
    } else {
      const index = countedFilters.indexOf(only);
      counters[index]?.add(choicesOf(site)[index]);
      without.set(only, (without.get(only) ?? 0) + 1);
    }
  }
  const facets: SiteFacets = {};
  countedFilters.forEach((name, index) => {
    facets[name] = counters[index]?.counts();
  });
  const loosen: Loosening[] = [...without].map(([filter, count]) => ({
    filter,
    count: count + matching.length,
  }));
  const isStuck = active.length > 2 && loosen.every(({ count }) => count === 0);
  return {
    matching: orderSites(matching, query, origin),
    facets,
    loosen,
    loosenTogether: isStuck
      ? loosenTogether(
          sites.filter((site) => isInReach(site, query, origin)),
          query,
        )
      : [],
    beyond,
  };
}

export function regionsOf(sites: readonly { region: string }[]): string[] {
  const names = [...new Set(sites.map(({ region }) => region))];
  return names.sort((one, other) => byName({ name: one }, { name: other }));
}
