import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import site from '../../content/site.json' with { type: 'json' };
import {
  type Article,
  type ArticleInput,
  article,
  articleChanges,
  articleInput,
  type ListedArticle,
  listedArticle,
  publishableArticle,
} from '../contract/articles.ts';
import { listQuery, slugParams } from '../contract/common.ts';
import { slugify } from '../rules/slug.ts';
import { excerptOf } from '../rules/text.ts';
import { actorOf } from './audit.ts';
import { withReadersPictures } from './body-pictures.ts';
import type { Row } from './database/tables.ts';
import { findRevision, listRevisions } from './history/revisions.ts';
import { sanitise, toSafeHtml } from './html.ts';
import { createRouter, type Services } from './http/context.ts';
import { invalid, notFound, unauthorized } from './http/errors.ts';
import { errors, json } from './http/openapi.ts';
import { checkPublishable, publishable } from './publishing.ts';
import { publishableRoutes, revisionRoutes } from './publishing-routes.ts';

type ArticleRow = Row<'articles'>;

const columns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'category',
  'imageUrl',
  'author',
  'published',
  'publishedAt',
  'createdAt',
  'updatedAt',
] as const;

/** The article as the API answers it. */
function toArticle<T extends Omit<ArticleRow, 'content' | 'version'>>(row: T) {
  return { ...row, published: row.published === 1 };
}

/** Articles, newest first. @param options `drafts`: unpublished ones too; `summary`: without content */
export async function listArticles(
  { database }: Pick<Services, 'database'>,
  options: { drafts?: boolean; summary?: boolean } = {},
): Promise<ListedArticle[]> {
  let query = database.selectFrom('articles').select(columns);
  if (!options.summary) query = query.select(['content', 'version']);
  if (!options.drafts) query = query.where('published', '=', 1);
  const rows = await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
  return rows.map(toArticle);
}

/** The published article of a slug, with its pictures as readers get them. @throws 404 'Article not found' */
export async function findArticleBySlug(
  { database }: Pick<Services, 'database'>,
  slug: string,
): Promise<Article> {
  const row = await database
    .selectFrom('articles')
    .selectAll()
    .where('slug', '=', slug)
    .where('published', '=', 1)
    .executeTakeFirst();
  if (!row) throw notFound('Article not found');
  return toArticle({ ...row, content: withReadersPictures(sanitise(row.content)) });
}

/** An article, draft or not. @throws 404 */
export async function findArticle({ database }: Pick<Services, 'database'>, id: number) {
  const row = await database
    .selectFrom('articles')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('Article not found');
  return toArticle(row);
}

/** What is stored of an input: defaults filled in, content made safe. @throws 400 where it can't be published */
function toColumns(input: ArticleInput) {
  const content = toSafeHtml(input.content ?? '');
  const slug = input.slug ?? slugify(input.title);
  if (!slug) throw invalid('Please give the article a slug.', { slug: ['Please give a slug.'] });
  const columns = {
    title: input.title,
    slug,
    excerpt: input.excerpt || excerptOf(content),
    content,
    category: input.category ?? '',
    imageUrl: input.imageUrl ?? '',
    author: input.author || site.author,
  };
  if (input.published) checkPublishable(publishableArticle, columns);
  return columns;
}

const articles = publishable({
  kind: 'articles',
  slugTaken: 'An article with this slug already exists',
  toThing: (row): Article => toArticle(row),
  toColumns,
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
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        summary: 'Published articles, newest first; with ?admin=true drafts too',
        request: { query: listQuery },
        responses: { 200: json(z.array(listedArticle)), ...errors(400, 401) },
      }),
      async (context) => {
        const { admin, fields } = context.req.valid('query');
        const drafts = admin === 'true';
        if (drafts && !context.get('isAdmin')) throw unauthorized();
        return context.json(
          await listArticles(services, { drafts, summary: fields === 'summary' }),
          200,
        );
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
    .openapi(routes.create, async (context) => {
      const input = context.req.valid('json');
      return context.json(await articles.create(services, input, undefined, actorOf(context)), 201);
    })
    .openapi(routes.update, async (context) => {
      const { id } = context.req.valid('param');
      const changes = context.req.valid('json') as Partial<ArticleInput>;
      return context.json(await updateArticle(services, id, changes, actorOf(context)), 200);
    })
    .openapi(routes.remove, async (context) => {
      await articles.remove(services, context.req.valid('param').id, actorOf(context));
      return context.json({ success: true as const }, 200);
    })
    .openapi(revisions.list, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await listRevisions(services, 'articles', id), 200);
    })
    .openapi(revisions.find, async (context) => {
      const { id, revision } = context.req.valid('param');
      const row = await findRevision(services.database, 'articles', id, revision);
      return context.json(toArticle(row), 200);
    })
    .openapi(revisions.restore, async (context) => {
      const { id, revision } = context.req.valid('param');
      return context.json(
        await articles.restoreRevision(services, id, revision, actorOf(context)),
        200,
      );
    });
}
