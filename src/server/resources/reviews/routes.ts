import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { listQuery } from '../../../contract/common.ts';
import { postListQuery } from '../../../contract/publishing.ts';
import {
  categoryParams,
  listedReview,
  review,
  reviewChanges,
  reviewInput,
} from '../../../contract/reviews.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { errors, json, nextPage } from '../../platform/http/openapi.ts';
import { postHandlers, postRoutes } from '../../platform/publishing/post-routes.ts';
import {
  publishableHandlers,
  publishableRoutes,
  revisionHandlers,
  revisionRoutes,
} from '../../platform/publishing/publishable-routes.ts';
import {
  findReview,
  findReviewBySlug,
  listReviews,
  reviewRevisions,
  reviews,
  searchReviews,
} from './queries.ts';

const tags = ['Reviews'];
const routes = publishableRoutes('reviews', {
  record: review,
  input: reviewInput,
  changes: reviewChanges,
});
const publicRoutes = postRoutes('reviews', { record: review, listed: listedReview });
const revisions = revisionRoutes('reviews', review);
const publishedQuery = postListQuery
  .omit({ admin: true })
  .extend({ search: z.string().trim().max(200).optional() });

export function reviewRoutes(services: Services) {
  const handlers = publishableHandlers(services, reviews);
  const history = revisionHandlers(services, findReview, reviewRevisions);
  const publicHandlers = postHandlers(services, listReviews, findReviewBySlug);
  return createRouter()
    .openapi(publicRoutes.list, publicHandlers.list)
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
    .openapi(publicRoutes.bySlug, publicHandlers.bySlug)
    .openapi(routes.create, handlers.create)
    .openapi(routes.update, handlers.update)
    .openapi(routes.remove, handlers.remove)
    .openapi(revisions.current, history.current)
    .openapi(revisions.list, history.list)
    .openapi(revisions.find, history.find)
    .openapi(revisions.restore, history.restore);
}
