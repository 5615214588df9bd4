import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import {
  exportTooLarge,
  maxExportBytes,
  move,
  moveChoices,
  movedPost,
  movedPostsQuery,
  uploadQuery,
} from '../../../contract/moving.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { fileBody, nextPage } from '../../platform/http/openapi.ts';
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

export function moveRoutes(services: Services, mover: Mover) {
  const toPath = (file: string) => join(uploadFolder(services.config), file);
  return new Endpoints(adminRoute('Moving in'))
    .endpoint('get', '/', {
      summary: 'The last ten exports of other systems, the newest first',
      answer: z.array(move),
      handle: () => listMoves(services),
    })
    .endpoint('post', '/', {
      summary:
        'Upload an export of Ghost or WordPress; it is read afterwards, but not imported yet',
      query: uploadQuery,
      upload: fileBody,
      answer: move,
      status: 201,
      meaning: 'Stored',
      async handle({ query, actor, context }) {
        const file = `move-${randomUUID()}`;
        const limit = { maxBytes: maxExportBytes, tooLarge: exportTooLarge };
        await receiveFile(context.req.raw, toPath(file), limit);
        const id = await addMove(services, { file, fileName: query.name }, actor);
        mover.wake();
        return findMove(services, id);
      },
    })
    .endpoint('get', '/{id}', {
      summary: 'An export and the progress of its import',
      params: idParams,
      answer: move,
      handle: ({ params }) => findMove(services, params.id),
    })
    .endpoint('get', '/{id}/posts', {
      summary: 'The expected or actual outcome of each post of an export, 100 per page',
      params: idParams,
      query: movedPostsQuery,
      answer: z.array(movedPost),
      async handle({ params, query, context }) {
        const page = await listMovedPosts(services, params.id, query.page);
        return context.json(page.items, 200, nextPage(context.req, page));
      },
    })
    .endpoint('put', '/{id}/choices', {
      summary: 'Set the choices for an import: categories, pages and the old site',
      params: idParams,
      body: moveChoices,
      answer: move,
      errors: [409],
      async handle({ params, body }) {
        await chooseForMove(services, params.id, body);
        return findMove(services, params.id);
      },
    })
    .endpoint('post', '/{id}/start', {
      summary: 'Start the import of an export, or resume it where it stopped',
      params: idParams,
      answer: move,
      errors: [409],
      async handle({ params, actor }) {
        await startMove(services, params.id, actor);
        mover.wake();
        return findMove(services, params.id);
      },
    })
    .endpoint('delete', '/{id}', {
      summary: 'Stop an import that runs, or delete any other export; imported posts stay',
      params: idParams,
      async handle({ params }) {
        const { file } = await endMove(services, params.id);
        if (file) await rm(toPath(file), { force: true });
      },
    });
}
