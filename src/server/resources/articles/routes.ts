import {
  article,
  articleChanges,
  articleInput,
  listedArticle,
} from '../../../contract/articles.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { postEndpoints } from '../../platform/publishing/post-routes.ts';
import {
  publishableEndpoints,
  revisionEndpoints,
} from '../../platform/publishing/publishable-routes.ts';
import {
  articleRevisions,
  articles,
  findArticle,
  findArticleBySlug,
  listArticles,
} from './queries.ts';

const shapes = {
  record: article,
  input: articleInput,
  changes: articleChanges,
  listed: listedArticle,
};

export function articleRoutes(services: Services) {
  const posts = postEndpoints(services, 'articles', shapes, listArticles, findArticleBySlug);
  const writes = publishableEndpoints(services, 'articles', shapes, articles);
  const history = revisionEndpoints(services, 'articles', article, findArticle, articleRevisions);
  return new Endpoints(adminRoute('Articles'))
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
