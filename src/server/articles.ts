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
import { idParams, listQuery, slugParams, success } from '../contract/common.ts';
import { slugify } from '../rules/slug.ts';
import { excerptOf } from '../rules/text.ts';
import type { Row } from './database/tables.ts';
import { toSafeHtml } from './html.ts';
import { createRouter, now, type Services } from './http/context.ts';
import { invalid, notFound, unauthorized } from './http/errors.ts';
import { adminErrors, adminSecurity, errors, json, jsonBody } from './http/openapi.ts';
import { adminOnly } from './http/session.ts';
import { checkPublishable, publication, refuseTaken } from './publishing.ts';

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
function toArticle<T extends Omit<ArticleRow, 'content'>>(row: T) {
  return { ...row, published: row.published === 1 };
}

/** Articles, newest first. @param options `drafts`: unpublished ones too; `summary`: without content */
export async function listArticles(
  { database }: Pick<Services, 'database'>,
  options: { drafts?: boolean; summary?: boolean } = {},
): Promise<ListedArticle[]> {
  let query = database.selectFrom('articles').select(columns);
  if (!options.summary) query = query.select('content');
  if (!options.drafts) query = query.where('published', '=', 1);
  const rows = await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
  return rows.map(toArticle);
}

/** The published article of a slug. @throws 404 'Article not found' */
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

const slugTaken = 'An article with this slug already exists';

/** Stores a new article. @throws 409 where its slug is taken */
export async function createArticle(
  services: Pick<Services, 'content' | 'clock'>,
  input: ArticleInput,
  createdAt = now(services),
): Promise<Article> {
  const row = {
    ...toColumns(input),
    ...publication(input.published ?? false, createdAt),
    createdAt,
    updatedAt: createdAt,
  };
  return refuseTaken(slugTaken, () =>
    services.content.write('articles', async (transaction) =>
      toArticle(
        await transaction
          .insertInto('articles')
          .values(row)
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    ),
  );
}

/** Changes what is given and leaves the rest. @throws 404, or 409 where the slug is taken */
export async function updateArticle(
  services: Pick<Services, 'content' | 'clock'>,
  id: number,
  changes: Partial<ArticleInput>,
): Promise<Article> {
  return refuseTaken(slugTaken, () =>
    services.content.write('articles', async (transaction) => {
      const before = await transaction
        .selectFrom('articles')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!before) throw notFound('Article not found');
      const published = changes.published ?? before.published === 1;
      const time = now(services);
      const row = await transaction
        .updateTable('articles')
        .set({
          ...toColumns({ ...before, ...changes, published }),
          ...publication(published, time, before),
          updatedAt: time,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return toArticle(row);
    }),
  );
}

/** @throws 404 where there is no such article */
export async function deleteArticle(services: Pick<Services, 'content'>, id: number) {
  await services.content.write('articles', async (transaction) => {
    const result = await transaction.deleteFrom('articles').where('id', '=', id).executeTakeFirst();
    if (result.numDeletedRows === 0n) throw notFound('Article not found');
  });
}

const tags = ['Articles'];

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
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        summary: 'Creates an article',
        security: adminSecurity,
        middleware: adminOnly,
        request: { body: jsonBody(articleInput) },
        responses: { 201: json(article, 'Created'), ...adminErrors, ...errors(409) },
      }),
      async (context) =>
        context.json(await createArticle(services, context.req.valid('json')), 201),
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/{id}',
        tags,
        summary: 'Changes some fields of an article, e.g. only `published`',
        security: adminSecurity,
        middleware: adminOnly,
        request: { params: idParams, body: jsonBody(articleChanges) },
        responses: { 200: json(article), ...adminErrors, ...errors(404, 409) },
      }),
      async (context) =>
        context.json(
          await updateArticle(
            services,
            context.req.valid('param').id,
            context.req.valid('json') as Partial<ArticleInput>,
          ),
          200,
        ),
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        tags,
        summary: 'Deletes an article',
        security: adminSecurity,
        middleware: adminOnly,
        request: { params: idParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        await deleteArticle(services, context.req.valid('param').id);
        return context.json({ success: true as const }, 200);
      },
    );
}
