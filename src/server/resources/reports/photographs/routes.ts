import { createRoute } from '@hono/zod-openapi';
import {
  photographParams,
  photographSettlement,
  receivedPhotograph,
  sentPhotographParams,
} from '../../../../contract/report-photographs.ts';
import { queuedReport } from '../../../../contract/reports.ts';
import { requestActor } from '../../../platform/audit/audit-log.ts';
import { adminRoute } from '../../../platform/auth/session.ts';
import { createRouter, type Services } from '../../../platform/http/context.ts';
import { adminErrors, errors, fileBody, json, jsonBody } from '../../../platform/http/openapi.ts';
import type { MediaLibrary } from '../../../platform/media/add-file.ts';
import { findQueued } from '../queue.ts';
import type { ReportedRecords } from '../records.ts';
import { readWaiting } from './read.ts';
import { type PhotographStore, receivePhotograph } from './receive.ts';
import { settlePhotograph } from './settle.ts';

const admin = adminRoute('Reports');

const jpeg = {
  description: 'OK',
  content: { 'image/jpeg': { schema: { type: 'string' as const, format: 'binary' } } },
};

/** The routes for photographs of reports: sent by anybody, seen and settled by the owner. */
export const photographRoutes = (
  services: Services,
  records: ReportedRecords,
  pictures: MediaLibrary & Pick<PhotographStore, 'heavyWork'>,
) =>
  createRouter()
    .openapi(
      createRoute({
        method: 'put',
        path: '/{sent}/photographs/{number}',
        tags: ['Reports'],
        summary: 'Sends the file of a photograph that a stored report announced',
        request: { params: sentPhotographParams, body: fileBody },
        responses: {
          200: json(receivedPhotograph, 'Stored without its metadata'),
          ...errors(400, 403, 404, 413, 415, 429),
        },
      }),
      async (context) => {
        const { sent, number } = context.req.valid('param');
        const address = context.get('address');
        const request = context.req.raw;
        const photograph = { sent, number, address, request };
        return context.json(await receivePhotograph(services, records, pictures, photograph), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/photographs/{number}',
        ...admin,
        summary: 'A photograph that waits for the owner',
        request: { params: photographParams },
        responses: { 200: jpeg, ...errors(400, 401, 404) },
      }),
      async (context) => {
        const content = await readWaiting(services, pictures.store, context.req.valid('param'));
        return context.body(new Uint8Array(content), 200, {
          'Content-Type': 'image/jpeg',
          'Cache-Control': 'private, no-store',
        });
      },
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/{id}/photographs/{number}',
        ...admin,
        summary: 'Takes a photograph, declines it, or makes it the cover of its guide',
        request: { params: photographParams, body: jsonBody(photographSettlement) },
        responses: { 200: json(queuedReport), ...adminErrors, ...errors(404, 409) },
      }),
      async (context) => {
        const params = context.req.valid('param');
        const settlement = context.req.valid('json');
        const actor = requestActor(context);
        await settlePhotograph(services, records, pictures, params, settlement, actor);
        return context.json(await findQueued(services, records, params.id), 200);
      },
    );
