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

/** The sites that fit every filter, in the order given. */
export function filterSites<T extends Filterable>(sites: readonly T[], filters: SiteFilters): T[] {
  const text = filters.q?.trim().toLowerCase() ?? '';
  const holds = (value: string | null) => value?.toLowerCase().includes(text) ?? false;
  return sites.filter((site) => {
    if (filters.region && site.region !== filters.region) return false;
    if (filters.skill && site.skillLevel !== filters.skill) return false;
    if (filters.depth) {
      const band = depthBandOf(site.depthRange);
      if (band && band !== filters.depth) return false;
    }
    if (!text) return true;
    return (
      holds(site.name) || holds(site.description) || holds(site.region) || holds(site.marineLife)
    );
  });
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
