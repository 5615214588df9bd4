import { isFrontFilter } from '../../domain/dive-site-filters.ts';
import { activeFilters } from '../../domain/dive-site-filters-read.ts';
import { type SiteQuery, siteSearchParams } from '../../domain/dive-site-list.ts';
import { query, type Reads } from '../reads.ts';
import { MoreFilterInputs } from './lazy-filters.ts';
import { allSitesQuery, speciesAtSitesQuery } from './queries.ts';

const sitePageQuery = (search: SiteQuery) => {
  const params = siteSearchParams(search);
  return query(`dive-sites/page/${new URLSearchParams(params)}`, ({ api, read }) =>
    read(api['dive-sites'].browse.$get({ query: params })),
  );
};

/** @returns undefined where the browser has the whole catalogue and not this page, unless it is needed */
export async function readSitePage(
  reads: Reads,
  search: SiteQuery,
  name: string | undefined,
  isNeeded = false,
) {
  const listed = sitePageQuery({ ...search, q: search.q ?? name });
  // The panel opens with them.
  if (!activeFilters(search).every(isFrontFilter)) await MoreFilterInputs.preload?.();
  // The browser filters by itself once it has both.
  const isLocal = reads.peek(allSitesQuery) && reads.peek(speciesAtSitesQuery);
  return isLocal && !isNeeded ? reads.peek(listed) : reads.ensure(listed);
}
