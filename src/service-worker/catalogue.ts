import type { FilterableSite } from '../domain/dive-sites/filters-declaration.ts';
import { createDictionary, searchInterpreted } from '../domain/dive-sites/interpretation.ts';
import { paginate, readSiteQuery } from '../domain/dive-sites/list.ts';
import { searchSites, sortedRegions } from '../domain/dive-sites/search.ts';
import { nameSpecies, type SpeciesAtSites, withSpecies } from '../domain/dive-sites/species.ts';
import {
  pagesCache,
  storedSites as sitesPath,
  storedSpecies as speciesPath,
} from '../domain/offline/offline-paths.ts';
import { networkElse } from './from-network.ts';
import { inCache } from './stored.ts';

type StoredSite = FilterableSite & { id: number };

const readStored = async (address: string) => (await inCache(pagesCache, address))?.json();

/** Searches the stored sites. @returns undefined if none are stored or `near` is set */
async function findStored({ pathname, searchParams }: URL): Promise<Response | undefined> {
  const [all, species]: [StoredSite[] | undefined, SpeciesAtSites[] | undefined] =
    await Promise.all([readStored(sitesPath), readStored(speciesPath)]);
  const query = readSiteQuery(Object.fromEntries(searchParams));
  if (!all || !species || query.near !== undefined) return undefined;
  const sites = withSpecies(all, species);
  if (pathname === '/api/dive-sites') return Response.json(searchSites(sites, query).matching);
  const { matching, facets, ...found } = searchInterpreted(
    sites,
    query,
    createDictionary(sites, species),
  );
  if (pathname.endsWith('/map')) return Response.json(matching);
  const { items, ...place } = paginate(matching, query.page ?? 1);
  return Response.json({
    ...found,
    ...place,
    sites: items,
    total: matching.length,
    all: all.length,
    regions: sortedRegions(all),
    facets: nameSpecies(facets, species),
  });
}

/** Answers `/api/dive-sites`, `/browse` and `/map` from the network, else from the stored sites. */
export const answerCatalogue = (request: Request) =>
  networkElse(fetch(request), () => findStored(new URL(request.url)));
