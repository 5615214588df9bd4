import {
  photographParams,
  photographSettlement,
  receivedPhotograph,
  sentPhotographParams,
} from '../../../../contract/report-photographs.ts';
import { queuedReport } from '../../../../contract/reports.ts';
import { adminRoute } from '../../../platform/auth/session.ts';
import { Endpoints } from '../../../platform/endpoints/endpoints.ts';
import type { Services } from '../../../platform/http/context.ts';
import { fileBody } from '../../../platform/http/openapi.ts';
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

/** Anybody may send photographs; only the owner sees and settles them. */
export const photographRoutes = (
  services: Services,
  records: ReportedRecords,
  pictures: MediaLibrary & Pick<PhotographStore, 'heavyWork'>,
) =>
  new Endpoints(admin)
    .endpoint('put', '/{sent}/photographs/{number}', {
      summary: 'Sends the file of a photograph that a stored report announced',
      access: { tags: admin.tags },
      params: sentPhotographParams,
      upload: fileBody,
      answer: receivedPhotograph,
      meaning: 'Stored without its metadata',
      errors: [403, 413, 415, 429],
      handle: ({ params, context }) =>
        receivePhotograph(services, records, pictures, {
          ...params,
          address: context.get('address'),
          request: context.req.raw,
        }),
    })
    .endpoint('get', '/{id}/photographs/{number}', {
      summary: 'A photograph that waits for the owner',
      params: photographParams,
      responses: { 200: jpeg },
      handle: async ({ params, context }) => {
        const content = await readWaiting(services, pictures.store, params);
        return context.body(new Uint8Array(content), 200, {
          'Content-Type': 'image/jpeg',
          'Cache-Control': 'private, no-store',
        });
      },
    })
    .endpoint('patch', '/{id}/photographs/{number}', {
      summary: 'Accepts a photograph, declines it, or makes it the cover of its guide',
      params: photographParams,
      body: photographSettlement,
      answer: queuedReport,
      errors: [409],
      handle: async ({ params, body, actor }) => {
        await settlePhotograph(services, records, pictures, params, body, actor);
        return findQueued(services, records, params.id);
      },
    });
