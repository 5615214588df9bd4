import { createRoute } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import {
  addressQuery,
  diveSite,
  diveSiteAddress,
  diveSiteCount,
  diveSitePage,
  featuredSite,
  listedDiveSite,
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
import { cacheTag, showsOnly, showsOwn } from '../../platform/http/cache-tags.ts';
import { type AppEnv, createRouter, type Services } from '../../platform/http/context.ts';
import { errors, json } from '../../platform/http/openapi.ts';
import { findByAddress } from './addresses.ts';
import { diveSiteAdminRoutes } from './admin-routes.ts';
import { findDiveSiteByReviewUrl, listFeaturedSites } from './article-sites.ts';
import {
  browseDiveSites,
  type ListServices,
  listMatchingOnMap,
  listMatchingSites,
  listMatchingSummaries,
  searchDiveSites,
} from './browse.ts';
import { exportRoutes } from './export-routes.ts';
import { nearestDiveSites } from './nearest.ts';
import { plateLight } from './plate-lights.ts';
import { countDiveSites, findDiveSite, listSitePoints, visitorsView } from './read.ts';

const tags = ['Dive sites'];
type SiteServices = Services & ListServices;

/** Whole sites name their article, which visitors learn of only while it is published. */
const namesArticles: MiddlewareHandler<AppEnv> = (context, next) =>
  context.req.query('fields') === 'summary' ? next() : cacheTag('articles')(context, next);

const siteView = async (context: Context<AppEnv>, services: Services) =>
  context.get('isAdmin') ? <Site>(site: Site) => site : await visitorsView(services);

function listRoutes(services: SiteServices) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        summary:
          'Every dive site by name, or those that fit some filters; with ?fields=summary what cards and the map need',
        middleware: namesArticles,
        request: { query: listQuery },
        responses: { 200: json(z.array(listedDiveSite)), ...errors(400) },
      }),
      async (context) => {
        const { fields, ...search } = context.req.valid('query');
        const query = readSiteQuery(search);
        if (fields === 'summary') {
          return context.json(await listMatchingSummaries(services, query), 200);
        }
        const sites = await listMatchingSites(services, query);
        return context.json(sites.map(await siteView(context, services)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/map',
        tags,
        summary:
          'Every dive site by name, or those that fit some filters, with what a map and its list need, no texts',
        request: { query: mapQuery },
        responses: { 200: json(z.array(mapSite)), ...errors(400) },
      }),
      async (context) =>
        context.json(
          await listMatchingOnMap(services, readSiteQuery(context.req.valid('query'))),
          200,
        ),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/points',
        tags,
        summary: 'Where every dive site is, with its skill level: what a map shows from afar',
        responses: { 200: json(sitePoints) },
      }),
      async (context) => context.json(await listSitePoints(services), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/browse',
        tags,
        summary: 'One page of the sites that fit some filters',
        request: { query: browseQuery },
        responses: { 200: json(diveSitePage), ...errors(400) },
      }),
      async (context) =>
        context.json(
          await browseDiveSites(services, readSiteQuery(context.req.valid('query'))),
          200,
        ),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/count',
        tags,
        summary: 'How many dive sites there are',
        responses: { 200: json(diveSiteCount) },
      }),
      async (context) => context.json({ total: await countDiveSites(services) }, 200),
    );
}

/** Routes that find a site by address, list featured sites and search texts. */
function lookupRoutes(services: SiteServices) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/address',
        tags,
        summary: 'What stands at a readable address: a list by type, state or region, or a site',
        request: { query: addressQuery },
        responses: { 200: json(diveSiteAddress), ...errors(400, 404) },
      }),
      async (context) =>
        context.json(await findByAddress(services, context.req.valid('query').path), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/featured',
        tags,
        summary: 'The featured sites by name, with what a page’s background needs',
        middleware: namesArticles,
        responses: { 200: json(z.array(featuredSite)) },
      }),
      async (context) => {
        const sites = await listFeaturedSites(services);
        return context.json(sites.map(await siteView(context, services)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/search',
        tags,
        summary: 'Sites whose name, region, description or marine life hold a text',
        middleware: namesArticles,
        request: { query: searchQuery },
        responses: { 200: json(z.array(listedDiveSite)), ...errors(400) },
      }),
      async (context) => {
        const sites = await searchDiveSites(services, context.req.valid('query').q);
        return context.json(sites.map(await siteView(context, services)), 200);
      },
    );
}

function siteRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/by-review-url',
        tags,
        summary: 'The site that a page is about, by its review link or blog slug',
        middleware: namesArticles,
        request: { query: reviewUrlQuery },
        responses: { 200: json(diveSite), ...errors(400, 404) },
      }),
      async (context) => {
        const site = await findDiveSiteByReviewUrl(services, context.req.valid('query').url);
        return context.json((await siteView(context, services))(site), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}',
        tags,
        summary: 'One dive site',
        middleware: [namesArticles, showsOwn('dive-sites')] as const,
        request: { params: idParams },
        responses: { 200: json(diveSite), ...errors(400, 404) },
      }),
      async (context) => {
        const site = await findDiveSite(services, context.req.valid('param').id);
        const view = await siteView(context, services);
        return context.json({ ...view(site), ...plateLight(site) }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/nearby',
        tags,
        summary: 'The six other sites nearest to one, with distance and bearing',
        request: { params: idParams },
        responses: { 200: json(z.array(nearbySite)), ...errors(400, 404) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        const near = await nearestDiveSites(services, id);
        showsOnly(context, 'dive-sites', [id, ...near.map((site) => site.id)]);
        return context.json(near, 200);
      },
    );
}

/** A filter by species reads where they were recorded. */
const readsSpecies: MiddlewareHandler<AppEnv> = (context, next) =>
  context.req.query('species') ? cacheTag('species')(context, next) : next();

export function diveSiteRoutes(services: SiteServices) {
  const router = createRouter();
  router.use(readsSpecies);
  // Fixed paths first: they stand where an id could.
  return router
    .route('/', diveSiteAdminRoutes(services))
    .route('/', exportRoutes(services))
    .route('/', listRoutes(services))
    .route('/', lookupRoutes(services))
    .route('/', siteRoutes(services));
}
