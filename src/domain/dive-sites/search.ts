import { kmTo } from '../geo/near.ts';
import type { Position } from '../geo/positions.ts';
import { type InParts, itemsPerPart, runWhole } from '../parts/parts.ts';
import { byName, type FilterName, filterNamed, filterNames } from './filters.ts';
import type { FilterableSite } from './filters-declaration.ts';
import { activeFilters, passes } from './filters-read.ts';
import type { SiteQuery } from './list.ts';
import { type JointLoosening, loosenTogether } from './loosening.ts';
import { orderSites } from './order.ts';

export interface ChoiceCount {
  value: string;
  count: number;
  /** The label of a value, if it differs from the value. */
  words?: string | undefined;
}

export type SiteFacets = { [Name in FilterName]?: ChoiceCount[] };

export interface DiveSitePageCounts {
  total: number;
  facets: SiteFacets;
}

interface Loosening {
  filter: FilterName;
  count: number;
}

const countedFilters = filterNames.filter((name) => filterNamed(name).choices);

/** Every choice found so far; `filterOfChoice` has the index of its filter in `countedFilters`. */
const choices: (string | number)[] = [];
const filterOfChoice: number[] = [];
const numbersOfChoices = countedFilters.map(() => new Map<string | number, number>());

function choiceNumber(filter: number, value: string | number): number {
  const numbers = numbersOfChoices[filter];
  const known = numbers?.get(value);
  if (known !== undefined) return known;
  const number = choices.push(value) - 1;
  filterOfChoice.push(filter);
  numbers?.set(value, number);
  return number;
}

const siteChoices = new WeakMap<FilterableSite, readonly number[]>();

/** The choices of a site as indices of `choices`, memoised since every search counts all sites. */
function siteChoiceNumbers(site: FilterableSite): readonly number[] {
  const known = siteChoices.get(site);
  if (known) return known;
  const found = countedFilters.flatMap((name, filter) => {
    const { choices: all = [], matches } = filterNamed(name);
    const values =
      typeof all === 'function' ? all(site) : all.filter((choice) => matches(site, choice));
    return values.map((value) => choiceNumber(filter, value));
  });
  siteChoices.set(site, found);
  return found;
}

/** The test of a filter. Fixed choices are looked up by number, which is faster than `passes`. */
function choiceTest(name: FilterName, query: SiteQuery): (site: FilterableSite) => boolean {
  const { choices: all } = filterNamed(name);
  const value = query[name];
  if (typeof all !== 'object' || value === undefined || !all.includes(value))
    return (site) => passes(site, name, query);
  const number = choiceNumber(countedFilters.indexOf(name), value);
  return (site) => siteChoiceNumbers(site).includes(number);
}

/** Counts choices by number, ten times as fast as by value. */
function createCounter() {
  const counts: number[] = choices.map(() => 0);
  return {
    /** @param only the filter whose choices are counted; all filters by default */
    add(site: FilterableSite, only?: number) {
      for (const number of siteChoiceNumbers(site)) {
        if (only === undefined || filterOfChoice[number] === only)
          counts[number] = (counts[number] ?? 0) + 1;
      }
    },
    facets(): SiteFacets {
      const found = countedFilters.map((): ChoiceCount[] => []);
      counts.forEach((count, number) => {
        if (count === 0) return;
        found[filterOfChoice[number] ?? -1]?.push({ value: String(choices[number]), count });
      });
      return Object.fromEntries(
        countedFilters.map((name, filter) => {
          const counted = found[filter] ?? [];
          const { choices: fixed } = filterNamed(name);
          if (typeof fixed !== 'object')
            return [name, counted.sort((one, other) => compareNames(one.value, other.value))];
          const byValue = new Map(counted.map(({ value, count }) => [value, count]));
          return [
            name,
            fixed.map((choice) => ({
              value: String(choice),
              count: byValue.get(String(choice)) ?? 0,
            })),
          ];
        }),
      );
    },
  };
}

const compareNames = (one: string, other: string) => byName({ name: one }, { name: other });

export const isInReach = (
  site: FilterableSite,
  { within }: SiteQuery,
  origin: Position | undefined,
): boolean => !origin || within === undefined || kmTo(origin, site) <= within;

export interface FoundSites<Site> {
  matching: Site[];
  facets: SiteFacets;
  loosen: Loosening[];
  loosenTogether: JointLoosening[];
  beyond: number;
}

/**
 * Searches and counts in one pass: a site that fails only one filter counts for the choices of
 * this filter.
 * @param sites sorted by name
 */
export function* searchInParts<Site extends FilterableSite>(
  sites: readonly Site[],
  query: SiteQuery,
  origin?: Position,
): InParts<FoundSites<Site>> {
  const active = activeFilters(query);
  const tests = active.map((name) => ({ name, isPassedBy: choiceTest(name, query) }));
  const counter = createCounter();
  const without = new Map(active.map((name) => [name, 0]));
  const matching: Site[] = [];
  let beyond = 0;
  for (const [index, site] of sites.entries()) {
    if (index % itemsPerPart === 0) yield;
    let only: FilterName | undefined;
    let failed = 0;
    for (const { name, isPassedBy } of tests) {
      if (isPassedBy(site)) continue;
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
      counter.add(site);
    } else {
      counter.add(site, countedFilters.indexOf(only));
      without.set(only, (without.get(only) ?? 0) + 1);
    }
  }
  const loosen: Loosening[] = [...without].map(([filter, count]) => ({
    filter,
    count: count + matching.length,
  }));
  const isStuck = active.length > 2 && loosen.every(({ count }) => count === 0);
  return {
    matching: yield* orderSites(matching, query, origin),
    facets: counter.facets(),
    loosen,
    loosenTogether: isStuck
      ? yield* loosenTogether(
          sites.filter((site) => isInReach(site, query, origin)),
          query,
        )
      : [],
    beyond,
  };
}

/** Like `searchInParts`, without a pause. */
export const searchSites = <Site extends FilterableSite>(
  sites: readonly Site[],
  query: SiteQuery,
  origin?: Position,
): FoundSites<Site> => runWhole(searchInParts(sites, query, origin));

export function sortedRegions(sites: readonly { region: string }[]): string[] {
  const names = new Set<string>();
  for (const { region } of sites) names.add(region);
  return [...names].sort(compareNames);
}
