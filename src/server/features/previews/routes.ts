import { idParams } from '../../../contract/common.ts';
import {
  livePreviewLinks,
  previewed,
  previewLink,
  previewParams,
  previewQuery,
  previewRequest,
} from '../../../contract/previews.ts';
import { audit } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { listLiveLinks, revokeAllLinks, revokeLink } from './links.ts';
import { createPreviewLink, openPreview } from './queries.ts';

export function previewRoutes(services: Services) {
  return new Endpoints(adminRoute('Previews'))
    .endpoint('get', '/', {
      summary: 'The valid preview links, newest first',
      answer: livePreviewLinks,
      handle: () => listLiveLinks(services),
    })
    .endpoint('delete', '/', {
      summary: 'Revokes every preview link',
      handle: async ({ actor }) => {
        const details = String(await revokeAllLinks(services));
        const entry = { action: 'previews_revoked', resource: 'previews', details } as const;
        await audit(services, { ...actor, ...entry });
      },
    })
    .endpoint('delete', '/{id}', {
      summary: 'Revokes a preview link',
      params: idParams,
      handle: async ({ params, actor }) => {
        const link = await revokeLink(services, params.id);
        const resource = `${link.resource}/${link.recordId}`;
        await audit(services, { ...actor, action: 'previews_revoked', resource });
      },
    })
    .endpoint('post', '/', {
      summary: 'Makes a link that shows an article, review or page, draft or not, for a week',
      body: previewRequest,
      answer: previewLink,
      status: 201,
      meaning: 'Created',
      errors: [404],
      handle: ({ body: { resource, id } }) => createPreviewLink(services, resource, id),
    })
    .endpoint('get', '/{resource}/{id}', {
      summary: 'The record behind a preview link; the signature replaces a session',
      access: { tags: ['Previews'] },
      params: previewParams,
      query: previewQuery,
      answer: previewed,
      errors: [403, 410],
      handle: async ({ params, query: { expires, signature }, context }) => {
        const target = { ...params, expires };
        const answer = await openPreview(services, target, signature);
        return context.json(answer, 200, { 'Cache-Control': 'private, no-store' });
      },
    });
}
