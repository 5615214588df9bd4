import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
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
import type { Flag } from './database/tables.ts';
import { createRouter, type Services } from './http/context.ts';
import { unauthorized } from './http/errors.ts';
import { errors, json } from './http/openapi.ts';
import { checkPublishable, publishable } from './publishing.ts';
import { publishableHandlers, publishableRoutes, revisionRoutes } from './publishing-routes.ts';
import {
  type ListedRow,
  type ListOptions,
  type Reading,
  wordsOf,
  writingQueries,
} from './writing.ts';

/** The review as the API answers it. */
const toReview = <Listed extends ListedRow<'reviews'>>(row: Listed) => ({
  ...row,
  published: row.published === 1,
  featured: row.featured === 1,
});

const queries = writingQueries('reviews', ['price', 'purchaseLink', 'rating', 'featured']);

/** Reviews, newest first. @param options `drafts`: unpublished ones too; `summary`: without content */
async function listReviews(services: Reading, options: ListOptions): Promise<ListedReview[]> {
  return (await queries.list(services, options)).map(toReview);
}

/** The published review of a slug, with its pictures as readers get them. @throws 404 'Review not found' */
export const findReviewBySlug = async (services: Reading, slug: string): Promise<Review> =>
  toReview(await queries.findBySlug(services, slug));

/** A review, draft or not. @throws 404 */
export const findReview = async (services: Reading, id: number): Promise<Review> =>
  toReview(await queries.find(services, id));

const reviews = publishable({
  kind: 'reviews',
  slugTaken: 'A review with this slug already exists',
  toThing: (row): Review => toReview(row),
  toColumns(input: ReviewInput) {
    const columns = {
      ...wordsOf(input, 'review'),
      price: input.price || null,
      purchaseLink: input.purchaseLink ?? '',
      rating: input.rating || null,
      featured: (input.featured ? 1 : 0) as Flag,
    };
    if (input.published) checkPublishable(publishableReview, columns);
    return columns;
  },
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
  const handlers = publishableHandlers(services, reviews);
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
    .openapi(routes.create, handlers.create)
    .openapi(routes.update, handlers.update)
    .openapi(routes.remove, handlers.remove)
    .openapi(revisions.list, handlers.listRevisions)
    .openapi(revisions.find, handlers.findRevision)
    .openapi(revisions.restore, handlers.restoreRevision);
}
