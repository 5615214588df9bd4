import { useEffect, useMemo, useState } from 'react';
import type { DiveSitePage, DiveSiteSummary } from '../../contract/dive-sites.ts';
import { searchText } from '../../domain/dive-site-filters-text.ts';
import type { SiteQuery } from '../../domain/dive-site-list.ts';
import { paginate, searchSites } from '../../domain/dive-site-search.ts';
import { useReads } from '../reads.ts';
import { allSitesQuery } from './queries.ts';

function useAllSites(requested: boolean) {
  const reads = useReads();
  const [all, setAll] = useState<DiveSiteSummary[]>();
  const needed = requested || reads.peek(allSitesQuery) !== undefined;
  useEffect(() => {
    // Otherwise the server's page is enough.
    if (!needed) return;
    const hold = (sites: DiveSiteSummary[]) => {
      // Warms the memo, so that the first key does not wait for it.
      sites.forEach(searchText);
      setAll(sites);
    };
    reads.ensure(allSitesQuery).then(hold, () => {});
  }, [reads, needed]);
  return all;
}

/** Shows the server's page until the whole catalogue is needed. @param query referentially stable */
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
    /** All matching sites, once known. */
    matching: results?.matching,
    /** The sites of the page; undefined while loading. */
    sites: visible?.items ?? found?.sites,
    total: results?.matching.length ?? found?.total ?? 0,
    page: visible?.page ?? found?.page ?? 1,
    pages: visible?.pages ?? found?.pages ?? 1,
    facets: results?.facets ?? found?.facets ?? {},
    loosen: results?.loosen ?? found?.loosen ?? [],
  };
}
