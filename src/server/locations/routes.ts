import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { location } from '../../contract/locations.ts';
import { createRouter, type Services } from '../http/context.ts';
import { json } from '../http/openapi.ts';
import { listFeaturedLocations } from './queries.ts';

export function locationRoutes(services: Services) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/featured',
      tags: ['Locations'],
      summary: 'The featured places',
      responses: { 200: json(z.array(location)) },
    }),
    async (context) => context.json(await listFeaturedLocations(services), 200),
  );
}
