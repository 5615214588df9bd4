import { z } from 'zod';
import { backupParams, backups } from '../../../contract/backups.ts';
import { timestamp } from '../../../contract/common.ts';
import { adminRoute, confirmedRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { fileBody, gzip, gzipHeaders } from '../../platform/http/openapi.ts';
import { createBackupDesk } from './desk.ts';

export function backupRoutes(services: Services) {
  const desk = createBackupDesk(services);
  const admin = adminRoute('Backups');
  return new Endpoints(confirmedRoute(services, 'Backups'))
    .endpoint('get', '/', {
      summary: 'The backups of this server, and the state of the copies elsewhere',
      access: admin,
      answer: backups,
      handle: () => desk.list(),
    })
    .endpoint('post', '/', {
      summary: 'Have a backup made in the background',
      access: admin,
      errors: [409],
      handle: ({ actor }) => desk.make(actor),
    })
    .endpoint('post', '/upload', {
      summary: 'Upload a backup; it is checked completely before it is stored, and is not restored',
      upload: fileBody,
      answer: z.object({ name: z.string(), createdAt: timestamp }),
      status: 201,
      meaning: 'Checked and stored',
      handle: ({ context, actor }) => desk.receive(context.req.raw, actor),
    })
    .endpoint('get', '/{name}/file', {
      summary: 'Download a backup, which holds all secrets of the site',
      params: backupParams,
      responses: { 200: gzip('The backup (tar.gz)') },
      errors: [403],
      async handle({ params, actor, context }) {
        const file = await desk.open(params.name, actor);
        return context.body(file.stream, 200, gzipHeaders({ ...file, name: params.name }));
      },
    })
    .endpoint('delete', '/{name}', {
      summary: 'Delete a backup from this server',
      params: backupParams,
      errors: [409],
      handle: ({ params, actor }) => desk.remove(params.name, actor),
    })
    .endpoint('post', '/{name}/restore', {
      summary: 'Restore a backup while the site runs; if its check fails, nothing changes',
      params: backupParams,
      errors: [409],
      handle: ({ params, actor }) => desk.restore(params.name, actor),
    });
}
