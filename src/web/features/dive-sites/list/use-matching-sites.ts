import { useMemo } from 'react';
import type { DiveSitePage, DiveSiteSummary } from '../../../../contract/dive-sites/dive-sites.ts';
import type { FilterableSite } from '../../../../domain/dive-sites/filters-declaration.ts';
import type { Interpretation } from '../../../../domain/dive-sites/interpretation.ts';
import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import { paginate } from '../../../../domain/dive-sites/list.ts';
import { searchSites } from '../../../../domain/dive-sites/search.ts';
import { nameSpecies } from '../../../../domain/dive-sites/species.ts';
import type { Position } from '../../../../domain/geo/positions.ts';
import type { Catalogue } from './use-catalogue.ts';

function search<Site extends FilterableSite>(
  { sites, words }: Catalogue<Site>,
  query: SiteQuery,
  origin: Position | undefined,
): ReturnType<typeof searchSites<Site>> & { words: Interpretation | undefined } {
  return words
    ? words.searchInterpreted(sites, query, words.dictionary, origin)
    : { ...searchSites(sites, query, origin), words: undefined };
}

export type FoundPage<Site> = Omit<DiveSitePage, 'sites'> & { sites: Site[] };

/** Shows the server's page until the whole catalogue is there. @param query the same object while it asks for the same */
export function useMatchingSites<Site extends FilterableSite, Listed = DiveSiteSummary>(
  query: SiteQuery,
  found: FoundPage<Listed> | undefined,
  catalogue: Catalogue<Site> | undefined,
  origin: Position | undefined,
) {
  const results = useMemo(() => {
    if (!catalogue) return undefined;
    const { facets, ...found } = search(catalogue, query, origin);
    return { ...found, facets: nameSpecies(facets, catalogue.species) };
  }, [catalogue, query, origin]);
  const visible = useMemo(
    () => results && paginate(results.matching, query.page ?? 1),
    [results, query.page],
  );
  return useMemo(() => {
    const sites: (Site | Listed)[] | undefined = visible?.items ?? found?.sites;
    return {
      matching: results?.matching,
      sites,
      total: results?.matching.length ?? found?.total ?? 0,
      page: visible?.page ?? found?.page ?? 1,
      pages: visible?.pages ?? found?.pages ?? 1,
      facets: results?.facets ?? found?.facets ?? {},
      beyond: results?.beyond ?? found?.beyond ?? 0,
      loosen: results?.loosen ?? found?.loosen ?? [],
      loosenTogether: results?.loosenTogether ?? found?.loosenTogether ?? [],
      words: results ? results.words : found?.words,
    };
  }, [results, visible, found]);
}
