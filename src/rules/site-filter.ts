import { type DepthBand, depthBandOf, depthBands } from './depth-band.ts';
import { type SkillLevel, skillLevels } from './dive-site-terms.ts';

/** What a visitor asks of the catalogue. An absent field means all. */
export interface SiteFilters {
  q?: string | undefined;
  region?: string | undefined;
  skill?: SkillLevel | undefined;
  depth?: DepthBand | undefined;
}

interface Filterable {
  name: string;
  region: string;
  description: string;
  marineLife: string | null;
  skillLevel: string;
  depthRange: string;
}

export const sitesPerPage = 24;

const collator = new Intl.Collator('en-AU', { numeric: true });

/** Sites by name, as a reader looks for them. */
export function byName(one: { name: string }, other: { name: string }): number {
  return collator.compare(one.name, other.name);
}

/**
 * Looks through one list again and again, as someone types: a text that goes on from the last one is
 * looked for only where that was found. Sites come in the order given.
 */
export function createSiteFinder<T extends Filterable>(sites: readonly T[]) {
  const texts: string[] = [];
  // Twenty thousand look-ups by site would cost more than the search itself: its place is enough.
  const textAt = (index: number, site: T) => {
    texts[index] ??= loweredText(site);
    return texts[index];
  };
  const everywhere = [...sites.entries()];
  let last = { text: '', found: everywhere };

  function sitesWith(text: string) {
    if (text !== last.text) {
      const among = text.startsWith(last.text) ? last.found : everywhere;
      const found = among.filter(([index, site]) => textAt(index, site).includes(text));
      last = { text, found };
    }
    return last.found;
  }

  return (filters: SiteFilters): T[] =>
    sitesWith(filters.q?.trim().toLowerCase() ?? '')
      .map(([, site]) => site)
      .filter((site) => fitsLists(site, filters));
}

/** Texts are lowered once for each site, also where a list was made anew of the same ones. */
const lowered = new WeakMap<Filterable, string>();

/** What the text is looked for in. No search text holds the sign between the fields. */
function loweredText(site: Filterable): string {
  const known = lowered.get(site);
  if (known !== undefined) return known;
  const { name, region, description, marineLife } = site;
  const text = [name, region, description, marineLife ?? ''].join('\0').toLowerCase();
  lowered.set(site, text);
  return text;
}

function fitsLists(site: Filterable, { region, skill, depth }: SiteFilters): boolean {
  if (region && site.region !== region) return false;
  if (skill && site.skillLevel !== skill) return false;
  const band = depth && depthBandOf(site.depthRange);
  return !band || band === depth;
}

/** The sites that fit every filter, in the order given. */
export function filterSites<T extends Filterable>(sites: readonly T[], filters: SiteFilters): T[] {
  return createSiteFinder(sites)(filters);
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
