import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../../../contract/common.ts';
import { redirect } from '../../../contract/history/history.ts';
import {
  importedRedirects,
  missingAddress,
  missingAddressQuery,
  redirectImport,
  redirectInput,
} from '../../../contract/history/redirects.ts';
import { requestActor } from '../audit/audit-log.ts';
import { adminRoute } from '../auth/session.ts';
import { createRouter, type Services } from '../http/context.ts';
import { adminErrors, errors, json, jsonBody } from '../http/openapi.ts';
import { forgetMissingAddresses, listMissingAddresses } from './missing-addresses.ts';
import { readRedirects, setRedirects } from './own-redirects.ts';
import { deleteRedirect, listRedirects } from './redirects.ts';

const admin = adminRoute('Redirects');

export function redirectRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        summary:
          'Addresses that lead elsewhere: of pages that moved or were deleted, and the owner’s own',
        ...admin,
        responses: { 200: json(z.array(redirect)), ...errors(401) },
      }),
      async (context) => context.json(await listRedirects(services), 200),
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/',
        summary: 'Sets where an address leads that is no page, or changes it',
        ...admin,
        request: { body: jsonBody(redirectInput) },
        responses: { 200: json(success), ...adminErrors },
      }),
      async (context) => {
        await setRedirects(services, [context.req.valid('json')], requestActor(context));
        return context.json({ success: true as const }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/import',
        summary: 'Sets the redirects of a CSV file with the columns from and to, all or none',
        ...admin,
        request: { body: jsonBody(redirectImport) },
        responses: { 200: json(importedRedirects), ...adminErrors },
      }),
      async (context) => {
        const inputs = await readRedirects(context.req.valid('json').csv);
        await setRedirects(services, inputs, requestActor(context));
        return context.json({ imported: inputs.length }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/missing',
        summary: 'Addresses that answered 404, the latest first, without anything about visitors',
        ...admin,
        responses: { 200: json(z.array(missingAddress)), ...errors(401) },
      }),
      async (context) => context.json(await listMissingAddresses(services), 200),
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/missing',
        summary: 'Takes an address off the list of those that answered 404',
        ...admin,
        request: { query: missingAddressQuery },
        responses: { 200: json(success), ...adminErrors },
      }),
      async (context) => {
        await forgetMissingAddresses(services.database, [context.req.valid('query').path]);
        return context.json({ success: true as const }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        summary: 'Forgets a former address, which answers 404 from then on',
        ...admin,
        request: { params: idParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        await deleteRedirect(services, context.req.valid('param').id, requestActor(context));
        return context.json({ success: true as const }, 200);
      },
    );
}
