import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, slugParams } from '../../../contract/common.ts';
import { region, regionSea, regionSummary, siteRegion } from '../../../contract/regions.ts';
import { cacheTag, showsOwn } from '../../platform/http/cache-tags.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { errors, json } from '../../platform/http/openapi.ts';
import { findRegion, findSiteRegion, listRegions, listSeas } from './read.ts';

const tags = ['Regions'];
// A region's words change with a release alone; what it shows of its sites changes with these.
const middleware = cacheTag('dive-sites');

export function regionRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        summary: 'Every region by state and name, with the number of its dive sites',
        middleware,
        responses: { 200: json(z.array(regionSummary)) },
      }),
      async (context) => context.json(await listRegions(services), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/sea-temperatures',
        tags,
        summary: 'The temperature of the sea of each region by season, where it is known',
        middleware,
        responses: { 200: json(z.array(regionSea)) },
      }),
      (context) => context.json(listSeas(), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{slug}',
        tags,
        summary: 'One region with its seasons, measured visibility, rules, sites and map',
        middleware,
        request: { params: slugParams },
        responses: { 200: json(region), ...errors(404) },
      }),
      async (context) =>
        context.json(await findRegion(services, context.req.valid('param').slug), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/of-site/{id}',
        tags,
        summary:
          'What a dive site takes from its region: its page, measured visibility, and the nearest chamber',
        middleware: [middleware, showsOwn('dive-sites')] as const,
        request: { params: idParams },
        responses: { 200: json(siteRegion), ...errors(400, 404) },
      }),
      async (context) =>
        context.json(await findSiteRegion(services, context.req.valid('param').id), 200),
    );
}
