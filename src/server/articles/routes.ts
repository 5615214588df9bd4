import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { article, articleChanges, articleInput, listedArticle } from '../../contract/articles.ts';
import { slugParams } from '../../contract/common.ts';
import { postListQuery } from '../../contract/posts.ts';
import { createRouter, type Services } from '../http/context.ts';
import { unauthorized } from '../http/errors.ts';
import { errors, json } from '../http/openapi.ts';
import { nextPage } from '../publishing/post-queries.ts';
import {
  publishableHandlers,
  publishableRoutes,
  revisionHandlers,
  revisionRoutes,
} from '../publishing/publishable-routes.ts';
import {
  articleRevisions,
  articles,
  findArticle,
  findArticleBySlug,
  listArticles,
} from './queries.ts';

const tags = ['Articles'];
const routes = publishableRoutes('articles', {
  record: article,
  input: articleInput,
  changes: articleChanges,
});
const revisions = revisionRoutes('articles', article);

export function articleRoutes(services: Services) {
  const handlers = publishableHandlers(services, articles);
  const history = revisionHandlers(services, findArticle, articleRevisions);
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        summary: 'Published articles, newest first; with ?admin=true drafts too',
        request: { query: postListQuery },
        responses: { 200: json(z.array(listedArticle)), ...errors(400, 401) },
      }),
      async (context) => {
        const { admin, fields, ...part } = context.req.valid('query');
        const drafts = admin === 'true';
        if (drafts && !context.get('isAdmin')) throw unauthorized();
        const summary = fields === 'summary';
        const list = await listArticles(services, { drafts, summary, ...part });
        return context.json(list.items, 200, nextPage(context.req, list));
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/slug/{slug}',
        tags,
        summary: 'The published article of a slug',
        request: { params: slugParams },
        responses: { 200: json(article), ...errors(404) },
      }),
      async (context) =>
        context.json(await findArticleBySlug(services, context.req.valid('param').slug), 200),
    )
    .openapi(routes.create, handlers.create)
    .openapi(routes.update, handlers.update)
    .openapi(routes.remove, handlers.remove)
    .openapi(revisions.current, history.current)
    .openapi(revisions.list, history.list)
    .openapi(revisions.find, history.find)
    .openapi(revisions.restore, history.restore);
}
