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
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { nextPage } from '../../platform/http/openapi.ts';
import { postEndpoints } from '../../platform/publishing/post-routes.ts';
import { historyRoutes, publishableRoutes } from '../../platform/publishing/publishable-routes.ts';
import {
  findReview,
  findReviewBySlug,
  listReviews,
  reviewRevisions,
  reviews,
  searchReviews,
} from './queries.ts';

const shapes = {
  record: review,
  input: reviewInput,
  changes: reviewChanges,
  listed: listedReview,
};
const publishedQuery = postListQuery
  .omit({ admin: true })
  .extend({ search: z.string().trim().max(200).optional() });

export function reviewRoutes(services: Services) {
  const posts = postEndpoints(services, 'reviews', shapes, listReviews, findReviewBySlug);
  return new Endpoints({ tags: ['Reviews'] })
    .endpoint('get', '/', posts.list)
    .endpoint('get', '/published', {
      summary:
        'Published reviews, newest first; with `search`, a page of those that contain the text, best match first',
      query: publishedQuery,
      answer: z.array(listedReview),
      handle: async ({ query: { fields, search, ...part }, context }) => {
        const list = search
          ? await searchReviews(services, search, part)
          : await listReviews(services, { summary: fields === 'summary', ...part });
        return context.json(list.items, 200, nextPage(context.req, list));
      },
    })
    .endpoint('get', '/category/{category}', {
      summary: 'Published reviews of a category, newest first',
      params: categoryParams,
      query: listQuery.pick({ fields: true }),
      answer: z.array(listedReview),
      withoutErrors: [404],
      handle: async ({ params: { category }, query }) => {
        const summary = query.fields === 'summary';
        const { items } = await listReviews(services, { category, summary });
        return items;
      },
    })
    .endpoint('get', '/slug/{slug}', posts.bySlug)
    .route('/', publishableRoutes(services, 'reviews', shapes, reviews))
    .route('/', historyRoutes(services, 'reviews', review, findReview, reviewRevisions));
}
