import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../contract/common.ts';
import { revisionParams, revisionSummary } from '../contract/history.ts';
import {
  adminErrors,
  adminSecurity,
  errors,
  json,
  jsonBody,
  staleOrTaken,
} from './http/openapi.ts';
import { adminOnly } from './http/session.ts';

const byId = { security: adminSecurity, middleware: adminOnly };

/**
 * The write routes that every publishable noun has.
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

/** The routes to the earlier states of a noun that keeps them. */
export function revisionRoutes<Thing extends z.ZodType>(tag: string, called: string, thing: Thing) {
  const tags = [tag];
  return {
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
