import { offeredReaches, type Place } from '../geo/near.ts';
import { type InParts, itemsPerPart } from '../parts/parts.ts';
import { deepest, type FilterName } from './filters.ts';
import type { FilterableSite } from './filters-declaration.ts';
import { activeFilters, passes } from './filters-read.ts';
import type { SiteFacts, SiteQuery } from './list.ts';

export interface JointLoosening {
  filters: FilterName[];
  count: number;
}

const maxOffered = 3;

/** The smallest sets of filters whose removal finds sites, most sites first; never all filters. */
export function* loosenTogether(
  sites: readonly FilterableSite[],
  query: SiteQuery,
): InParts<JointLoosening[]> {
  const active = activeFilters(query);
  let fewest = active.length - 1;
  let found = new Map<string, JointLoosening>();
  for (const [index, site] of sites.entries()) {
    if (index % itemsPerPart === 0) yield;
    const filters = active.filter((name) => !passes(site, name, query));
    if (filters.length > fewest) continue;
    if (filters.length < fewest) found = new Map();
    fewest = filters.length;
    const key = filters.join();
    const known = found.get(key) ?? { filters, count: 0 };
    known.count += 1;
    found.set(key, known);
  }
  return [...found.values()].sort((one, other) => other.count - one.count).slice(0, maxOffered);
}

/** The smallest change that finds sites for a query without results. */
export interface Loosened {
  /** The facts after the change. */
  filters: SiteFacts;
  /** The sentence about the change. */
  words: string;
  /** The facts that were removed. */
  dropped: (keyof SiteFacts)[];
  count: number;
}

/** A change to a query, with its sentence for a number of sites. */
interface Step {
  change: SiteFacts;
  words: (count: number) => string;
}

const depthSteps = [5, 10] as const;

const depthText = (min: number | undefined, max: number | undefined): string => {
  if (min === undefined) return `down to ${max} m`;
  if (max === undefined) return `from ${min} m down`;
  return min === max ? `at ${min} m` : `between ${min} and ${max} m`;
};

function depthChanges({ minDepth: min, maxDepth: max }: SiteFacts): Step[] {
  if (min === undefined && max === undefined) return [];
  return depthSteps.map((metres) => {
    const change = {
      ...(min !== undefined && { minDepth: Math.max(0, min - metres) }),
      ...(max !== undefined && { maxDepth: Math.min(deepest, max + metres) }),
    };
    const wider = depthText(change.minDepth, change.maxDepth);
    return { change, words: (count) => `None ${depthText(min, max)}; ${count} ${wider}.` };
  });
}

function reachChanges({ within }: SiteFacts, place: Place | undefined): Step[] {
  if (!place || within === undefined) return [];
  const wider = [...offeredReaches, 250 as const].filter((reach) => reach > within);
  return wider.map((reach) => ({
    change: { within: reach },
    words: (count) => `None within ${within} km of ${place.name}; ${count} within ${reach} km.`,
  }));
}

/** Groups of facts that are removed together, the least important group first. */
const dispensable: readonly (readonly (keyof SiteFacts)[])[] = [
  ['q'],
  ['tide'],
  ['permit'],
  ['waterTemp'],
  ['status'],
  ['skill'],
  ['depth'],
  ['minDepth', 'maxDepth'],
  ['sheltered'],
  ['month'],
  ['access'],
  ['type'],
  ['species'],
  ['near', 'within'],
  ['region'],
  ['state'],
];

const without = (names: readonly (keyof SiteFacts)[]): SiteFacts =>
  Object.fromEntries(names.map((name) => [name, undefined]));

/** Steps that remove one group of facts, then steps that remove two; never all groups. */
function droppings(facts: SiteFacts, label: (name: keyof SiteFacts) => string): Step[] {
  const set = dispensable
    .map((names) => names.filter((name) => facts[name] !== undefined))
    .filter((names) => names.length > 0);
  const drop = (groups: readonly (readonly (keyof SiteFacts)[])[]): Step => ({
    change: without(groups.flat()),
    words: (count) =>
      `None with all of this; ${count} without ${new Intl.ListFormat('en-AU').format(groups.map(([name]) => label(name ?? 'q')))}.`,
  });
  const pairs = set.flatMap((one, at) => set.slice(at + 1).map((other) => [one, other]));
  return [
    ...(set.length > 1 ? set.map((one) => drop([one])) : []),
    ...(set.length > 2 ? pairs.map(drop) : []),
  ];
}

/**
 * Widens the depths or the reach, else removes one or two groups of facts, until a site is found.
 * @param count counts the sites that match some facts
 */
export function* loosenFact(
  facts: SiteFacts,
  place: Place | undefined,
  label: (name: keyof SiteFacts) => string,
  count: (facts: SiteFacts) => InParts<number>,
): InParts<Loosened | undefined> {
  const [slight, ...far] = depthChanges(facts);
  const [next, ...further] = reachChanges(facts, place);
  const graded = [slight, next, ...far, ...further].filter((step) => step !== undefined);
  for (const { change, words } of [...graded, ...droppings(facts, label)]) {
    const filters = { ...facts, ...change };
    const found = yield* count(filters);
    const dropped = (Object.keys(change) as (keyof SiteFacts)[]).filter(
      (name) => change[name] === undefined,
    );
    if (found > 0) return { filters, words: words(found), dropped, count: found };
  }
  return undefined;
}
