import { createRoute } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { success } from '../../../contract/common.ts';
import { apiPaths } from '../../../contract/paths.ts';
import {
  searchMiss,
  searchOutcome,
  searchPage,
  searchPageQuery,
  siteSearchQuery,
} from '../../../contract/search.ts';
import { adminRoute } from '../auth/session.ts';
import { cacheTagHeaders } from '../http/cache-tags.ts';
import { type AppEnv, createRouter, type Services } from '../http/context.ts';
import { adminErrors, errors, json } from '../http/openapi.ts';
import { clearMisses, countMiss, listMisses } from './misses.ts';
import { type SearchedResource, searchedResources } from './records.ts';
import {
  listForBrowserSearch,
  type ReadMoreRecords,
  searchSite,
  searchWholeSite,
} from './search.ts';

const searchedLists: Record<SearchedResource, string> = {
  articles: apiPaths.articles,
  'dive-sites': apiPaths.diveSites,
  products: apiPaths.products,
  reviews: `${apiPaths.reviews}/published`,
};

/** @param isAnsweredElsewhere whether another part of the site has an answer to a text */
export function searchRoutes(
  services: Services,
  readMore: ReadMoreRecords,
  isAnsweredElsewhere: (text: string) => Promise<boolean>,
) {
  const router = createRouter();
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags: ['Search'],
        summary:
          'Searches the whole site: the best 3 dive sites, reviews, products and articles, and 3 species or regions',
        description: `Small sites are searched in the browser, except for species and regions: ${Object.values(searchedLists).join(', ')} answer what it matches and shows with ?fields=search, and redirect here (303) where all four together are too large.`,
        request: { query: siteSearchQuery },
        responses: { 200: json(searchOutcome), ...errors(400) },
      }),
      async (context) =>
        context.json(await searchSite(services, readMore, context.req.valid('query').q), 200),
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
        const page = await searchWholeSite(services, readMore, query);
        if (page.total === 0 && !(await isAnsweredElsewhere(query.q))) {
          await countMiss(services, query.q);
        }
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

/** Answers the four lists with ?fields=search: published records, with what search matches and shows. */
export function searchLists(services: Services) {
  const router = createRouter();
  for (const [resource, path] of Object.entries(searchedLists)) {
    const answerRecords: MiddlewareHandler<AppEnv> = async (context, next) => {
      if (context.req.query('fields') !== 'search') return next();
      const records = await listForBrowserSearch(services, resource as SearchedResource);
      // Whether the lists are small enough depends on all four.
      for (const [name, value] of Object.entries(cacheTagHeaders(searchedResources)))
        context.header(name, value);
      return records ? context.json(records) : context.redirect(apiPaths.search, 303);
    };
    router.get(path, answerRecords);
  }
  return router;
}
