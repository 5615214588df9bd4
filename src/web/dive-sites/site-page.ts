import { isFrontFilter } from '../../domain/dive-site-filters.ts';
import { activeFilters } from '../../domain/dive-site-filters-read.ts';
import { type SiteQuery, siteSearchParams } from '../../domain/dive-site-list.ts';
import { readPlace } from '../places.ts';
import { query, type Reads } from '../reads.ts';
import { MoreFilterInputs, NearPanel } from './lazy-filters.ts';
import { allSitesQuery, mapSitesQuery, speciesAtSitesQuery } from './queries.ts';

const sitePageQuery = (search: SiteQuery) => {
  const params = siteSearchParams(search);
  return query(`dive-sites/page/${new URLSearchParams(params)}`, ({ api, read }) =>
    read(api['dive-sites'].browse.$get({ query: params })),
  );
};

export function needsOf({ q, species }: SiteQuery) {
  const texts = Boolean(q?.trim());
  return { texts, species: texts || species !== undefined };
}

/** Whether the browser has what it needs to answer a query of the map. */
export function isOnMap(reads: Reads, search: SiteQuery): boolean {
  const { texts, species } = needsOf(search);
  const hasSites = reads.peek(allSitesQuery) ?? (texts ? undefined : reads.peek(mapSitesQuery));
  return hasSites !== undefined && (!species || reads.peek(speciesAtSitesQuery) !== undefined);
}

/** Whether the browser has what it needs to answer every query of the list. */
export const isListed = (reads: Reads): boolean =>
  reads.peek(allSitesQuery) !== undefined && reads.peek(speciesAtSitesQuery) !== undefined;

/** @param isLocal the browser filters by itself: a page of the list is taken from the cache or not at all */
export async function readSitePage(
  reads: Reads,
  search: SiteQuery,
  name: string | undefined,
  isLocal: boolean,
) {
  const place = await readPlace(reads, search.near);
  // A place that nobody knows leaves the list as it is without one.
  const { near: _, within: __, ...anywhere } = search;
  const known = place ? search : anywhere;
  const listed = sitePageQuery({ ...known, q: search.q ?? name });
  // The panels open with them.
  if (search.near && !place) await NearPanel.preload?.();
  if (!activeFilters(search).every(isFrontFilter)) await MoreFilterInputs.preload?.();
  return { place, found: isLocal ? reads.peek(listed) : await reads.ensure(listed) };
}
