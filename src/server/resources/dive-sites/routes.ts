import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import {
  addressQuery,
  diveSite,
  diveSiteAddress,
  diveSiteCount,
  diveSitePage,
  diveSiteSummary,
  featuredSite,
  listQuery,
  mapQuery,
  mapSite,
  nearbySite,
  reviewUrlQuery,
  searchQuery,
  sitePoints,
} from '../../../contract/dive-sites/dive-sites.ts';
import { browseQuery } from '../../../contract/dive-sites/filters.ts';
import { readSiteQuery } from '../../../domain/dive-sites/list.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { cacheTag, declareOwnRecord, declareShownRecords } from '../../platform/http/cache-tags.ts';
import { type AppEnv, createRouter, type Services } from '../../platform/http/context.ts';
import { findByAddress } from './addresses.ts';
import { diveSiteAdminRoutes } from './admin-routes.ts';
import { findDiveSiteByReviewUrl, listFeaturedSites } from './article-sites.ts';
import {
  browseDiveSites,
  type ListServices,
  listMatchingOnMap,
  listMatchingSites,
  searchDiveSites,
} from './browse.ts';
import { exportRoutes } from './export-routes.ts';
import { listNearbySites } from './nearest.ts';
import { plateLight } from './plate-lights.ts';
import { countDiveSites, findDiveSite, listSitePoints, visitorsView } from './read.ts';

const tags = ['Dive sites'];
type SiteServices = Services & ListServices;

/** Answers with the slug of a site's article depend on whether the article is published. */
const namesArticles = cacheTag('articles');

const siteView = async (context: Context<AppEnv>, services: Services) =>
  context.get('isAdmin') ? <Site>(site: Site) => site : await visitorsView(services);

function listRoutes(services: SiteServices) {
  return new Endpoints({ tags })
    .endpoint('get', '/', {
      summary: 'Every dive site by name, or the sites that match some filters',
      middleware: namesArticles,
      query: listQuery,
      answer: z.array(diveSiteSummary),
      handle: async ({ query, context }) => {
        const sites = await listMatchingSites(services, readSiteQuery(query));
        return sites.map(await siteView(context, services));
      },
    })
    .endpoint('get', '/map', {
      summary:
        'Every dive site by name, or the sites that match some filters, with the fields of maps and their lists, without texts',
      query: mapQuery,
      answer: z.array(mapSite),
      handle: ({ query }) => listMatchingOnMap(services, readSiteQuery(query)),
    })
    .endpoint('get', '/points', {
      summary: 'The position and skill level of every dive site, for a map of the whole country',
      answer: sitePoints,
      handle: () => listSitePoints(services),
    })
    .endpoint('get', '/browse', {
      summary: 'One page of the sites that match some filters',
      middleware: namesArticles,
      query: browseQuery,
      answer: diveSitePage,
      handle: async ({ query, context }) => {
        const page = await browseDiveSites(services, readSiteQuery(query));
        return { ...page, sites: page.sites.map(await siteView(context, services)) };
      },
    })
    .endpoint('get', '/count', {
      summary: 'The number of dive sites',
      answer: diveSiteCount,
      handle: async () => ({ total: await countDiveSites(services) }),
    });
}

function lookupRoutes(services: SiteServices) {
  return new Endpoints({ tags })
    .endpoint('get', '/address', {
      summary: 'Finds the list (by type, state or region) or the site at a readable address',
      query: addressQuery,
      answer: diveSiteAddress,
      errors: [404],
      handle: ({ query }) => findByAddress(services, query.path),
    })
    .endpoint('get', '/featured', {
      summary: 'The featured sites by name, with their articles',
      middleware: namesArticles,
      answer: z.array(featuredSite),
      handle: async ({ context }) => {
        const sites = await listFeaturedSites(services);
        return sites.map(await siteView(context, services));
      },
    })
    .endpoint('get', '/search', {
      summary: 'Sites whose name, region, description or marine life contains a text',
      middleware: namesArticles,
      query: searchQuery,
      answer: z.array(diveSiteSummary),
      handle: async ({ query, context }) => {
        const sites = await searchDiveSites(services, query.q);
        return sites.map(await siteView(context, services));
      },
    });
}

function siteRoutes(services: Services) {
  return new Endpoints({ tags })
    .endpoint('get', '/by-review-url', {
      summary: 'The site whose review link or blog slug leads to a page',
      middleware: namesArticles,
      query: reviewUrlQuery,
      answer: diveSite,
      errors: [404],
      handle: async ({ query, context }) => {
        const site = await findDiveSiteByReviewUrl(services, query.url);
        return (await siteView(context, services))(site);
      },
    })
    .endpoint('get', '/{id}', {
      summary: 'One dive site',
      middleware: [namesArticles, declareOwnRecord('dive-sites')],
      params: idParams,
      answer: diveSite,
      handle: async ({ params, context }) => {
        const site = await findDiveSite(services, params.id);
        const view = await siteView(context, services);
        return { ...view(site), ...plateLight(site) };
      },
    })
    .endpoint('get', '/{id}/nearby', {
      summary: 'The six sites nearest to a site, with distance and bearing',
      middleware: namesArticles,
      params: idParams,
      answer: z.array(nearbySite),
      handle: async ({ params: { id }, context }) => {
        const near = await listNearbySites(services, id);
        declareShownRecords(context, 'dive-sites', [id, ...near.map((site) => site.id)]);
        return near.map(await siteView(context, services));
      },
    });
}

/** Tags answers that are filtered by species, because they depend on the survey records. */
const readsSpecies: MiddlewareHandler<AppEnv> = (context, next) =>
  context.req.query('species') ? cacheTag('species')(context, next) : next();

export function diveSiteRoutes(services: SiteServices) {
  const router = createRouter();
  router.use(readsSpecies);
  // Fixed paths come first, because `/{id}` would match them too.
  return router
    .route('/', diveSiteAdminRoutes(services))
    .route('/', exportRoutes(services))
    .route('/', listRoutes(services))
    .route('/', lookupRoutes(services))
    .route('/', siteRoutes(services));
}
