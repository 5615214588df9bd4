import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../../../contract/common.ts';
import { archive } from '../../../contract/moving.ts';
import { requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute, confirmedRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { adminErrors, errors, json } from '../../platform/http/openapi.ts';
import { deleteArchive, listArchives, openArchive, orderArchive } from './archives.ts';
import type { Mover } from './mover.ts';

const admin = adminRoute('Moving out');
const request = { params: idParams };

/** An archive holds personal data and the password's hash, so a request for one needs a confirmation. */
const declareRoutes = (confirmed: ReturnType<typeof confirmedRoute>) => ({
  list: createRoute({
    method: 'get',
    path: '/',
    summary: 'The archives of everything that is the owner’s, the newest first',
    ...admin,
    responses: { 200: json(z.array(archive)), ...errors(401) },
  }),
  order: createRoute({
    method: 'post',
    path: '/',
    summary: 'Have an archive made in the background',
    ...confirmed,
    responses: { 200: json(success), ...adminErrors, ...errors(409) },
  }),
  file: createRoute({
    method: 'get',
    path: '/{id}/file',
    summary: 'Download an archive',
    ...confirmed,
    request,
    responses: {
      200: {
        description: 'The archive (tar.gz)',
        content: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } },
      },
      ...errors(400, 401, 403, 404),
    },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    summary: 'Delete an archive',
    ...admin,
    request,
    responses: { 200: json(success), ...adminErrors, ...errors(404, 409) },
  }),
});

export function archiveRoutes(services: Services, mover: Mover) {
  const routes = declareRoutes(confirmedRoute(services, 'Moving out'));
  return createRouter()
    .openapi(routes.list, async (context) => context.json(await listArchives(services), 200))
    .openapi(routes.order, async (context) => {
      await orderArchive(services, requestActor(context));
      mover.wake();
      return context.json({ success: true as const }, 200);
    })
    .openapi(routes.file, async (context) => {
      const { id } = context.req.valid('param');
      const { name, bytes, stream } = await openArchive(services, id, requestActor(context));
      return context.body(stream, 200, {
        'Content-Type': 'application/gzip',
        'Content-Length': String(bytes),
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      });
    })
    .openapi(routes.remove, async (context) => {
      await deleteArchive(services, context.req.valid('param').id);
      return context.json({ success: true as const }, 200);
    });
}
