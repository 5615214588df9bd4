import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../../contract/common.ts';
import { revisionParams, revisionSummary } from '../../contract/history.ts';
import { adminOnly } from '../auth/session.ts';
import { actorOf } from '../history/audit-log.ts';
import type { Asked, Services } from '../http/context.ts';
import {
  adminErrors,
  adminSecurity,
  errors,
  json,
  jsonBody,
  staleOrTaken,
} from '../http/openapi.ts';
import type { Publishable } from './publishable.ts';

const byId = { security: adminSecurity, middleware: adminOnly };

/**
 * The write routes that every publishable resource has.
 * @param called with its article, e.g. 'a review'
 */
export function publishableRoutes<
  Thing extends z.ZodType,
  Input extends z.ZodType,
  Changes extends z.ZodType,
>(tag: string, called: string, shapes: { thing: Thing; input: Input; changes: Changes }) {
  const { thing, input, changes } = shapes;
  const tags = [tag];
  return {
    create: createRoute({
      method: 'post',
      path: '/',
      tags,
      summary: `Creates ${called}`,
      ...byId,
      request: { body: jsonBody(input) },
      responses: { 201: json(thing, 'Created'), ...adminErrors, ...errors(409) },
    }),
    update: createRoute({
      method: 'patch',
      path: '/{id}',
      tags,
      summary: `Changes some fields of ${called}, e.g. only \`published\``,
      ...byId,
      request: { params: idParams, body: jsonBody(changes) },
      responses: { 200: json(thing), ...adminErrors, ...errors(404), ...staleOrTaken(thing) },
    }),
    remove: createRoute({
      method: 'delete',
      path: '/{id}',
      tags,
      summary: `Moves ${called} to the bin, where it stays for 30 days`,
      ...byId,
      request: { params: idParams },
      responses: { 200: json(success), ...adminErrors, ...errors(404) },
    }),
  };
}

/** The admin's routes to the text of one thing, as it is and as it was. */
export function revisionRoutes<Thing extends z.ZodType>(tag: string, called: string, thing: Thing) {
  const tags = [tag];
  return {
    present: createRoute({
      method: 'get',
      path: '/{id}',
      tags,
      summary: `The whole of ${called}, draft or not`,
      ...byId,
      request: { params: idParams },
      responses: { 200: json(thing), ...errors(400, 401, 404) },
    }),
    list: createRoute({
      method: 'get',
      path: '/{id}/revisions',
      tags,
      summary: `The last 20 earlier states of ${called}, newest first`,
      ...byId,
      request: { params: idParams },
      responses: { 200: json(z.array(revisionSummary)), ...errors(400, 401) },
    }),
    find: createRoute({
      method: 'get',
      path: '/{id}/revisions/{revision}',
      tags,
      summary: `An earlier state of ${called}, whole`,
      ...byId,
      request: { params: revisionParams },
      responses: { 200: json(thing), ...errors(400, 401, 404) },
    }),
    restore: createRoute({
      method: 'post',
      path: '/{id}/revisions/{revision}/restore',
      tags,
      summary: `Puts an earlier state of ${called} back as a draft and keeps the present one`,
      ...byId,
      request: { params: revisionParams },
      responses: { 200: json(thing), ...adminErrors, ...errors(404) },
    }),
  };
}

type ById<Path extends string> = Asked<Path, { param: { id: number } }>;
type Chosen<Path extends string> = Asked<Path, { param: { id: number; revision: number } }>;

/** What answers the routes above. */
export function publishableHandlers<
  Thing extends { version: number },
  Input extends { published?: boolean | undefined },
>(services: Services, resource: Publishable<Thing, Input>) {
  return {
    async create<Path extends string>(context: Asked<Path, { json: Input }>) {
      const input = context.req.valid('json');
      return context.json(await resource.create(services, input, undefined, actorOf(context)), 201);
    },
    async update<Path extends string>(
      context: Asked<Path, { param: { id: number }; json: object }>,
    ) {
      const { id } = context.req.valid('param');
      const changes = context.req.valid('json') as Partial<Input>;
      return context.json(await resource.update(services, id, changes, actorOf(context)), 200);
    },
    async remove<Path extends string>(context: ById<Path>) {
      await resource.remove(services, context.req.valid('param').id, actorOf(context));
      return context.json({ success: true as const }, 200);
    },
    async listRevisions<Path extends string>(context: ById<Path>) {
      return context.json(
        await resource.listRevisions(services, context.req.valid('param').id),
        200,
      );
    },
    async findRevision<Path extends string>(context: Chosen<Path>) {
      const { id, revision } = context.req.valid('param');
      return context.json(await resource.findRevision(services, id, revision), 200);
    },
    async restoreRevision<Path extends string>(context: Chosen<Path>) {
      const { id, revision } = context.req.valid('param');
      const restored = await resource.restoreRevision(services, id, revision, actorOf(context));
      return context.json(restored, 200);
    },
  };
}
