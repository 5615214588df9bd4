import { useEffect, useState } from 'react';
import type { DiveSiteSummary } from '../../../../contract/dive-sites/dive-sites.ts';
import { searchText } from '../../../../domain/dive-sites/filters-text.ts';
import type { Dictionary } from '../../../../domain/dive-sites/interpretation.ts';
import { type SpeciesAtSites, withSpecies } from '../../../../domain/dive-sites/species.ts';
import { useReads } from '../../../app/reads.ts';
import { followPromise } from '../../../ui/follow-promise.ts';
import { allSitesQuery, speciesAtSitesQuery } from '../parts/queries.ts';

type Interpretation = typeof import('../../../../domain/dive-sites/interpretation.ts');

export interface Catalogue<Site> {
  sites: Site[];
  species: readonly SpeciesAtSites[];
  words?:
    | { dictionary: Dictionary; searchInterpreted: Interpretation['searchInterpreted'] }
    | undefined;
}

export async function loadInterpretation(
  sites: readonly DiveSiteSummary[],
  species: readonly SpeciesAtSites[],
) {
  const { createDictionary, searchInterpreted } = await import(
    '../../../../domain/dive-sites/interpretation.ts'
  );
  // Warms the memo, so that the first key does not wait for it.
  sites.forEach(searchText);
  return { dictionary: createDictionary(sites, species), searchInterpreted };
}

export function useCatalogue(requested: boolean): Catalogue<DiveSiteSummary> | undefined {
  const reads = useReads();
  const [catalogue, setCatalogue] = useState<Catalogue<DiveSiteSummary>>();
  const needed = requested || reads.peek(allSitesQuery) !== undefined;
  useEffect(() => {
    if (!needed) return undefined;
    const load = async () => {
      const [all, species] = await Promise.all([
        reads.ensure(allSitesQuery),
        // Without the species, all other filters work.
        reads.ensure(speciesAtSitesQuery).catch(() => []),
      ]);
      const sites = withSpecies(all, species);
      return { sites, species, words: await loadInterpretation(sites, species) };
    };
    return followPromise(load(), setCatalogue);
  }, [reads, needed]);
  return catalogue;
}
