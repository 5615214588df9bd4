import { slugify } from '../text/fold-text.ts';
import { type FilterName, filterNames, type SiteFilters } from './filters.ts';
import { type SiteType, siteTypes } from './terms.ts';

export const landingFilters = ['type', 'state', 'region'] as const;

/** A list of dive sites with its own address, such as /dive-sites/wrecks. */
export interface Landing {
  filter: (typeof landingFilters)[number];
  value: string;
}

const typeSlugs: Record<SiteType, string> = {
  reef: 'reefs',
  wreck: 'wrecks',
  wall: 'walls',
  cave: 'caves',
  pier: 'piers',
  muck: 'muck-dives',
  drift: 'drift-dives',
  freshwater: 'freshwater',
};

/** The path below /dive-sites, e.g. "wrecks" or "region/adelaide"; undefined without a slug. */
export function landingPath({ filter, value }: Landing): string | undefined {
  const type = filter === 'type' ? siteTypes.find((one) => one === value) : undefined;
  if (filter === 'type') return type && typeSlugs[type];
  const slug = slugify(value);
  if (!slug) return undefined;
  return filter === 'region' ? `region/${slug}` : slug;
}

const isListed = (name: FilterName): name is Landing['filter'] =>
  landingFilters.some((filter) => filter === name);

/** The landing of a query with one filter; undefined for other queries. */
export function toLanding(filters: SiteFilters): Landing | undefined {
  const [name, another] = filterNames.filter((one) => String(filters[one] ?? '').trim() !== '');
  if (!name || another || !isListed(name)) return undefined;
  return { filter: name, value: String(filters[name]) };
}

/** The landing of a type or state with this slug. @param states of existing sites */
export function findLanding(slug: string, states: Iterable<string>): Landing | undefined {
  const type = siteTypes.find((one) => typeSlugs[one] === slug);
  if (type) return { filter: 'type', value: type };
  for (const state of states) {
    if (slugify(state) === slug) return { filter: 'state', value: state };
  }
  return undefined;
}
