import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { listQuery, slugParams } from '../../contract/common.ts';
import { postListQuery } from '../../contract/posts.ts';
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
} from '../../contract/reviews.ts';
import type { ListPage } from '../../domain/list-url.ts';
import { applyPostChanges } from '../../domain/text.ts';
import type { Flag } from '../database/tables.ts';
import { createRouter, type Services } from '../http/context.ts';
import { unauthorized } from '../http/errors.ts';
import { errors, json } from '../http/openapi.ts';
import {
  type DatabaseReader,
  type ListedRow,
  type ListOptions,
  nextPage,
  perPage,
  postColumns,
  postQueries,
} from '../publishing/post-queries.ts';
import { checkPublishable, publishable } from '../publishing/publishable.ts';
import {
  publishableHandlers,
  publishableRoutes,
  revisionRoutes,
} from '../publishing/publishable-routes.ts';
import { searchReviewIds } from '../search/search.ts';

/** The review as the API answers it. */
const toReview = <Listed extends ListedRow<'reviews'>>(row: Listed) => ({
  ...row,
  published: row.published === 1,
  featured: row.featured === 1,
});

const queries = postQueries('reviews', ['price', 'purchaseLink', 'rating', 'featured']);

async function listReviews(
  services: DatabaseReader,
  options: ListOptions,
): Promise<ListPage<ListedReview>> {
  const { items, older } = await queries.list(services, options);
  return { items: items.map(toReview), older };
}

/** One page of the published reviews that contain a text in their title, category, excerpt or words, best first. */
async function searchReviews(
  services: Pick<Services, 'database' | 'content'>,
  text: string,
  { category, page = 1 }: Pick<ListOptions, 'category' | 'page'>,
): Promise<ListPage<ListedReview>> {
  const matching = await searchReviewIds(services, text, category);
  const items = await queries.some(services, matching.slice((page - 1) * perPage, page * perPage));
  return { items: items.map(toReview), older: matching.length > page * perPage };
}

/** The published review of a slug, with its pictures as readers get them. @throws 404 'Review not found' */
export const findReviewBySlug = async (services: DatabaseReader, slug: string): Promise<Review> =>
  toReview(await queries.findBySlug(services, slug));

/** A review, draft or not. @throws 404 */
export const findReview = async (services: DatabaseReader, id: number): Promise<Review> =>
  toReview(await queries.find(services, id));

const reviews = publishable({
  kind: 'reviews',
  merge: (review: Review, changes: Partial<ReviewInput>): ReviewInput =>
    applyPostChanges(review, changes),
  slugTaken: 'A review with this slug already exists',
  toThing: (row): Review => toReview(row),
  toColumns(input: ReviewInput) {
    const columns = {
      ...postColumns(input, 'review'),
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
const publishedQuery = postListQuery
  .omit({ admin: true })
  .extend({ search: z.string().trim().max(200).optional() });

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
        request: { query: postListQuery },
        responses: { 200: json(z.array(listedReview)), ...errors(400, 401) },
      }),
      async (context) => {
        const { admin, fields, ...part } = context.req.valid('query');
        const drafts = admin === 'true';
        if (drafts && !context.get('isAdmin')) throw unauthorized();
        const summary = fields === 'summary';
        const list = await listReviews(services, { drafts, summary, ...part });
        return context.json(list.items, 200, nextPage(context.req, list));
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/published',
        tags,
        summary:
          'Published reviews, newest first; with ?search= those that contain a text, best first, a page at a time',
        request: { query: publishedQuery },
        responses: { 200: json(z.array(listedReview)), ...errors(400) },
      }),
      async (context) => {
        const { fields, search, ...part } = context.req.valid('query');
        const list = search
          ? await searchReviews(services, search, part)
          : await listReviews(services, { summary: fields === 'summary', ...part });
        return context.json(list.items, 200, nextPage(context.req, list));
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/category/{category}',
        tags,
        summary: 'Published reviews of a category, newest first',
        request: { params: categoryParams, query: listQuery.pick({ fields: true }) },
        responses: { 200: json(z.array(listedReview)), ...errors(400) },
      }),
      async (context) => {
        const { category } = context.req.valid('param');
        const summary = context.req.valid('query').fields === 'summary';
        const { items } = await listReviews(services, { category, summary });
        return context.json(items, 200);
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
    .openapi(revisions.present, async (context) =>
      context.json(await findReview(services, context.req.valid('param').id), 200),
    )
    .openapi(revisions.list, handlers.listRevisions)
    .openapi(revisions.find, handlers.findRevision)
    .openapi(revisions.restore, handlers.restoreRevision);
}
