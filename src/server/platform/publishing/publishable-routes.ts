import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../../../contract/common.ts';
import { revisionParams, revisionSummary } from '../../../contract/history/history.ts';
import { resources } from '../../../contract/resources.ts';
import { requestActor } from '../audit/audit-log.ts';
import { adminRoute } from '../auth/session.ts';
import type { RevisedResource } from '../history/revisions.ts';
import type { Asked, Services } from '../http/context.ts';
import { adminErrors, errors, json, jsonBody, staleOrTaken } from '../http/openapi.ts';
import type { Publishable, PublishableResource } from './publishable.ts';
import type { Revisable } from './revisable.ts';

export function publishableRoutes<
  Item extends z.ZodType,
  Input extends z.ZodType,
  Changes extends z.ZodType,
>(resource: PublishableResource, shapes: { record: Item; input: Input; changes: Changes }) {
  const { record, input, changes } = shapes;
  const { plural, phrase } = resources[resource];
  const admin = adminRoute(plural);
  return {
    create: createRoute({
      method: 'post',
      path: '/',
      summary: `Creates ${phrase}`,
      ...admin,
      request: { body: jsonBody(input) },
      responses: { 201: json(record, 'Created'), ...adminErrors, ...errors(409) },
    }),
    update: createRoute({
      method: 'patch',
      path: '/{id}',
      summary: `Changes some fields of ${phrase}, e.g. only \`published\``,
      ...admin,
      request: { params: idParams, body: jsonBody(changes) },
      responses: { 200: json(record), ...adminErrors, ...errors(404), ...staleOrTaken(record) },
    }),
    remove: createRoute({
      method: 'delete',
      path: '/{id}',
      summary: `Moves ${phrase} to the bin, where it stays for 30 days`,
      ...admin,
      request: { params: idParams },
      responses: { 200: json(success), ...adminErrors, ...errors(404) },
    }),
  };
}

interface Names {
  /** Also the tag of its routes. */
  plural: string;
  phrase: string;
}

export function revisionReads<Item extends z.ZodType>({ plural, phrase }: Names, record: Item) {
  const admin = adminRoute(plural);
  return {
    list: createRoute({
      method: 'get',
      path: '/{id}/revisions',
      summary: `The last 20 earlier states of ${phrase}, newest first`,
      ...admin,
      request: { params: idParams },
      responses: { 200: json(z.array(revisionSummary)), ...errors(400, 401) },
    }),
    find: createRoute({
      method: 'get',
      path: '/{id}/revisions/{revision}',
      summary: `An earlier state of ${phrase}, whole`,
      ...admin,
      request: { params: revisionParams },
      responses: { 200: json(record), ...errors(400, 401, 404) },
    }),
  };
}

export function revisionRoutes<Item extends z.ZodType>(resource: RevisedResource, record: Item) {
  const { plural, phrase } = resources[resource];
  const admin = adminRoute(plural);
  return {
    current: createRoute({
      method: 'get',
      path: '/{id}',
      summary: `The whole of ${phrase}, draft or not`,
      ...admin,
      request: { params: idParams },
      responses: { 200: json(record), ...errors(400, 401, 404) },
    }),
    ...revisionReads(resources[resource], record),
    restore: createRoute({
      method: 'post',
      path: '/{id}/revisions/{revision}/restore',
      summary: `Puts an earlier state of ${phrase} back as a draft and keeps the present one`,
      ...admin,
      request: { params: revisionParams },
      responses: { 200: json(record), ...adminErrors, ...errors(404) },
    }),
  };
}

type ById<Path extends string> = Asked<Path, { param: { id: number } }>;
type ByRevision<Path extends string> = Asked<Path, { param: { id: number; revision: number } }>;

export function publishableHandlers<Item extends object, Input>(
  services: Services,
  records: Publishable<Item, Input>,
) {
  return {
    async create<Path extends string>(context: Asked<Path, { json: Input }>) {
      const input = context.req.valid('json');
      return context.json(
        await records.create(services, input, undefined, requestActor(context)),
        201,
      );
    },
    async update<Path extends string>(
      context: Asked<Path, { param: { id: number }; json: Partial<Input> }>,
    ) {
      const { id } = context.req.valid('param');
      const changes = context.req.valid('json');
      return context.json(await records.update(services, id, changes, requestActor(context)), 200);
    },
    async remove<Path extends string>(context: ById<Path>) {
      await records.remove(services, context.req.valid('param').id, requestActor(context));
      return context.json({ success: true as const }, 200);
    },
  };
}

export function revisionHandlers<Item extends object>(
  services: Services,
  find: (services: Services, id: number) => Promise<Item>,
  revisions: Revisable<Item>,
) {
  return {
    async current<Path extends string>(context: ById<Path>) {
      return context.json(await find(services, context.req.valid('param').id), 200);
    },
    async list<Path extends string>(context: ById<Path>) {
      return context.json(await revisions.list(services, context.req.valid('param').id), 200);
    },
    async find<Path extends string>(context: ByRevision<Path>) {
      const { id, revision } = context.req.valid('param');
      return context.json(await revisions.find(services, id, revision), 200);
    },
    async restore<Path extends string>(context: ByRevision<Path>) {
      const { id, revision } = context.req.valid('param');
      const restored = await revisions.restore(services, id, revision, requestActor(context));
      return context.json(restored, 200);
    },
  };
}
