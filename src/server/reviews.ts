import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import site from '../../content/site.json' with { type: 'json' };
import { listQuery, slugParams } from '../contract/common.ts';
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
import { actorOf } from './audit.ts';
import { withReadersPictures } from './body-pictures.ts';
import type { Flag, Row } from './database/tables.ts';
import { findRevision, listRevisions } from './history/revisions.ts';
import { sanitise, toSafeHtml } from './html.ts';
import { createRouter, type Services } from './http/context.ts';
import { invalid, notFound, unauthorized } from './http/errors.ts';
import { errors, json } from './http/openapi.ts';
import { checkPublishable, publishable } from './publishing.ts';
import { publishableRoutes, revisionRoutes } from './publishing-routes.ts';

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
function toReview<T extends Omit<ReviewRow, 'content' | 'version'>>(row: T) {
  return { ...row, published: row.published === 1, featured: row.featured === 1 };
}

/** Reviews, newest first. @param options `drafts`: unpublished ones too; `summary`: without content */
export async function listReviews(
  { database }: Pick<Services, 'database'>,
  options: { drafts?: boolean; summary?: boolean; category?: string } = {},
): Promise<ListedReview[]> {
  let query = database.selectFrom('reviews').select(columns);
  if (!options.summary) query = query.select(['content', 'version']);
  if (!options.drafts) query = query.where('published', '=', 1);
  if (options.category !== undefined) query = query.where('category', '=', options.category);
  const rows = await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
  return rows.map(toReview);
}

/** The published review of a slug, with its pictures as readers get them. @throws 404 'Review not found' */
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
  return toReview({ ...row, content: withReadersPictures(sanitise(row.content)) });
}

/** A review, draft or not. @throws 404 */
export async function findReview({ database }: Pick<Services, 'database'>, id: number) {
  const row = await database
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', id)
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

const reviews = publishable({
  kind: 'reviews',
  slugTaken: 'A review with this slug already exists',
  toThing: (row): Review => toReview(row),
  toColumns,
});

/** Stores a new review. @throws 409 where its slug is taken */
export const createReview = reviews.create;

const tags = ['Reviews'];
const routes = publishableRoutes('Reviews', 'a review', {
  thing: review,
  input: reviewInput,
  changes: reviewChanges,
});
const revisions = revisionRoutes('Reviews', 'a review', review);
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
    .openapi(routes.create, async (context) => {
      const input = context.req.valid('json');
      return context.json(await reviews.create(services, input, undefined, actorOf(context)), 201);
    })
    .openapi(routes.update, async (context) => {
      const { id } = context.req.valid('param');
      const changes = context.req.valid('json') as Partial<ReviewInput>;
      return context.json(await reviews.update(services, id, changes, actorOf(context)), 200);
    })
    .openapi(routes.remove, async (context) => {
      await reviews.remove(services, context.req.valid('param').id, actorOf(context));
      return context.json({ success: true as const }, 200);
    })
    .openapi(revisions.list, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await listRevisions(services, 'reviews', id), 200);
    })
    .openapi(revisions.find, async (context) => {
      const { id, revision } = context.req.valid('param');
      const row = await findRevision(services.database, 'reviews', id, revision);
      return context.json(toReview(row), 200);
    })
    .openapi(revisions.restore, async (context) => {
      const { id, revision } = context.req.valid('param');
      return context.json(
        await reviews.restoreRevision(services, id, revision, actorOf(context)),
        200,
      );
    });
}
