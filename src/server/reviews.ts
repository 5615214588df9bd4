import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import site from '../../content/site.json' with { type: 'json' };
import { idParams, listQuery, slugParams, success } from '../contract/common.ts';
import {
  categoryParams,
  type ListedReview,
  listedReview,
  publishableReview,
  type Review,
  type ReviewInput,
  review,
  reviewChanges,
  reviewInput,
} from '../contract/reviews.ts';
import { slugify } from '../rules/slug.ts';
import { excerptOf } from '../rules/text.ts';
import type { Flag, Row } from './database/tables.ts';
import { toSafeHtml } from './html.ts';
import { createRouter, now, type Services } from './http/context.ts';
import { invalid, notFound, unauthorized } from './http/errors.ts';
import { adminErrors, adminSecurity, errors, json, jsonBody } from './http/openapi.ts';
import { adminOnly } from './http/session.ts';
import { checkPublishable, publication, refuseTaken } from './publishing.ts';

type ReviewRow = Row<'reviews'>;

const columns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'category',
  'imageUrl',
  'price',
  'purchaseLink',
  'rating',
  'author',
  'published',
  'publishedAt',
  'featured',
  'createdAt',
  'updatedAt',
] as const;

/** The review as the API answers it. */
function toReview<T extends Omit<ReviewRow, 'content'>>(row: T) {
  return { ...row, published: row.published === 1, featured: row.featured === 1 };
}

/** Reviews, newest first. @param options `drafts`: unpublished ones too; `summary`: without content */
export async function listReviews(
  { database }: Pick<Services, 'database'>,
  options: { drafts?: boolean; summary?: boolean; category?: string } = {},
): Promise<ListedReview[]> {
  let query = database.selectFrom('reviews').select(columns);
  if (!options.summary) query = query.select('content');
  if (!options.drafts) query = query.where('published', '=', 1);
  if (options.category !== undefined) query = query.where('category', '=', options.category);
  const rows = await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
  return rows.map(toReview);
}

/** The published review of a slug. @throws 404 'Review not found' */
export async function findReviewBySlug(
  { database }: Pick<Services, 'database'>,
  slug: string,
): Promise<Review> {
  const row = await database
    .selectFrom('reviews')
    .selectAll()
    .where('slug', '=', slug)
    .where('published', '=', 1)
    .executeTakeFirst();
  if (!row) throw notFound('Review not found');
  return toReview(row);
}

/** What is stored of an input: defaults filled in, content made safe. @throws 400 where it can't be published */
function toColumns(input: ReviewInput) {
  const content = toSafeHtml(input.content ?? '');
  const slug = input.slug ?? slugify(input.title);
  if (!slug) throw invalid('Please give the review a slug.', { slug: ['Please give a slug.'] });
  const featured: Flag = input.featured ? 1 : 0;
  const columns = {
    title: input.title,
    slug,
    excerpt: input.excerpt || excerptOf(content),
    content,
    category: input.category ?? '',
    imageUrl: input.imageUrl ?? '',
    price: input.price || null,
    purchaseLink: input.purchaseLink ?? '',
    rating: input.rating || null,
    author: input.author || site.author,
    featured,
  };
  if (input.published) checkPublishable(publishableReview, columns);
  return columns;
}

const slugTaken = 'A review with this slug already exists';

/** Stores a new review. @throws 409 where its slug is taken */
export async function createReview(
  services: Pick<Services, 'content' | 'clock'>,
  input: ReviewInput,
  createdAt = now(services),
): Promise<Review> {
  const row = {
    ...toColumns(input),
    ...publication(input.published ?? false, createdAt),
    createdAt,
    updatedAt: createdAt,
  };
  return refuseTaken(slugTaken, () =>
    services.content.write('reviews', async (transaction) =>
      toReview(
        await transaction
          .insertInto('reviews')
          .values(row)
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    ),
  );
}

/** Changes what is given and leaves the rest. @throws 404, or 409 where the slug is taken */
export async function updateReview(
  services: Pick<Services, 'content' | 'clock'>,
  id: number,
  changes: Partial<ReviewInput>,
): Promise<Review> {
  return refuseTaken(slugTaken, () =>
    services.content.write('reviews', async (transaction) => {
      const before = await transaction
        .selectFrom('reviews')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!before) throw notFound('Review not found');
      const known: Review = toReview(before);
      const input = { ...known, ...changes };
      const time = now(services);
      const row = await transaction
        .updateTable('reviews')
        .set({
          ...toColumns(input),
          ...publication(input.published, time, before),
          updatedAt: time,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return toReview(row);
    }),
  );
}

/** @throws 404 where there is no such review */
export async function deleteReview(services: Pick<Services, 'content'>, id: number) {
  await services.content.write('reviews', async (transaction) => {
    const result = await transaction.deleteFrom('reviews').where('id', '=', id).executeTakeFirst();
    if (result.numDeletedRows === 0n) throw notFound('Review not found');
  });
}

const tags = ['Reviews'];
const summaryQuery = listQuery.pick({ fields: true });

/** The routes of /api/reviews. */
export function reviewRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        summary: 'Published reviews, newest first; with ?admin=true drafts too',
        request: { query: listQuery },
        responses: { 200: json(z.array(listedReview)), ...errors(400, 401) },
      }),
      async (context) => {
        const { admin, fields } = context.req.valid('query');
        const drafts = admin === 'true';
        if (drafts && !context.get('isAdmin')) throw unauthorized();
        return context.json(
          await listReviews(services, { drafts, summary: fields === 'summary' }),
          200,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/published',
        tags,
        summary: 'Published reviews, newest first',
        request: { query: summaryQuery },
        responses: { 200: json(z.array(listedReview)), ...errors(400) },
      }),
      async (context) => {
        const summary = context.req.valid('query').fields === 'summary';
        return context.json(await listReviews(services, { summary }), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/category/{category}',
        tags,
        summary: 'Published reviews of a category, newest first',
        request: { params: categoryParams, query: summaryQuery },
        responses: { 200: json(z.array(listedReview)), ...errors(400) },
      }),
      async (context) => {
        const { category } = context.req.valid('param');
        const summary = context.req.valid('query').fields === 'summary';
        return context.json(await listReviews(services, { category, summary }), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/slug/{slug}',
        tags,
        summary: 'The published review of a slug',
        request: { params: slugParams },
        responses: { 200: json(review), ...errors(404) },
      }),
      async (context) =>
        context.json(await findReviewBySlug(services, context.req.valid('param').slug), 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        summary: 'Creates a review',
        security: adminSecurity,
        middleware: adminOnly,
        request: { body: jsonBody(reviewInput) },
        responses: { 201: json(review, 'Created'), ...adminErrors, ...errors(409) },
      }),
      async (context) => context.json(await createReview(services, context.req.valid('json')), 201),
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/{id}',
        tags,
        summary: 'Changes some fields of a review, e.g. only `published`',
        security: adminSecurity,
        middleware: adminOnly,
        request: { params: idParams, body: jsonBody(reviewChanges) },
        responses: { 200: json(review), ...adminErrors, ...errors(404, 409) },
      }),
      async (context) =>
        context.json(
          await updateReview(
            services,
            context.req.valid('param').id,
            context.req.valid('json') as Partial<ReviewInput>,
          ),
          200,
        ),
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        tags,
        summary: 'Deletes a review',
        security: adminSecurity,
        middleware: adminOnly,
        request: { params: idParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        await deleteReview(services, context.req.valid('param').id);
        return context.json({ success: true as const }, 200);
      },
    );
}
