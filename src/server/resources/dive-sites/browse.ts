import type {
  DiveSitePage,
  DiveSiteSummary,
  MapSite,
} from '../../../contract/dive-sites/dive-sites.ts';
import { seasonOfMonth } from '../../../domain/dates/months.ts';
import { holdsText, searchText } from '../../../domain/dive-sites/filters-text.ts';
import { createDictionary, interpretInParts } from '../../../domain/dive-sites/interpretation.ts';
import { paginate, type SiteQuery, siteSearchParams } from '../../../domain/dive-sites/list.ts';
import { searchInParts, sortedRegions } from '../../../domain/dive-sites/search.ts';
import {
  type ParsedSearchText,
  parseSearchText,
  type SpeciesNames,
} from '../../../domain/dive-sites/search-text.ts';
import {
  addSpecies,
  nameSpecies,
  type SpeciesAtSites,
} from '../../../domain/dive-sites/species.ts';
import { stateNames } from '../../../domain/dive-sites/terms.ts';
import type { Place } from '../../../domain/geo/near.ts';
import { foldText } from '../../../domain/text/fold-text.ts';
import { derive } from '../../platform/database/derive.ts';
import type { Services } from '../../platform/http/context.ts';
import type { SitesOfText } from '../../platform/search/search.ts';
import { inTurns } from '../../platform/turns/turns.ts';
import { type FilteredSite, readSites } from './filtered-sites.ts';
import { findDivedTown, findPlace, findPlaces, toSitePlaces } from './places.ts';
import {
  listMapSites,
  listMapSitesByIds,
  listSummaries,
  listSummariesByIds,
  withCardTexts,
} from './read.ts';

type Reader = Pick<Services, 'database' | 'content'>;

export interface ListServices extends Reader {
  readSpeciesAtSites: (services: Reader) => Promise<SpeciesAtSites[]>;
  readSpeciesNames: (services: Reader) => Promise<SpeciesNames[]>;
}

const readWithSpecies = derive(['dive-sites', 'species'], async (services: ListServices) => {
  const species = await services.readSpeciesAtSites(services);
  return { species, sites: await inTurns(addSpecies(await readSites(services), species)) };
});

const readPlaces = derive(['dive-sites'], async (services) =>
  inTurns(toSitePlaces(await readSites(services))),
);

const readRegions = derive(['dive-sites'], async (services) =>
  sortedRegions(await readSites(services)),
);

const readDictionary = derive(['dive-sites', 'species'], async (services: ListServices) => {
  const places = await readPlaces(services);
  return createDictionary(
    await readSites(services),
    await services.readSpeciesNames(services),
    (phrase) => findDivedTown(phrase, places),
  );
});

/** Finds the place that a query names. @throws 400 if the place is unknown */
const queryOrigin = async (services: Reader, { near }: SiteQuery): Promise<Place | undefined> =>
  near === undefined ? undefined : findPlace(near, await readPlaces(services));

export const listPlaces = async (services: Reader, text: string) =>
  findPlaces(text, await readPlaces(services));

/** @throws 400 if there is no such place */
export const placeOfSlug = async (services: Reader, slug: string) =>
  findPlace(slug, await readPlaces(services));

async function findMatching(services: ListServices, query: SiteQuery) {
  const all = await readSites(services);
  const origin = await queryOrigin(services, query);
  if (query.species === undefined)
    return { all, ...(await inTurns(searchInParts(all, query, origin))) };
  const { sites, species } = await readWithSpecies(services);
  const { facets, ...found } = await inTurns(searchInParts(sites, query, origin));
  return { all, ...found, facets: nameSpecies(facets, species) };
}

async function findInterpreted(services: ListServices, query: SiteQuery) {
  const all = await readSites(services);
  const dictionary = await readDictionary(services);
  const origin = await queryOrigin(services, query);
  const text = query.q?.trim() ?? '';
  const namesSpecies = parseSearchText(text, dictionary.meanings)?.filters.species;
  // A text that no site contains may name a species after spelling correction.
  const isUnknown = text !== '' && !all.some((site) => holdsText(site, text));
  if (!namesSpecies && !isUnknown && !query.species) {
    return { all, ...(await inTurns(interpretInParts(all, query, dictionary, origin))) };
  }
  const { sites, species } = await readWithSpecies(services);
  const search = interpretInParts(sites, query, dictionary, origin);
  const { facets, ...found } = await inTurns(search);
  return { all, ...found, facets: nameSpecies(facets, species) };
}

