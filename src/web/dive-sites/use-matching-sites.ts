import { useEffect, useMemo, useState } from 'react';
import type { DiveSitePage, DiveSiteSummary } from '../../contract/dive-sites.ts';
import { searchText } from '../../domain/dive-site-filters-text.ts';
import type { Dictionary } from '../../domain/dive-site-interpretation.ts';
import type { SiteQuery } from '../../domain/dive-site-list.ts';
import { nameSpecies, type SpeciesAtSites, withSpecies } from '../../domain/dive-site-species.ts';
import { paginate } from '../../domain/paginate.ts';
import type { Position } from '../../domain/positions.ts';
import { useReads } from '../reads.ts';
import { allSitesQuery, speciesAtSitesQuery } from './queries.ts';

type Interpretation = typeof import('../../domain/dive-site-interpretation.ts');

interface Catalogue {
  sites: DiveSiteSummary[];
  species: readonly SpeciesAtSites[];
  dictionary: Dictionary;
  searchInWords: Interpretation['searchInWords'];
}

function useCatalogue(requested: boolean) {
  const reads = useReads();
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const needed = requested || reads.peek(allSitesQuery) !== undefined;
  useEffect(() => {
    // Otherwise the server's page is enough.
    if (!needed) return;
    const load = async () => {
      const [all, species, { createDictionary, searchInWords }] = await Promise.all([
        reads.ensure(allSitesQuery),
        // Without the species, all other filters work.
        reads.ensure(speciesAtSitesQuery).catch(() => []),
        import('../../domain/dive-site-interpretation.ts'),
      ]);
      const sites = withSpecies(all, species);
      // Warms the memo, so that the first key does not wait for it.
      sites.forEach(searchText);
      setCatalogue({ sites, species, dictionary: createDictionary(sites, species), searchInWords });
    };
    load().catch(() => {});
  }, [reads, needed]);
  return catalogue;
}

/** Shows the server's page until the whole catalogue is needed. @param query referentially stable */
export function useMatchingSites(
  query: SiteQuery,
  found: DiveSitePage | undefined,
  everywhere: boolean,
  origin: Position | undefined,
) {
  const catalogue = useCatalogue(everywhere);
  const results = useMemo(() => {
    if (!catalogue) return undefined;
    const { sites, species, dictionary, searchInWords } = catalogue;
    const { facets, ...found } = searchInWords(sites, query, dictionary, origin);
    return { ...found, facets: nameSpecies(facets, species) };
  }, [catalogue, query, origin]);
  const visible = useMemo(
    () => results && paginate(results.matching, query.page ?? 1),
    [results, query.page],
  );
  return {
    /** All matching sites, once known. */
    matching: results?.matching,
    /** The sites of the page; undefined while loading. */
    sites: visible?.items ?? found?.sites,
    total: results?.matching.length ?? found?.total ?? 0,
    page: visible?.page ?? found?.page ?? 1,
    pages: visible?.pages ?? found?.pages ?? 1,
    facets: results?.facets ?? found?.facets ?? {},
    beyond: results?.beyond ?? found?.beyond ?? 0,
    loosen: results?.loosen ?? found?.loosen ?? [],
    words: results ? results.words : found?.words,
  };
}
