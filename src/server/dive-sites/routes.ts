import { createRoute } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { idParams, success } from '../../contract/common.ts';
import { browseQuery } from '../../contract/dive-site-filters.ts';
import {
  diveSite,
  diveSiteInput,
  diveSitePage,
  diveSiteReplacement,
  featuredSite,
  listedDiveSite,
  listQuery,
  nearbySite,
  reviewUrlQuery,
  searchQuery,
  siteFeatured,
  sitePhoto,
  siteReviewLink,
  siteVideo,
} from '../../contract/dive-sites.ts';
import { readSiteQuery } from '../../domain/dive-site-list.ts';
import { adminOnly } from '../auth/session.ts';
import { actorOf, audit } from '../history/audit-log.ts';
import { moveToBin } from '../history/bin.ts';
import { type AppEnv, type Asked, createRouter, type Services } from '../http/context.ts';
import {
  adminErrors,
  adminSecurity,
  errors,
  json,
  jsonBody,
  staleOrTaken,
} from '../http/openapi.ts';
import { cacheTag } from '../http/page-cache.ts';
import {
  browseDiveSites,
  listMatchingSites,
  listMatchingSummaries,
  searchDiveSites,
} from './browse.ts';
import { diveSitesCsv } from './export.ts';
import {
  findDiveSite,
  findDiveSiteByReviewUrl,
  listDiveSites,
  listFeaturedSites,
  nearestDiveSites,
  visitorsView,
} from './read.ts';
import { changeDiveSite, createDiveSites, replaceDiveSite } from './write.ts';

const tags = ['Dive sites'];

/** The admin's quick updates: PATCH /{id}/<field> with one small body, the whole site as answer. */
const quickUpdate = <Path extends string, Body extends z.ZodType>(
  path: Path,
  body: Body,
  summary: string,
) =>
  createRoute({
    method: 'patch',
    path,
    tags,
    summary,
    security: adminSecurity,
    middleware: adminOnly,
    request: { params: idParams, body: jsonBody(body) },
    responses: { 200: json(diveSite), ...adminErrors, ...errors(404) },
  });

type QuickChange = z.output<typeof sitePhoto | typeof siteVideo | typeof siteReviewLink>;

/** Whole sites name their article, which visitors learn of while it is published; a summary does not. */
const namesArticles: MiddlewareHandler<AppEnv> = (context, next) =>
  context.req.query('fields') === 'summary' ? next() : cacheTag('articles')(context, next);

/** The routes of /api/dive-sites. */
export function diveSiteRoutes(services: Services) {
  /** How the caller sees a site. */
  const viewOf = async (context: Context<AppEnv>) =>
    context.get('isAdmin') ? <Site>(site: Site) => site : await visitorsView(services);

  /** The quick updates whose body is what they change; without a thumbnail the one that is kept stays. */
  const change = async <Path extends string>(
    context: Asked<Path, { param: { id: number }; json: QuickChange }>,
  ) => {
    const { id } = context.req.valid('param');
    return context.json(await changeDiveSite(services, id, context.req.valid('json')), 200);
  };

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
        return context.json(sites.map(await viewOf(context)), 200);
      },
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
        path: '/featured',
        tags,
        summary: 'The featured sites by name, with what a page’s background needs',
        middleware: namesArticles,
        responses: { 200: json(z.array(featuredSite)) },
      }),
      async (context) => {
        const sites = await listFeaturedSites(services);
        return context.json(sites.map(await viewOf(context)), 200);
      },
    )
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
        return context.json((await viewOf(context))(site), 200);
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
        responses: { 200: json(z.array(diveSite)), ...errors(400) },
      }),
      async (context) => {
        const sites = await searchDiveSites(services, context.req.valid('query').q);
        return context.json(sites.map(await viewOf(context)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/export/csv',
        tags,
        summary: 'Every dive site as CSV (RFC 4180, UTF-8 with BOM)',
        security: adminSecurity,
        middleware: adminOnly,
        responses: {
          200: { description: 'OK', content: { 'text/csv': { schema: z.string() } } },
          ...errors(401),
        },
      }),
      async (context) => {
        const entry = { resource: 'dive-sites', ...actorOf(context) };
        await audit(services, { ...entry, action: 'data_exported' });
        const body = diveSitesCsv(await listDiveSites(services));
        return context.body(body, 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="dive-sites.csv"',
        });
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}',
        tags,
        summary: 'One dive site',
        middleware: namesArticles,
        request: { params: idParams },
        responses: { 200: json(diveSite), ...errors(400, 404) },
      }),
      async (context) => {
        const site = await findDiveSite(services, context.req.valid('param').id);
        return context.json((await viewOf(context))(site), 200);
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
      async (context) =>
        context.json(await nearestDiveSites(services, context.req.valid('param').id), 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        summary: 'Creates a dive site',
        security: adminSecurity,
        middleware: adminOnly,
        request: { body: jsonBody(diveSiteInput) },
        responses: { 201: json(diveSite, 'Created'), ...adminErrors },
      }),
      async (context) => {
        const [created] = await createDiveSites(
          services,
          [context.req.valid('json')],
          actorOf(context),
        );
        if (!created) throw new Error('The database kept no dive site');
        return context.json(created, 201);
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/{id}',
        tags,
        summary: 'Replaces a dive site: what is left out is emptied',
        security: adminSecurity,
        middleware: adminOnly,
        request: { params: idParams, body: jsonBody(diveSiteReplacement) },
        responses: {
          200: json(diveSite),
          ...adminErrors,
          ...errors(404),
          ...staleOrTaken(diveSite),
        },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        const input = context.req.valid('json');
        return context.json(await replaceDiveSite(services, id, input, actorOf(context)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        tags,
        summary: 'Moves a dive site to the bin, where it stays for 30 days',
        security: adminSecurity,
        middleware: adminOnly,
        request: { params: idParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        await moveToBin(services, 'dive-sites', context.req.valid('param').id, actorOf(context));
        return context.json({ success: true as const }, 200);
      },
    )
    .openapi(quickUpdate('/{id}/photo', sitePhoto, 'Sets or takes away the photo'), change)
    .openapi(quickUpdate('/{id}/video', siteVideo, 'Sets or takes away the video'), change)
    .openapi(
      quickUpdate('/{id}/review-link', siteReviewLink, 'Sets or takes away the review link'),
      change,
    )
    .openapi(
      quickUpdate('/{id}/featured', siteFeatured, 'Features a site or takes it back'),
      async (context) => {
        const { id } = context.req.valid('param');
        const featured = context.req.valid('json').featured ? 1 : 0;
        return context.json(
          await changeDiveSite(services, id, { featured }, actorOf(context)),
          200,
        );
      },
    );
}
