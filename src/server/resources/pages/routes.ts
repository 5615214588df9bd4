import { listedPage, page, pageChanges, pageInput } from '../../../contract/pages.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { postEndpoints } from '../../platform/publishing/post-routes.ts';
import {
  publishableEndpoints,
  revisionEndpoints,
} from '../../platform/publishing/publishable-routes.ts';
import { findPage, findPageBySlug, listPages, pageRevisions, pages } from './queries.ts';

const shapes = { record: page, input: pageInput, changes: pageChanges, listed: listedPage };

export function pageRoutes(services: Services) {
  const posts = postEndpoints(services, 'pages', shapes, listPages, findPageBySlug);
  const writes = publishableEndpoints(services, 'pages', shapes, pages);
  const history = revisionEndpoints(services, 'pages', page, findPage, pageRevisions);
  return new Endpoints(adminRoute('Pages'))
    .endpoint('get', '/', posts.list)
    .endpoint('get', '/slug/{slug}', posts.bySlug)
    .endpoint('post', '/', writes.create)
    .endpoint('patch', '/{id}', writes.update)
    .endpoint('delete', '/{id}', writes.remove)
    .endpoint('get', '/{id}', history.current)
    .endpoint('get', '/{id}/revisions', history.list)
    .endpoint('get', '/{id}/revisions/{revision}', history.find)
    .endpoint('post', '/{id}/revisions/{revision}/restore', history.restore);
}
