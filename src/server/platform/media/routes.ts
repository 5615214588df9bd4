import { rm } from 'node:fs/promises';
import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../../../contract/common.ts';
import {
  picture,
  pictureChanges,
  pictureListQuery,
  pictureUse,
  sitePicture,
  usedPicture,
} from '../../../contract/media.ts';
import { requestActor } from '../audit/audit-log.ts';
import { adminRoute } from '../auth/session.ts';
import { createRouter, type Services } from '../http/context.ts';
import { adminErrors, errors, json, jsonBody, nextPage } from '../http/openapi.ts';
import { addFile, type MediaLibrary } from './add-file.ts';
import { changePicture, deletePicture, findPicture, listPictures, listUses } from './pictures.ts';
import { receiveFile } from './receive.ts';
import { listSitePictures } from './site-pictures.ts';
import { uploadFolder } from './store.ts';

const admin = adminRoute('Media');

const routes = {
  list: createRoute({
    method: 'get',
    path: '/',
    summary: 'The pictures of the library, the newest first, 48 a page',
    ...admin,
    request: { query: pictureListQuery },
    responses: { 200: json(z.array(picture)), ...errors(400, 401) },
  }),
  listSite: createRoute({
    method: 'get',
    path: '/site',
    summary: 'The pictures that come with the site',
    ...admin,
    responses: { 200: json(z.array(sitePicture)), ...errors(401) },
  }),
  upload: createRoute({
    method: 'post',
    path: '/',
    summary: 'Upload a picture, which is stored once; its sizes are made afterwards',
    ...admin,
    request: {
      body: {
        required: true,
        content: {
          // A zod schema here would read the whole body into memory.
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['file'],
              properties: { file: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
    },
    responses: {
      200: json(picture, 'The library has a picture of the same bytes: this one'),
      201: json(picture, 'Stored'),
      ...adminErrors,
    },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    summary: 'A picture, and how far its sizes are made',
    ...admin,
    request: { params: idParams },
    responses: { 200: json(picture), ...errors(400, 401, 404) },
  }),
  uses: createRoute({
    method: 'get',
    path: '/{id}/uses',
    summary: 'Every record that shows a picture',
    ...admin,
    request: { params: idParams },
    responses: { 200: json(z.array(pictureUse)), ...errors(400, 401, 404) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    summary: 'Change what the library says of a picture',
    ...admin,
    request: { params: idParams, body: jsonBody(pictureChanges) },
    responses: { 200: json(picture), ...adminErrors, ...errors(404) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    summary: 'Delete a picture that is not in use',
    ...admin,
    request: { params: idParams },
    responses: {
      200: json(success),
      409: json(usedPicture, 'In use; uses name every record that shows it'),
      ...errors(400, 401, 403, 404),
    },
  }),
};

export function mediaRoutes(services: Services, library: MediaLibrary) {
  return createRouter()
    .openapi(routes.list, async (context) => {
      const page = await listPictures(services, context.req.valid('query'));
      return context.json(page.items, 200, nextPage(context.req, page));
    })
    .openapi(routes.listSite, (context) => context.json(listSitePictures(), 200))
    .openapi(routes.upload, async (context) => {
      const file = await receiveFile(context.req.raw, uploadFolder(services.config));
      try {
        const actor = requestActor(context);
        const { picture: stored, isNew } = await addFile(services, library, file, actor);
        return isNew ? context.json(stored, 201) : context.json(stored, 200);
      } finally {
        await rm(file.path, { force: true });
      }
    })
    .openapi(routes.find, async (context) =>
      context.json(await findPicture(services, context.req.valid('param').id), 200),
    )
    .openapi(routes.uses, async (context) =>
      context.json(await listUses(services, context.req.valid('param').id), 200),
    )
    .openapi(routes.change, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await changePicture(services, id, context.req.valid('json')), 200);
    })
    .openapi(routes.remove, async (context) => {
      const { id } = context.req.valid('param');
      await deletePicture(services, library.store, id, requestActor(context));
      return context.json({ success: true as const }, 200);
    });
}