/** Lists the place, the state and the season that a text names. */
function contextTerms(read: ParsedSearchText | undefined): string[] {
  if (!read) return [];
  const { state, month } = read.filters;
  return [read.place?.detail, state && stateNames[state], month && seasonOfMonth(month)].filter(
    (term): term is string => Boolean(term),
  );
}

/** Finds the sites that match a text or its interpretation, in list order. */
export async function findSitesOfText(services: ListServices, q: string): Promise<SitesOfText> {
  const { matching, words } = await findInterpreted(services, { q });
  const { meanings, findPlace: findTown } = await readDictionary(services);
  const { taken, loosened } = words ?? {};
  const facts = Object.entries(taken ?? {}).filter(([, value]) => value !== undefined);
  // A search that names only an animal targets its species page.
  const isAnimal = facts.every(([name]) => name === 'species' || name === 'q');
  const parsed = parseSearchText(q, meanings, findTown);
  return {
    ids: siteIds(matching),
    isMeant: !isAnimal && !loosened?.dropped.includes('q'),
    terms: contextTerms(parsed),
    // Sites around a place are sorted nearest first.
    region: parsed?.filters.region ?? (parsed?.place && matching[0]?.region),
    month: parsed?.filters.month,
  };
}

const siteIds = (sites: readonly { id: number }[]) => sites.map(({ id }) => id);

/** Finds the site whose name begins with a text. @returns undefined if it is first or missing */
function findNamed(sites: readonly FilteredSite[], text: string) {
  const term = foldText(text);
  if (!term) return undefined;
  const at = sites.findIndex((site) => {
    const [name] = searchText(site).split('\0', 1);
    return name === term || name?.startsWith(`${term} `);
  });
  return at === 0 ? undefined : sites[at];
}

export async function browseDiveSites(
  services: ListServices,
  query: SiteQuery,
): Promise<DiveSitePage> {
  const { all, matching, ...found } = await findInterpreted(services, query);
  const { facets, loosen, loosenTogether, words, beyond } = found;
  const { items, ...place } = paginate(matching, query.page ?? 1);
  const named = findNamed(matching, query.q ?? '');
  return {
    sites: (await listSummariesByIds(services, siteIds(items))).map(withCardTexts),
    total: matching.length,
    all: all.length,
    ...place,
    regions: await readRegions(services),
    facets,
    loosen,
    loosenTogether,
    words,
    best: named && { id: named.id, name: named.name, region: named.region },
    beyond,
  };
}

const isUnfiltered = (query: SiteQuery) => Object.keys(siteSearchParams(query)).length === 0;

/** Lists the sites that match the filters, in order, with only the fields that filters read. */
export const listMatchingIds = async (
  services: ListServices,
  query: SiteQuery,
): Promise<readonly FilteredSite[]> =>
  isUnfiltered(query) ? readSites(services) : (await findMatching(services, query)).matching;

type ListSites<Site> = (services: Reader, ids: readonly number[]) => Promise<Site[]>;

/** @param all lists every site if no filter is set, which is faster than a list by IDs */
const listMatching =
  <Site>(
    some: ListSites<Site>,
    all: (services: Reader) => Promise<Site[]>,
    find: typeof findMatching = findMatching,
  ) =>
  async (services: ListServices, query: SiteQuery): Promise<Site[]> => {
    if (isUnfiltered(query)) return all(services);
    return some(services, siteIds((await find(services, query)).matching));
  };

export const listMatchingSites = listMatching<DiveSiteSummary>(listSummariesByIds, listSummaries);

/** The sites on all pages of `browseDiveSites`. */
export const listMatchingOnMap = listMatching<MapSite>(
  listMapSitesByIds,
  listMapSites,
  findInterpreted,
);

/** Lists sites whose name, region, description or marine life contains a text, or all if empty. */
export async function searchDiveSites(services: Reader, text: string): Promise<DiveSiteSummary[]> {
  if (!text) return listSummaries(services);
  const sites = await readSites(services);
  return listSummariesByIds(services, siteIds(sites.filter((site) => holdsText(site, text))));
}
