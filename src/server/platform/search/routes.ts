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
        'Searches the whole site: the best 3 dive sites, reviews, products and articles, and 3 species or regions',
      query: siteSearchQuery,
      answer: searchOutcome,
      handle: ({ query }) => searchSite(services, sources, query.q),
    })
    .endpoint('get', '/results', {
      summary: 'Everything that a text finds, of all kinds or one, page by page in rank order',
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
      summary: 'Words that the search found nothing for, the most frequent first',
      answer: z.array(searchMiss),
      handle: () => listMisses(services),
    })
    .endpoint('delete', '/', {
      summary: 'Forgets all words that the search found nothing for',
      handle: () => clearMisses(services),
    });
}
