import { z } from 'zod';
import {
  searchMiss,
  searchOutcome,
  searchPage,
  searchPageQuery,
  siteSearchQuery,
} from '../../../contract/search.ts';
import { adminRoute } from '../auth/session.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import type { Services } from '../http/context.ts';
import { clearMisses, countMiss, listMisses } from './misses.ts';
import {
  createIndex,
  type ReadMoreRecords,
  type SearchSources,
  searchSite,
  searchWholeSite,
} from './search.ts';

export function searchRoutes(
  services: Services,
  readMore: ReadMoreRecords,
  findSites: SearchSources['findSites'],
) {
  const sources = { readIndex: createIndex(readMore), findSites };
  return new Endpoints({ tags: ['Search'] })
    .endpoint('get', '/', {
      summary:
        'Searches the whole site: at most 3 results of each kind, and at most 3 species and regions together',
      query: siteSearchQuery,
      answer: searchOutcome,
      handle: ({ query }) => searchSite(services, sources, query.q),
    })
    .endpoint('get', '/results', {
      summary:
        'One page of the records that match a text, of all kinds or of one kind, in rank order',
      query: searchPageQuery,
      answer: searchPage,
      handle: async ({ query }) => {
        const page = await searchWholeSite(services, sources, query);
        if (page.total === 0) await countMiss(services, query.q);
        return page;
      },
    });
}

const admin = adminRoute('Search');

export function searchMissRoutes(services: Services) {
  return new Endpoints(admin)
    .endpoint('get', '/', {
      summary: 'Search texts without results, the most frequent first',
      answer: z.array(searchMiss),
      handle: () => listMisses(services),
    })
    .endpoint('delete', '/', {
      summary: 'Deletes all search texts without results',
      handle: () => clearMisses(services),
    });
}
