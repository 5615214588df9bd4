import { useEffect, useMemo, useState } from 'react';
import type { DiveSitePage, DiveSiteSummary } from '../../contract/dive-sites.ts';
import {
  createSiteFinder,
  pageOf,
  regionsOf,
  type SiteFilters,
} from '../../domain/dive-site-filters.ts';
import { useReads } from '../reads.ts';
import { allSitesQuery } from './queries.ts';

/** The whole catalogue, once it is wanted or the visit holds it. */
function useAllSites(wanted: boolean) {
  const reads = useReads();
  const [all, setAll] = useState<DiveSiteSummary[]>();
  const needed = wanted || reads.held(allSitesQuery) !== undefined;
  useEffect(() => {
    // Without it the list stays as the server found it.
    if (needed) reads.ensure(allSitesQuery).then(setAll, () => {});
  }, [reads, needed]);
  return all;
}

/**
 * The sites that fit: at first one page as the server found it, then all of them as filtered here.
 * @param page which page to show
 * @param everywhere the map or a filter is in use: fetch the whole catalogue
 */
export function useMatchingSites(
  { q, region, skill, depth }: SiteFilters,
  page: number,
  found: DiveSitePage | undefined,
  everywhere: boolean,
) {
  const all = useAllSites(everywhere);
  const find = useMemo(() => all && createSiteFinder(all), [all]);
  const fitting = useMemo(
    () => find?.({ q, region, skill, depth }),
    [find, q, region, skill, depth],
  );
  const regions = useMemo(() => (all ? regionsOf(all) : (found?.regions ?? [])), [all, found]);
  const shown = useMemo(() => fitting && pageOf(fitting, page), [fitting, page]);
  return {
    /** Every site that fits, as soon as that is known. */
    fitting,
    /** Those of the page; undefined while they are on their way. */
    sites: shown?.items ?? found?.sites,
    total: fitting?.length ?? found?.total ?? 0,
    page: shown?.page ?? found?.page ?? 1,
    pages: shown?.pages ?? found?.pages ?? 1,
    regions,
  };
}
