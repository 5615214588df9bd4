import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { errorBody, success } from '../../../contract/common.ts';
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
import { createRouter, type Services } from '../http/context.ts';
import { adminErrors, errors, json, jsonBody } from '../http/openapi.ts';
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

const routes = {
  list: createRoute({
    method: 'get',
    path: '/',
    ...admin,
    summary: 'The records with unsaved words, the latest first',
    responses: { 200: json(z.array(listedWorkingCopy)), ...errors(401) },
  }),
  find: createRoute({
    method: 'get',
    path,
    ...admin,
    summary: 'The unsaved words of a record, or of a new one; null where there are none',
    request: { params: workingCopyParams },
    responses: { 200: json(foundWorkingCopy), ...errors(400, 401) },
  }),
  save: createRoute({
    method: 'put',
    path,
    ...admin,
    summary: 'Saves the words of a form. The record, and what visitors read, stays as it is',
    request: { params: workingCopyParams, body: jsonBody(workingCopyInput) },
    responses: {
      200: json(savedWorkingCopy),
      ...adminErrors,
      ...errors(404),
      409: json(newerCopy, 'Another window saved other words meanwhile'),
    },
  }),
  discard: createRoute({
    method: 'delete',
    path,
    ...admin,
    summary: 'Discards a version of the unsaved words; a newer one stays',
    request: { params: workingCopyParams, query: discardedVersion },
    responses: { 200: json(success), ...adminErrors },
  }),
  listVersions: createRoute({
    method: 'get',
    path: `${path}/versions`,
    ...admin,
    summary: 'Earlier words of a draft of a new record, the latest first: the last 20',
    description:
      'Kept when other words replace them: at most every 5 minutes, and whenever an earlier version takes their place. They are deleted with the draft.',
    request: { params: draftParams },
    responses: { 200: json(z.array(draftVersionSummary)), ...errors(400, 401, 404) },
  }),
  findVersion: createRoute({
    method: 'get',
    path: `${path}/versions/{version}`,
    ...admin,
    summary: 'Earlier words of a draft of a new record, as its form held them',
    request: { params: draftVersionParams },
    responses: { 200: json(draftVersion), ...errors(400, 401, 404) },
  }),
};

export function workingCopyRoutes(services: Services) {
  return createRouter()
    .openapi(routes.list, async (context) => context.json(await listWorkingCopies(services), 200))
    .openapi(routes.find, async (context) => {
      const { resource, id } = context.req.valid('param');
      return context.json({ workingCopy: await findWorkingCopy(services, resource, id) }, 200);
    })
    .openapi(routes.save, async (context) => {
      const { resource, id } = context.req.valid('param');
      const input = context.req.valid('json');
      return context.json(await saveWorkingCopy(services, resource, id, input), 200);
    })
    .openapi(routes.discard, async (context) => {
      const { resource, id } = context.req.valid('param');
      const { version } = context.req.valid('query');
      await discardWorkingCopy(services, resource, id, version);
      return context.json({ success: true as const }, 200);
    })
    .openapi(routes.listVersions, async (context) => {
      const { resource, id } = context.req.valid('param');
      return context.json(await listDraftVersions(services, resource, id), 200);
    })
    .openapi(routes.findVersion, async (context) => {
      const { resource, id, version } = context.req.valid('param');
      return context.json(await findDraftVersion(services, resource, id, version), 200);
    });
}
