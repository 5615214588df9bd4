import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { deletedRecord, restored, restoring } from '../../../contract/history/history.ts';
import { adminRoute } from '../auth/session.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import type { Services } from '../http/context.ts';
import { listBin, restoreFromBin } from './bin.ts';

const admin = adminRoute('Bin');

export function binRoutes(services: Services) {
  return new Endpoints(admin)
    .endpoint('get', '/', {
      summary: 'Records deleted in the last 30 days, newest first',
      answer: z.array(deletedRecord),
      handle: () => listBin(services),
    })
    .endpoint('post', '/{id}/restore', {
      summary: 'Restores a deleted record as it was, under another slug if one is given',
      params: idParams,
      body: restoring,
      answer: restored,
      errors: [409],
      handle: ({ params: { id }, body, actor }) => restoreFromBin(services, id, body, actor),
    });
}
