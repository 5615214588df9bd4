import { type InParts, itemsPerPart, runWhole } from '../parts/parts.ts';
import { byName } from './filters.ts';
import type { SiteFacets } from './search.ts';

/** A species with a page, and the ids of dive sites whose surveys or guide name the species. */
export interface SpeciesAtSites {
  slug: string;
  name: string;
  /** Other search terms for the species. */
  terms: string[];
  sites: number[];
}

type WithSpecies<Site> = Site & { species: readonly string[] };

/** Adds to each site the species found there. */
export function* addSpecies<Site extends { id: number }>(
  sites: readonly Site[],
  all: readonly SpeciesAtSites[],
): InParts<WithSpecies<Site>[]> {
  const bySite = new Map<number, string[]>();
  for (const { slug, sites: ids } of all) {
    for (const id of ids) {
      const slugs = bySite.get(id);
      if (slugs) slugs.push(slug);
      else bySite.set(id, [slug]);
    }
  }
  const found: WithSpecies<Site>[] = [];
  for (const [index, site] of sites.entries()) {
    if (index % itemsPerPart === 0) yield;
    found.push({ ...site, species: bySite.get(site.id) ?? [] });
  }
  return found;
}

/** Like `addSpecies`, without a pause. */
export const withSpecies = <Site extends { id: number }>(
  ...sites: Parameters<typeof addSpecies<Site>>
): WithSpecies<Site>[] => runWhole(addSpecies(...sites));

export function nameSpecies(facets: SiteFacets, all: readonly SpeciesAtSites[]): SiteFacets {
  if (!facets.species?.length) return facets;
  const names = new Map(all.map(({ slug, name }) => [slug, name]));
  const species = facets.species
    .map((choice) => ({ ...choice, words: names.get(choice.value) ?? choice.value }))
    .sort((one, other) => byName({ name: one.words }, { name: other.words }));
  return { ...facets, species };
}
