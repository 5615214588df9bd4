import { isFrontFilter } from '../../domain/dive-site-filters.ts';
import { activeFilters } from '../../domain/dive-site-filters-read.ts';
import { type SiteQuery, siteSearchParams } from '../../domain/dive-site-list.ts';
import { readPlace } from '../places.ts';
import { query, type Reads } from '../reads.ts';
import { MoreFilterInputs, NearPanel } from './lazy-filters.ts';
import { allSitesQuery, speciesAtSitesQuery } from './queries.ts';

const sitePageQuery = (search: SiteQuery) => {
  const params = siteSearchParams(search);
  return query(`dive-sites/page/${new URLSearchParams(params)}`, ({ api, read }) =>
    read(api['dive-sites'].browse.$get({ query: params })),
  );
};

/** @returns the place of the address, and the page: undefined where the browser has the whole catalogue and not this page, unless it is needed */
export async function readSitePage(
  reads: Reads,
  search: SiteQuery,
  name: string | undefined,
  isNeeded = false,
) {
  const place = await readPlace(reads, search.near);
  // A place that nobody knows leaves the list as it is without one.
  const { near: _, within: __, ...anywhere } = search;
  const known = place ? search : anywhere;
  const listed = sitePageQuery({ ...known, q: search.q ?? name });
  // The panels open with them.
  if (search.near && !place) await NearPanel.preload?.();
  if (!activeFilters(search).every(isFrontFilter)) await MoreFilterInputs.preload?.();
  // The browser filters by itself once it has both.
  const isLocal = reads.peek(allSitesQuery) && reads.peek(speciesAtSitesQuery);
  const found = isLocal && !isNeeded ? reads.peek(listed) : await reads.ensure(listed);
  return { place, found };
}
