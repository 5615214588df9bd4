import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../../../contract/common.ts';
import {
  exportTooLarge,
  maxExportBytes,
  move,
  moveChoices,
  movedPost,
  movedPostsQuery,
  uploadQuery,
} from '../../../contract/moving.ts';
import { requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { adminErrors, errors, json, jsonBody, nextPage } from '../../platform/http/openapi.ts';
import { receiveFile } from '../../platform/http/receive-file.ts';
import { uploadFolder } from '../../platform/media/store.ts';
import type { Mover } from './mover.ts';
import {
  addMove,
  chooseForMove,
  endMove,
  findMove,
  listMovedPosts,
  listMoves,
  startMove,
} from './queries.ts';

const admin = adminRoute('Moving in');
const request = { params: idParams };
const changed = { 200: json(move), ...adminErrors, ...errors(404, 409) };

const routes = {
  list: createRoute({
    method: 'get',
    path: '/',
    summary: 'The last ten exports of other systems, the newest first',
    ...admin,
    responses: { 200: json(z.array(move)), ...errors(401) },
  }),
  upload: createRoute({
    method: 'post',
    path: '/',
    summary:
      'Upload an export of Ghost or WordPress; it is read afterwards, and nothing is changed',
    ...admin,
    request: {
      query: uploadQuery,
      // A zod schema here would read the whole body into memory.
      body: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    },
    responses: { 201: json(move, 'Stored'), ...adminErrors },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    summary: 'An export, and how far it is',
    ...admin,
    request,
    responses: { 200: json(move), ...errors(400, 401, 404) },
  }),
  posts: createRoute({
    method: 'get',
    path: '/{id}/posts',
    summary: 'What happens or has happened to each post of an export, 100 a page',
    ...admin,
    request: { ...request, query: movedPostsQuery },
    responses: { 200: json(z.array(movedPost)), ...errors(400, 401, 404) },
  }),
  choose: createRoute({
    method: 'put',
    path: '/{id}/choices',
    summary: 'Choose the categories and what happens to pages',
    ...admin,
    request: { ...request, body: jsonBody(moveChoices) },
    responses: changed,
  }),
  start: createRoute({
    method: 'post',
    path: '/{id}/start',
    summary: 'Bring an export in, from where it stopped',
    ...admin,
    request,
    responses: changed,
  }),
  end: createRoute({
    method: 'delete',
    path: '/{id}',
    summary: 'Stop an export that is being brought in; forget any other. What has come stays',
    ...admin,
    request,
    responses: { 200: json(success), ...adminErrors, ...errors(404) },
  }),
};

export function moveRoutes(services: Services, mover: Mover) {
  return createRouter()
    .openapi(routes.list, async (context) => context.json(await listMoves(services), 200))
    .openapi(routes.upload, async (context) => {
      const file = `move-${randomUUID()}`;
      await receiveFile(context.req.raw, join(uploadFolder(services.config), file), {
        maxBytes: maxExportBytes,
        tooLarge: exportTooLarge,
      });
      const fileName = context.req.valid('query').name;
      const id = await addMove(services, { file, fileName }, requestActor(context));
      mover.wake();
      return context.json(await findMove(services, id), 201);
    })
    .openapi(routes.find, async (context) =>
      context.json(await findMove(services, context.req.valid('param').id), 200),
    )
    .openapi(routes.posts, async (context) => {
      const { id } = context.req.valid('param');
      const page = await listMovedPosts(services, id, context.req.valid('query').page);
      return context.json(page.items, 200, nextPage(context.req, page));
    })
    .openapi(routes.choose, async (context) => {
      const { id } = context.req.valid('param');
      await chooseForMove(services, id, context.req.valid('json'));
      return context.json(await findMove(services, id), 200);
    })
    .openapi(routes.start, async (context) => {
      const { id } = context.req.valid('param');
      await startMove(services, id, requestActor(context));
      mover.wake();
      return context.json(await findMove(services, id), 200);
    })
    .openapi(routes.end, async (context) => {
      const { file } = await endMove(services, context.req.valid('param').id);
      if (file) await rm(join(uploadFolder(services.config), file), { force: true });
      return context.json({ success: true as const }, 200);
    });
}
