import { listedPage, page, pageChanges, pageInput } from '../../../contract/pages.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { postEndpoints } from '../../platform/publishing/post-routes.ts';
import { historyRoutes, publishableRoutes } from '../../platform/publishing/publishable-routes.ts';
import { findPage, findPageBySlug, listPages, pageRevisions, pages } from './queries.ts';

const shapes = { record: page, input: pageInput, changes: pageChanges, listed: listedPage };

export function pageRoutes(services: Services) {
  const posts = postEndpoints(services, 'pages', shapes, listPages, findPageBySlug);
  return new Endpoints({ tags: ['Pages'] })
    .endpoint('get', '/', posts.list)
    .endpoint('get', '/slug/{slug}', posts.bySlug)
    .route('/', publishableRoutes(services, 'pages', shapes, pages))
    .route('/', historyRoutes(services, 'pages', page, findPage, pageRevisions));
}
