import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../../contract/common.ts';
import { redirect } from '../../contract/history.ts';
import { adminRoute } from '../auth/admin-route.ts';
import { createRouter, type Services } from '../http/context.ts';
import { adminErrors, errors, json } from '../http/openapi.ts';
import { actorOf } from './audit-log.ts';
import { deleteRedirect, listRedirects } from './redirects.ts';

const admin = adminRoute('Redirects');

export function redirectRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        summary: 'Former addresses of pages that moved or were deleted, newest first',
        ...admin,
        responses: { 200: json(z.array(redirect)), ...errors(401) },
      }),
      async (context) => context.json(await listRedirects(services), 200),
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
        await deleteRedirect(services, context.req.valid('param').id, actorOf(context));
        return context.json({ success: true as const }, 200);
      },
    );
}
