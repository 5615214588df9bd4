import { z } from 'zod';
import { errorBody } from '../../../contract/common.ts';
import {
  discardedVersion,
  draftParams,
  draftVersion,
  draftVersionParams,
  draftVersionSummary,
  foundWorkingCopy,
  listedWorkingCopy,
  savedWorkingCopy,
  workingCopy,
  workingCopyInput,
  workingCopyParams,
} from '../../../contract/history/working-copies.ts';
import { adminRoute } from '../auth/session.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import type { Services } from '../http/context.ts';
import { json } from '../http/openapi.ts';
import { findDraftVersion, listDraftVersions } from './draft-versions.ts';
import {
  discardWorkingCopy,
  findWorkingCopy,
  listWorkingCopies,
  saveWorkingCopy,
} from './working-copies.ts';

const admin = adminRoute('Working copies');
const path = '/{resource}/{id}';

const newerCopy = errorBody.extend({ details: z.object({ current: workingCopy.nullable() }) });

export function workingCopyRoutes(services: Services) {
  return new Endpoints(admin)
    .endpoint('get', '/', {
      summary: 'The records with unsaved text, the latest first',
      answer: z.array(listedWorkingCopy),
      handle: () => listWorkingCopies(services),
    })
    .endpoint('get', path, {
      summary: 'The unsaved text of a record, or the draft of a new record; null if there is none',
      params: workingCopyParams,
      answer: foundWorkingCopy,
      withoutErrors: [404],
      handle: async ({ params: { resource, id } }) => ({
        workingCopy: await findWorkingCopy(services, resource, id),
      }),
    })
    .endpoint('put', path, {
      summary: 'Saves the text of a form as a working copy; the record and its page do not change',
      params: workingCopyParams,
      body: workingCopyInput,
      answer: savedWorkingCopy,
      responses: { 409: json(newerCopy, 'Another window saved other words meanwhile') },
      handle: ({ params: { resource, id }, body: input }) =>
        saveWorkingCopy(services, resource, id, input),
    })
    .endpoint('delete', path, {
      summary: 'Discards the unsaved text if it has this version; a newer version stays',
      params: workingCopyParams,
      query: discardedVersion,
      withoutErrors: [404],
      handle: ({ params: { resource, id }, query: { version } }) =>
        discardWorkingCopy(services, resource, id, version),
    })
    .endpoint('get', `${path}/versions`, {
      summary: 'The last 20 earlier versions of a draft of a new record, the latest first',
      description:
        'A version is stored when another replaces it: at most every 5 minutes, and whenever an earlier version is restored. The versions are deleted with the draft.',
      params: draftParams,
      answer: z.array(draftVersionSummary),
      handle: ({ params: { resource, id } }) => listDraftVersions(services, resource, id),
    })
    .endpoint('get', `${path}/versions/{version}`, {
      summary: 'An earlier version of a draft of a new record, with the values of its form',
      params: draftVersionParams,
      answer: draftVersion,
      handle: ({ params: { resource, id, version } }) =>
        findDraftVersion(services, resource, id, version),
    });
}
