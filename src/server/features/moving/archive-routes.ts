import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { archive } from '../../../contract/moving.ts';
import { adminRoute, confirmedRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { gzip, gzipHeaders } from '../../platform/http/openapi.ts';
import { deleteArchive, listArchives, openArchive, orderArchive } from './archives.ts';
import type { Mover } from './mover.ts';

export function archiveRoutes(services: Services, mover: Mover) {
  // An archive holds personal data and the password's hash: its requests need a confirmation.
  const access = confirmedRoute(services, 'Moving out');
  return new Endpoints(adminRoute('Moving out'))
    .endpoint('get', '/', {
      summary: 'The archives for moving out, newest first',
      answer: z.array(archive),
      handle: () => listArchives(services),
    })
    .endpoint('post', '/', {
      summary: 'Have an archive for moving out made in the background',
      access,
      errors: [409],
      async handle({ actor }) {
        await orderArchive(services, actor);
        mover.wake();
      },
    })
    .endpoint('get', '/{id}/file', {
      summary: 'Download an archive',
      access,
      params: idParams,
      responses: { 200: gzip('The archive (tar.gz)') },
      errors: [403],
      async handle({ params, actor, context }) {
        const file = await openArchive(services, params.id, actor);
        return context.body(file.stream, 200, gzipHeaders(file));
      },
    })
    .endpoint('delete', '/{id}', {
      summary: 'Delete an archive',
      params: idParams,
      errors: [409],
      handle: ({ params }) => deleteArchive(services, params.id),
    });
}
