import {
  article,
  articleChanges,
  articleInput,
  listedArticle,
} from '../../../contract/articles.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { postHandlers, postRoutes } from '../../platform/publishing/post-routes.ts';
import {
  publishableHandlers,
  publishableRoutes,
  revisionHandlers,
  revisionRoutes,
} from '../../platform/publishing/publishable-routes.ts';
import {
  articleRevisions,
  articles,
  findArticle,
  findArticleBySlug,
  listArticles,
} from './queries.ts';

const routes = publishableRoutes('articles', {
  record: article,
  input: articleInput,
  changes: articleChanges,
});
const publicRoutes = postRoutes('articles', { record: article, listed: listedArticle });
const revisions = revisionRoutes('articles', article);

export function articleRoutes(services: Services) {
  const handlers = publishableHandlers(services, articles);
  const history = revisionHandlers(services, findArticle, articleRevisions);
  const publicHandlers = postHandlers(services, listArticles, findArticleBySlug);
  return createRouter()
    .openapi(publicRoutes.list, publicHandlers.list)
    .openapi(publicRoutes.bySlug, publicHandlers.bySlug)
    .openapi(routes.create, handlers.create)
    .openapi(routes.update, handlers.update)
    .openapi(routes.remove, handlers.remove)
    .openapi(revisions.current, history.current)
    .openapi(revisions.list, history.list)
    .openapi(revisions.find, history.find)
    .openapi(revisions.restore, history.restore);
}
