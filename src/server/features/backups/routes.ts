import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { backupParams, backups } from '../../../contract/backups.ts';
import { success, timestamp } from '../../../contract/common.ts';
import { requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute, confirmedRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { adminErrors, errors, json } from '../../platform/http/openapi.ts';
import { createBackupDesk } from './desk.ts';

const params = { params: backupParams };

function routes(services: Services) {
  const confirmed = confirmedRoute(services, 'Backups');
  return {
    list: createRoute({
      method: 'get',
      path: '/',
      summary: 'The backups of this server, and the state of the copies elsewhere',
      ...adminRoute('Backups'),
      responses: { 200: json(backups), ...errors(401) },
    }),
    make: createRoute({
      method: 'post',
      path: '/',
      summary: 'Have a backup made in the background',
      ...adminRoute('Backups'),
      responses: { 200: json(success), ...adminErrors, ...errors(409) },
    }),
    upload: createRoute({
      method: 'post',
      path: '/upload',
      summary: 'Upload a backup, which is checked whole before it is kept; nothing is restored',
      ...confirmed,
      request: {
        // A zod schema here would read the whole body into memory.
        body: {
          required: true,
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
      },
      responses: {
        201: json(z.object({ name: z.string(), createdAt: timestamp }), 'Checked and kept'),
        ...adminErrors,
      },
    }),
    file: createRoute({
      method: 'get',
      path: '/{name}/file',
      summary: 'Download a backup, which holds all secrets of the site',
      ...confirmed,
      request: params,
      responses: {
        200: {
          description: 'The backup (tar.gz)',
          content: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } },
        },
        ...errors(400, 401, 403, 404),
      },
    }),
    remove: createRoute({
      method: 'delete',
      path: '/{name}',
      summary: 'Delete a backup from this server',
      ...confirmed,
      request: params,
      responses: { 200: json(success), ...adminErrors, ...errors(404, 409) },
    }),
    restore: createRoute({
      method: 'post',
      path: '/{name}/restore',
      summary: 'Restore a backup while the site runs, on SQLite: checked first, all or nothing',
      ...confirmed,
      request: params,
      responses: { 200: json(success), ...adminErrors, ...errors(404, 409) },
    }),
  };
}

export function backupRoutes(services: Services) {
  const desk = createBackupDesk(services);
  const { list, make, upload, file, remove, restore } = routes(services);
  const done = { success: true as const };
  return createRouter()
    .openapi(list, async (context) => context.json(await desk.list(), 200))
    .openapi(make, async (context) => {
      await desk.make(requestActor(context));
      return context.json(done, 200);
    })
    .openapi(upload, async (context) =>
      context.json(await desk.receive(context.req.raw, requestActor(context)), 201),
    )
    .openapi(file, async (context) => {
      const { name } = context.req.valid('param');
      const { bytes, stream } = await desk.open(name, requestActor(context));
      return context.body(stream, 200, {
        'Content-Type': 'application/gzip',
        'Content-Length': String(bytes),
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      });
    })
    .openapi(remove, async (context) => {
      await desk.remove(context.req.valid('param').name, requestActor(context));
      return context.json(done, 200);
    })
    .openapi(restore, async (context) => {
      await desk.restore(context.req.valid('param').name, requestActor(context));
      return context.json(done, 200);
    });
}
