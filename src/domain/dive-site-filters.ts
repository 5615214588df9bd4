import { type DepthBand, depthBandOf, depthBands } from './depth-band.ts';
import { type SkillLevel, skillLevels } from './dive-site-terms.ts';
import { foldText, toSearchTerm } from './search.ts';

/** What a visitor asks of the catalogue. An absent field means all. */
export interface SiteFilters {
  q?: string | undefined;
  region?: string | undefined;
  skill?: SkillLevel | undefined;
  depth?: DepthBand | undefined;
}

interface Searchable {
  name: string;
  region: string;
  description: string;
  marineLife: string | null;
}

interface Listed {
  region: string;
  skillLevel: string;
  depthRange: string;
}

type Filterable = Searchable & Listed;

export const sitesPerPage = 24;

const collator = new Intl.Collator('en-AU', { numeric: true });

/** Sites by name, as a reader looks for them. */
export function byName(one: { name: string }, other: { name: string }): number {
  return collator.compare(one.name, other.name);
}

/** What a search looks through. */
export function searchedTexts({ name, region, description, marineLife }: Searchable): string[] {
  return [name, region, description, marineLife ?? ''];
}

/** Tells whether a site fits what is chosen from lists. */
export function matchesFilters(site: Listed, { region, skill, depth }: SiteFilters): boolean {
  if (region && site.region !== region) return false;
  if (skill && site.skillLevel !== skill) return false;
  const band = depth && depthBandOf(site.depthRange);
  return !band || band === depth;
}

/**
 * Looks through one list again and again, as someone types: a text that goes on from the last one is
 * looked for only where that was found. Sites come in the order given.
 */
export function createSiteFinder<T extends Filterable>(sites: readonly T[]) {
  // At once: the first key that someone types must not wait for it.
  const all = sites.map((site) => ({ site, text: searchedTexts(site).map(foldText).join('\0') }));
  let last = { text: '', found: all };

  function sitesWith(text: string | undefined): readonly T[] {
    if (text === undefined) return [];
    if (!text) return sites;
    if (text !== last.text) {
      const among = last.text && text.startsWith(last.text) ? last.found : all;
      last = { text, found: among.filter((searched) => searched.text.includes(text)) };
    }
    return last.found.map(({ site }) => site);
  }

  return (filters: SiteFilters): T[] =>
    sitesWith(toSearchTerm(filters.q ?? '')).filter((site) => matchesFilters(site, filters));
}

/** The regions of some sites, each once, by name. */
export function regionsOf(sites: readonly { region: string }[]): string[] {
  return [...new Set(sites.map(({ region }) => region))].sort(collator.compare);
}

/** One page of a list; a page that does not exist becomes the nearest that does. */
export function pageOf<T>(items: readonly T[], page: number, size = sitesPerPage) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const current = Math.min(Math.max(1, page), pages);
  return { items: items.slice((current - 1) * size, current * size), page: current, pages };
}

/** The filters that an address names; what it can't mean is left out. */
export function readFilters(
  search: Record<string, unknown>,
): SiteFilters & { page?: number | undefined } {
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number'
      ? String(value).slice(0, 200)
      : undefined;
  const page = Number(search.page);
  return {
    q: text(search.q),
    region: text(search.region) || undefined,
    skill: skillLevels.find((level) => level === search.skill),
    depth: depthBands.find((band) => band === search.depth),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
  };
}
