import { type FilterName, filterNames, type SiteFilters } from './dive-site-filters.ts';
import type { DiveSitePageCounts } from './dive-site-search.ts';
import { type SiteType, siteTypes, stateNames } from './dive-site-terms.ts';
import { slugify } from './slug.ts';

export const landingFilters = ['type', 'state', 'region'] as const;

/** A list of dive sites that has an address of its own, as /dive-sites/wrecks. */
export interface Landing {
  filter: (typeof landingFilters)[number];
  value: string;
}

const typeLandings: Record<SiteType, { slug: string; title: string; one: string; many: string }> = {
  reef: { slug: 'reefs', title: 'Reef Dives in Australia', one: 'reef', many: 'reefs' },
  wreck: { slug: 'wrecks', title: 'Wreck Dives in Australia', one: 'wreck', many: 'wrecks' },
  wall: { slug: 'walls', title: 'Wall Dives in Australia', one: 'wall', many: 'walls' },
  cave: { slug: 'caves', title: 'Caves to Dive in Australia', one: 'cave', many: 'caves' },
  pier: {
    slug: 'piers',
    title: 'Piers and Jetties to Dive in Australia',
    one: 'pier or jetty',
    many: 'piers and jetties',
  },
  muck: {
    slug: 'muck-dives',
    title: 'Muck Dives in Australia',
    one: 'muck dive',
    many: 'muck dives',
  },
  drift: {
    slug: 'drift-dives',
    title: 'Drift Dives in Australia',
    one: 'drift dive',
    many: 'drift dives',
  },
  freshwater: {
    slug: 'freshwater',
    title: 'Freshwater Dives in Australia',
    one: 'freshwater dive',
    many: 'freshwater dives',
  },
};

export const typePlural = (type: SiteType) => typeLandings[type].many;

export function typeCount(type: SiteType, count: number): string {
  const { one, many } = typeLandings[type];
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;
}

/** Below /dive-sites, as "wrecks", "nsw" or "region/adelaide"; undefined where a name makes no slug. */
export function landingPath({ filter, value }: Landing): string | undefined {
  const type = filter === 'type' ? siteTypes.find((one) => one === value) : undefined;
  if (filter === 'type') return type && typeLandings[type].slug;
  const slug = slugify(value);
  if (!slug) return undefined;
  return filter === 'region' ? `region/${slug}` : slug;
}

const isListed = (name: FilterName): name is Landing['filter'] =>
  landingFilters.some((filter) => filter === name);

/** The landing that lists what some filters find; undefined where they find more or less than one. */
export function landingOf(filters: SiteFilters): Landing | undefined {
  const [name, another] = filterNames.filter((one) => String(filters[one] ?? '').trim() !== '');
  if (!name || another || !isListed(name)) return undefined;
  return { filter: name, value: String(filters[name]) };
}

/** The landing of a type or state, by the last part of its address. @param states those that sites have */
export function findLanding(slug: string, states: Iterable<string>): Landing | undefined {
  const type = siteTypes.find((one) => typeLandings[one].slug === slug);
  if (type) return { filter: 'type', value: type };
  for (const state of states) {
    if (slugify(state) === slug) return { filter: 'state', value: state };
  }
  return undefined;
}

export function landingTitle({ filter, value }: Landing): string {
  if (filter === 'type') {
    const type = siteTypes.find((one) => one === value);
    return type ? typeLandings[type].title : value;
  }
  return filter === 'state'
    ? `Dive Sites in ${stateNames[value] ?? value}`
    : `${value}: Dive Sites`;
}

const listed = (parts: readonly string[]) => {
  const [last, ...others] = [...parts].reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : (last ?? '');
};

export function landingSentence(landing: Landing, { total, facets }: DiveSitePageCounts): string {
  const countOf = (filter: FilterName, value: string) =>
    facets[filter]?.find((choice) => choice.value === value)?.count ?? 0;
  const most = (filter: FilterName) =>
    [...(facets[filter] ?? [])].sort((one, other) => other.count - one.count)[0];
  const { filter, value } = landing;
  const type = filter === 'type' ? siteTypes.find((one) => one === value) : undefined;
  const what = type
    ? typeCount(type, total)
    : `${total.toLocaleString('en-AU')} ${total === 1 ? 'dive site' : 'dive sites'}`;
  const where = type
    ? ''
    : filter === 'state'
      ? ` in ${stateNames[value] ?? value}`
      : ` in the region ${value}`;
  const beginner = countOf('skill', 'Beginner');
  const shore = countOf('access', 'shore');
  const commonest = type ? most('state') : most('type');
  const named = siteTypes.find((one) => one === commonest?.value);
  const parts = [
    beginner > 0 && `${beginner} for beginners`,
    shore > 0 && `${shore} from the shore`,
    commonest &&
      commonest.count > 0 &&
      commonest.count < total &&
      (named
        ? typeCount(named, commonest.count)
        : `${commonest.count} in ${stateNames[commonest.value] ?? commonest.value}`),
  ].filter((part) => part !== false && part !== undefined);
  return `${what}${where}${parts.length > 0 ? `, among them ${listed(parts)}` : ''}, each with its depth, season, access and hazards.`;
}
