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
import { MoreFilterInputs, NearPanel, WordOffers } from './lazy-filters.ts';

export type FoundPage<Site> = Omit<DiveSitePage, 'sites'> & { sites: Site[] };

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

const pageReader =
  <Page extends Pick<DiveSitePage, 'total' | 'words'>>(
    pageQuery: (search: SiteQuery) => Query<Page>,
  ) =>
  async (reads: Reads, search: SiteQuery, name?: string) => {
    const place = await readPlace(reads, search.near);
    // A place that nobody knows leaves the list as it is without one.
    const { near: _, within: __, ...anywhere } = search;
    const known = place ? search : anywhere;
    const listed = pageQuery({ ...known, q: search.q ?? name });
    // The panels open with them, and the server draws what follows from what it finds.
    if (search.near && !place) await NearPanel.preload?.();
    if (!activeFilters(search).every(isFrontFilter)) await MoreFilterInputs.preload?.();
    const found = await reads.ensure(listed);
    if (found.words) await WordOffers.preload?.();
    return { place, found };
  };

export const readSitePage = pageReader(sitePageQuery);
export const readMapPage = pageReader(mapPageQuery);
