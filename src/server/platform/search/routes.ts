import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { success } from '../../../contract/common.ts';
import {
  searchMiss,
  searchOutcome,
  searchPage,
  searchPageQuery,
  siteSearchQuery,
} from '../../../contract/search.ts';
import { adminRoute } from '../auth/session.ts';
import { createRouter, type Services } from '../http/context.ts';
import { adminErrors, errors, json } from '../http/openapi.ts';
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
  const router = createRouter();
  const sources = { readIndex: createIndex(readMore), findSites };
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags: ['Search'],
        summary:
          'Searches the whole site: the best 3 dive sites, reviews, products and articles, and 3 species or regions',
        request: { query: siteSearchQuery },
        responses: { 200: json(searchOutcome), ...errors(400) },
      }),
      async (context) =>
        context.json(await searchSite(services, sources, context.req.valid('query').q), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/results',
        tags: ['Search'],
        summary: 'Everything that a text finds, of all kinds or one, page by page in rank order',
        request: { query: searchPageQuery },
        responses: { 200: json(searchPage), ...errors(400) },
      }),
      async (context) => {
        const query = context.req.valid('query');
        const page = await searchWholeSite(services, sources, query);
        if (page.total === 0) await countMiss(services, query.q);
        return context.json(page, 200);
      },
    );
}

const admin = adminRoute('Search');

export function searchMissRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        summary: 'Words that the search found nothing for, the most frequent first',
        ...admin,
        responses: { 200: json(z.array(searchMiss)), ...errors(401) },
      }),
      async (context) => context.json(await listMisses(services), 200),
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/',
        summary: 'Forgets all words that the search found nothing for',
        ...admin,
        responses: { 200: json(success), ...adminErrors },
      }),
      async (context) => {
        await clearMisses(services);
        return context.json({ success: true as const }, 200);
      },
    );
}
