import { createRoute } from '@hono/zod-openapi';
import {
  previewed,
  previewLink,
  previewParams,
  previewQuery,
  previewRequest,
} from '../../../contract/previews.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { adminErrors, errors, json, jsonBody } from '../../platform/http/openapi.ts';
import { createPreviewLink, openPreview } from './queries.ts';

const tags = ['Previews'];
const admin = adminRoute('Previews');

export function previewRoutes(services: Services) {
  return createRouter()
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
