import { useEffect, useMemo, useState } from 'react';
import type { DiveSitePage, DiveSiteSummary } from '../../contract/dive-sites.ts';
import { searchText } from '../../domain/dive-site-filters-text.ts';
import type { SiteQuery } from '../../domain/dive-site-list.ts';
import { paginate, searchSites } from '../../domain/dive-site-search.ts';
import { useReads } from '../reads.ts';
import { allSitesQuery } from './queries.ts';

/** The whole catalogue, once it is requested or the visit holds it. */
function useAllSites(requested: boolean) {
  const reads = useReads();
  const [all, setAll] = useState<DiveSiteSummary[]>();
  const needed = requested || reads.held(allSitesQuery) !== undefined;
  useEffect(() => {
    // Without it the list stays as the server found it.
    if (!needed) return;
    const hold = (sites: DiveSiteSummary[]) => {
      // The first key that someone types must not wait for it.
      sites.forEach(searchText);
      setAll(sites);
    };
    reads.ensure(allSitesQuery).then(hold, () => {});
  }, [reads, needed]);
  return all;
}

/**
 * The matching sites: at first one page as the server found it, then all of them as filtered here.
 * @param query the same object while it asks for the same
 * @param found what the server found
 * @param everywhere the map or a filter is in use: fetch the whole catalogue
 */
export function useMatchingSites(
  query: SiteQuery,
  found: DiveSitePage | undefined,
  everywhere: boolean,
) {
  const all = useAllSites(everywhere);
  const results = useMemo(() => all && searchSites(all, query), [all, query]);
  const visible = useMemo(
    () => results && paginate(results.matching, query.page ?? 1),
    [results, query.page],
  );
  return {
    /** Every site that matches, as soon as that is known. */
    matching: results?.matching,
    /** Those of the page; undefined while they are on their way. */
    sites: visible?.items ?? found?.sites,
    total: results?.matching.length ?? found?.total ?? 0,
    page: visible?.page ?? found?.page ?? 1,
    pages: visible?.pages ?? found?.pages ?? 1,
    facets: results?.facets ?? found?.facets ?? {},
    loosen: results?.loosen ?? found?.loosen ?? [],
  };
}
