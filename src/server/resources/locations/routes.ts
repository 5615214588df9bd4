import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../../../contract/common.ts';
import {
  location,
  locationChanges,
  locationInput,
  locationOrder,
} from '../../../contract/locations.ts';
import { requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { adminErrors, errors, json, jsonBody, staleOrTaken } from '../../platform/http/openapi.ts';
import { revisionHandlers, revisionRoutes } from '../../platform/publishing/publishable-routes.ts';
import {
  changeLocation,
  createLocations,
  findLocation,
  listFeaturedLocations,
  listLocations,
  locationRevisions,
  orderLocations,
  removeLocation,
} from './queries.ts';

const admin = adminRoute('Locations');
const byId = { params: idParams };

const routes = {
  featured: createRoute({
    method: 'get',
    path: '/featured',
    tags: ['Locations'],
    summary: 'The featured places',
    responses: { 200: json(z.array(location)) },
  }),
  list: createRoute({
    method: 'get',
    path: '/',
    ...admin,
    summary: 'Every place in its order, featured or not',
    responses: { 200: json(z.array(location)), ...errors(401) },
  }),
  create: createRoute({
    method: 'post',
    path: '/',
    ...admin,
    summary: 'Adds a place behind the others',
    request: { body: jsonBody(locationInput) },
    responses: { 201: json(location, 'Created'), ...adminErrors },
  }),
  order: createRoute({
    method: 'put',
    path: '/order',
    ...admin,
    summary: 'Sets the order of the places',
    request: { body: jsonBody(locationOrder) },
    responses: { 200: json(success), ...adminErrors, ...errors(404) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    ...admin,
    summary: 'Changes some fields of a place',
    request: { ...byId, body: jsonBody(locationChanges) },
    responses: { 200: json(location), ...adminErrors, ...errors(404), ...staleOrTaken(location) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    ...admin,
    summary: 'Moves a place to the bin, where it stays for 30 days',
    request: byId,
    responses: { 200: json(success), ...adminErrors, ...errors(404) },
  }),
};
const history = revisionRoutes('locations', location);

export function locationRoutes(services: Services) {
  const revisions = revisionHandlers(services, findLocation, locationRevisions);
  return createRouter()
    .openapi(routes.featured, async (context) =>
      context.json(await listFeaturedLocations(services), 200),
    )
    .openapi(routes.list, async (context) => context.json(await listLocations(services), 200))
    .openapi(routes.create, async (context) => {
      const input = context.req.valid('json');
      const [created] = await createLocations(services, [input], requestActor(context));
      if (!created) throw new Error('The database returned no inserted place');
      return context.json(created, 201);
    })
    .openapi(routes.order, async (context) => {
      await orderLocations(services, context.req.valid('json').ids);
      return context.json({ success: true as const }, 200);
    })
    .openapi(routes.change, async (context) => {
      const { id } = context.req.valid('param');
      const changes = context.req.valid('json');
      return context.json(await changeLocation(services, id, changes, requestActor(context)), 200);
    })
    .openapi(routes.remove, async (context) => {
      await removeLocation(services, context.req.valid('param').id, requestActor(context));
      return context.json({ success: true as const }, 200);
    })
    .openapi(history.current, revisions.current)
    .openapi(history.list, revisions.list)
    .openapi(history.find, revisions.find)
    .openapi(history.restore, revisions.restore);
}
