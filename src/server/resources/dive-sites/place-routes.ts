import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { place, placeParams, placesQuery } from '../../../contract/dive-sites/filters.ts';
import { cacheTag } from '../../platform/http/cache-tags.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { errors, json } from '../../platform/http/openapi.ts';
import { listPlaces, placeOfSlug } from './browse.ts';

export function placeRoutes(services: Services) {
  const options = { tags: ['Dive sites'], middleware: cacheTag('dive-sites') };
  return createRouter()
    .openapi(
      createRoute({
        ...options,
        method: 'get',
        path: '/',
        summary: 'Places that distances can be counted from: towns by size, regions, dive sites',
        request: { query: placesQuery },
        responses: { 200: json(z.array(place)), ...errors(400) },
      }),
      async (context) =>
        context.json(await listPlaces(services, context.req.valid('query').q), 200),
    )
    .openapi(
      createRoute({
        ...options,
        method: 'get',
        path: '/{slug}',
        summary: 'One place',
        description:
          'A town or suburb of 500 people or more by its slug, of two of a name the larger one, or each with its state (richmond-nsw); a dive site by its slug or id; a region.',
        request: { params: placeParams },
        responses: { 200: json(place), ...errors(400) },
      }),
      async (context) =>
        context.json(await placeOfSlug(services, context.req.valid('param').slug), 200),
    );
}
