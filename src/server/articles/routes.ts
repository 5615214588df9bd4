import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  type Article,
  type ArticleInput,
  article,
  articleChanges,
  articleInput,
  type ListedArticle,
  listedArticle,
  publishableArticle,
} from '../../contract/articles.ts';
import { slugParams } from '../../contract/common.ts';
import { postListQuery } from '../../contract/posts.ts';
import type { ListPage } from '../../domain/list-url.ts';
import { applyPostChanges } from '../../domain/text.ts';
import { createRouter, type Services } from '../http/context.ts';
import { unauthorized } from '../http/errors.ts';
import { errors, json } from '../http/openapi.ts';
import {
  type DatabaseReader,
  type ListedRow,
  type ListOptions,
  nextPage,
  postColumns,
  postQueries,
} from '../publishing/post-queries.ts';
import { checkPublishable, publishable } from '../publishing/publishable.ts';
import {
  publishableHandlers,
  publishableRoutes,
  revisionRoutes,
} from '../publishing/publishable-routes.ts';

/** The article as the API answers it. */
const toArticle = <Listed extends ListedRow<'articles'>>(row: Listed) => ({
  ...row,
  published: row.published === 1,
});

const queries = postQueries('articles', []);

async function listArticles(
  services: DatabaseReader,
  options: ListOptions,
): Promise<ListPage<ListedArticle>> {
  const { items, older } = await queries.list(services, options);
  return { items: items.map(toArticle), older };
}

/** The published article of a slug, with its pictures as readers get them. @throws 404 'Article not found' */
export const findArticleBySlug = async (services: DatabaseReader, slug: string): Promise<Article> =>
  toArticle(await queries.findBySlug(services, slug));

/** An article, draft or not. @throws 404 */
export const findArticle = async (services: DatabaseReader, id: number): Promise<Article> =>
  toArticle(await queries.find(services, id));

const articles = publishable({
  kind: 'articles',
  merge: (article: Article, changes: Partial<ArticleInput>): ArticleInput =>
    applyPostChanges(article, changes),
  slugTaken: 'An article with this slug already exists',
  toThing: (row): Article => toArticle(row),
  toColumns(input: ArticleInput) {
    const words = postColumns(input, 'article');
    if (input.published) checkPublishable(publishableArticle, words);
    return words;
  },
});

/** Stores a new article. @throws 409 where its slug is taken */
export const createArticle = articles.create;

/** Changes what is given of an article. @throws 404; 409 where the save is stale or the slug is taken */
export const updateArticle = articles.update;

const tags = ['Articles'];
const routes = publishableRoutes('Articles', 'an article', {
  thing: article,
  input: articleInput,
  changes: articleChanges,
});
const revisions = revisionRoutes('Articles', 'an article', article);

/** The routes of /api/articles. */
export function articleRoutes(services: Services) {
  const handlers = publishableHandlers(services, articles);
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
    .openapi(revisions.present, async (context) =>
      context.json(await findArticle(services, context.req.valid('param').id), 200),
    )
    .openapi(revisions.list, handlers.listRevisions)
    .openapi(revisions.find, handlers.findRevision)
    .openapi(revisions.restore, handlers.restoreRevision);
}
