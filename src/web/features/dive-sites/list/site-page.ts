import type {
  DiveSitePage,
  DiveSiteSummary,
  MapSite,
} from '../../../../contract/dive-sites/dive-sites.ts';
import { isFrontFilter } from '../../../../domain/dive-sites/filters.ts';
import { activeFilters } from '../../../../domain/dive-sites/filters-read.ts';
import { type SiteQuery, siteSearchParams } from '../../../../domain/dive-sites/list.ts';
import { readPlace } from '../../../app/places.ts';
import { type Query, query, type Reads } from '../../../app/reads.ts';
import { allSitesQuery, mapSitesQuery, speciesAtSitesQuery } from '../parts/queries.ts';
import { MoreFilterInputs, NearPanel, WordOffers } from './lazy-filters.ts';

const sitePageQuery = (search: SiteQuery) => {
  const params = siteSearchParams(search);
  return query(`dive-sites/page/${new URLSearchParams(params)}`, ({ api, read }) =>
    read(api['dive-sites'].browse.$get({ query: params })),
  );
};

/** Rows of the map's list, before the browser has every site. */
const rowsAtFirst = 9;

function toRow(site: DiveSiteSummary): MapSite {
  const { description, marineLife, hazards, waterTemp, visibility, bestTime, ...row } = site;
  return row;
}

/** A page that the server renders carries what its queries hold, and the map's list shows no texts. */
function mapPageQuery(search: SiteQuery) {
  const { key, run } = sitePageQuery(search);
  return query(`${key}#map`, async (client) => {
    const page = await run(client);
    return { ...page, sites: page.sites.slice(0, rowsAtFirst).map(toRow) };
  });
}

export function queryNeeds({ q, species }: SiteQuery) {
  const texts = Boolean(q?.trim());
  return { texts, species: texts || species !== undefined };
}

/** Whether the browser has what it needs to answer a query of the map. */
export function isOnMap(reads: Reads, search: SiteQuery): boolean {
  const { texts, species } = queryNeeds(search);
  const hasSites = reads.peek(allSitesQuery) ?? (texts ? undefined : reads.peek(mapSitesQuery));
  return hasSites !== undefined && (!species || reads.peek(speciesAtSitesQuery) !== undefined);
}

/** Whether the browser has what it needs to answer every query of the list. */
export const isListed = (reads: Reads): boolean =>
  reads.peek(allSitesQuery) !== undefined && reads.peek(speciesAtSitesQuery) !== undefined;

/** The reader takes `isLocal`: the browser filters by itself, and a page of the list is taken from the cache or not at all. */
const pageReader =
  <Page extends Pick<DiveSitePage, 'total' | 'words'>>(
    pageQuery: (search: SiteQuery) => Query<Page>,
  ) =>
  async (reads: Reads, search: SiteQuery, name: string | undefined, isLocal: boolean) => {
    const place = await readPlace(reads, search.near);
    // A place that nobody knows leaves the list as it is without one.
    const { near: _, within: __, ...anywhere } = search;
    const known = place ? search : anywhere;
    const listed = pageQuery({ ...known, q: search.q ?? name });
    // The panels open with them, and the server draws what follows from what it finds.
    if (search.near && !place) await NearPanel.preload?.();
    if (!activeFilters(search).every(isFrontFilter)) await MoreFilterInputs.preload?.();
    const found = isLocal ? reads.peek(listed) : await reads.ensure(listed);
    if (found?.words) await WordOffers.preload?.();
    return { place, found };
  };

export const readSitePage = pageReader(sitePageQuery);
export const readMapPage = pageReader(mapPageQuery);
