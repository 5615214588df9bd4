import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { deletedRecord, restored, restoring } from '../../../contract/history/history.ts';
import { requestActor } from '../audit/audit-log.ts';
import { adminRoute } from '../auth/session.ts';
import { createRouter, type Services } from '../http/context.ts';
import { adminErrors, errors, json, jsonBody } from '../http/openapi.ts';
import { listBin, restoreFromBin } from './bin.ts';

const admin = adminRoute('Bin');

export function binRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        ...admin,
        summary: 'What was deleted in the last 30 days, newest first',
        responses: { 200: json(z.array(deletedRecord)), ...errors(401) },
      }),
      async (context) => context.json(await listBin(services), 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/{id}/restore',
        ...admin,
        summary: 'Restores a deleted record as it was, under another slug if one is given',
        request: { params: idParams, body: jsonBody(restoring) },
        responses: { 200: json(restored), ...adminErrors, ...errors(404, 409) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        const record = await restoreFromBin(
          services,
          id,
          context.req.valid('json'),
          requestActor(context),
        );
        return context.json(record, 200);
      },
    );
}
