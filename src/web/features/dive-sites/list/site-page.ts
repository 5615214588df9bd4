import type { DiveSitePage } from '../../../../contract/dive-sites/dive-sites.ts';
import { isFrontFilter } from '../../../../domain/dive-sites/filters.ts';
import { activeFilters } from '../../../../domain/dive-sites/filters-read.ts';
import { type SiteQuery, siteSearchParams } from '../../../../domain/dive-sites/list.ts';
import { asksForHelp } from '../../../../domain/emergency/search-terms.ts';
import type { SearchResult } from '../../../../domain/search/site-search.ts';
import { api, read } from '../../../app/api.ts';
import { readPlace } from '../../../app/places.ts';
import { toCard, toRow } from '../parts/shown-fields.ts';
import { Collections, MoreFilterInputs, NearPanel, WordOffers } from './lazy-filters.ts';

export type FoundPage<Site> = Omit<DiveSitePage, 'sites'> & {
  sites: Site[];
  elsewhere?: SearchResult | undefined;
};

/** The first result of the website's search if it is not a dive site, e.g. help or gear. */
async function readElsewhere(q: string, { total, words }: DiveSitePage) {
  if (!asksForHelp(q) && total > 0 && !words?.taken) return undefined;
  // The list works without this result, so a failed request is ignored.
  const answer = await read(api.search.$get({ query: { q } })).catch(() => undefined);
  const first = answer?.results[0];
  return first?.kind === 'Dive Site' ? undefined : first;
}

/** Number of rows in the map's list before the browser has loaded all sites. */
const rowsAtFirst = 6;

/** @param name of the site whose guide precedes the list */
export async function readSitePage(search: SiteQuery, name?: string) {
  if (name === undefined) await Collections.preload?.();
  const place = await readPlace(search.near);
  // An unknown place is ignored.
  const { near: _, within: __, ...anywhere } = search;
  const known = place ? search : anywhere;
  // Preloading allows the server to render open panels and offers.
  if (search.near && !place) await NearPanel.preload?.();
  if (!activeFilters(search).every(isFrontFilter)) await MoreFilterInputs.preload?.();
  const query = siteSearchParams({ ...known, q: search.q ?? name });
  const found: DiveSitePage = await read(api['dive-sites'].browse.$get({ query }));
  if (found.words) await WordOffers.preload?.();
  const elsewhere = search.q && found.words ? await readElsewhere(search.q, found) : undefined;
  return { place, found: { ...found, sites: found.sites.map(toCard), elsewhere } };
}

export async function readMapPage(search: SiteQuery) {
  const { place, found } = await readSitePage(search);
  return { place, found: { ...found, sites: found.sites.slice(0, rowsAtFirst).map(toRow) } };
}
