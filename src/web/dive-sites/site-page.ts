import { isFrontFilter } from '../../domain/dive-site-filters.ts';
import { activeFilters } from '../../domain/dive-site-filters-read.ts';
import { type SiteQuery, siteSearchParams } from '../../domain/dive-site-list.ts';
import { query, type Reads } from '../reads.ts';
import { MoreFilterInputs } from './lazy-filters.ts';
import { allSitesQuery } from './queries.ts';

/** One page of the matching sites: what the first HTML shows. */
const sitePageQuery = (search: SiteQuery) => {
  const params = siteSearchParams(search);
  return query(`dive-sites/page/${new URLSearchParams(params)}`, ({ api, read }) =>
    read(api['dive-sites'].browse.$get({ query: params })),
  );
};

/**
 * Reads the page of the list that an address asks for.
 * @param name searched for where the address has no text
 * @returns undefined where the browser holds the whole catalogue and has not read this page
 */
export async function readSitePage(reads: Reads, search: SiteQuery, name: string | undefined) {
  const listed = sitePageQuery({ ...search, q: search.q ?? name });
  // The panel opens with them.
  if (!activeFilters(search).every(isFrontFilter)) await MoreFilterInputs.preload?.();
  return reads.held(allSitesQuery) ? reads.held(listed) : reads.ensure(listed);
}
