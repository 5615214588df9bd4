import { createRoute } from '@hono/zod-openapi';
import { idParams, success } from '../../../contract/common.ts';
import {
  livePreviewLinks,
  previewed,
  previewLink,
  previewParams,
  previewQuery,
  previewRequest,
} from '../../../contract/previews.ts';
import { audit, requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { adminErrors, errors, json, jsonBody } from '../../platform/http/openapi.ts';
import { listLiveLinks, revokeAllLinks, revokeLink } from './links.ts';
import { createPreviewLink, openPreview } from './queries.ts';

const tags = ['Previews'];
const admin = adminRoute('Previews');

function linkRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        ...admin,
        summary: 'The preview links that are alive, the newest first',
        responses: { 200: json(livePreviewLinks), ...errors(401) },
      }),
      async (context) => context.json(await listLiveLinks(services), 200),
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/',
        ...admin,
        summary: 'Revokes every preview link',
        responses: { 200: json(success), ...adminErrors },
      }),
      async (context) => {
        const count = await revokeAllLinks(services);
        const entry = { resource: 'previews', details: `${count}`, ...requestActor(context) };
        await audit(services, { ...entry, action: 'previews_revoked' });
        return context.json({ success: true as const }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        ...admin,
        summary: 'Revokes a preview link',
        request: { params: idParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        const link = await revokeLink(services, context.req.valid('param').id);
        const resource = `${link.resource}/${link.recordId}`;
        await audit(services, {
          ...{ resource, action: 'previews_revoked' },
          ...requestActor(context),
        });
        return context.json({ success: true as const }, 200);
      },
    );
}

export function previewRoutes(services: Services) {
  return createRouter()
    .route('/', linkRoutes(services))
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        ...admin,
        summary: 'Makes a link that shows an article or review, draft or not, for a week',
        request: { body: jsonBody(previewRequest) },
        responses: { 201: json(previewLink, 'Created'), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        const { resource, id } = context.req.valid('json');
        return context.json(await createPreviewLink(services, resource, id), 201);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{resource}/{id}',
        tags,
        summary: 'What a preview link shows; the signature is all that is asked for',
        request: { params: previewParams, query: previewQuery },
        responses: { 200: json(previewed), ...errors(400, 403, 404, 410) },
      }),
      async (context) => {
        const { expires, signature } = context.req.valid('query');
        const target = { ...context.req.valid('param'), expires };
        const answer = await openPreview(services, target, signature);
        return context.json(answer, 200, { 'Cache-Control': 'private, no-store' });
      },
    );
}
