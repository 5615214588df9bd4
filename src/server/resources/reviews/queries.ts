import {
  type ListedReview,
  publishableReview,
  type Review,
  type ReviewInput,
} from '../../../contract/reviews.ts';
import type { ListPage } from '../../../domain/publishing/list-url.ts';
import { applyPostChanges } from '../../../domain/text/text.ts';
import type { Flag } from '../../platform/database/column-types.ts';
import type { EditedRow } from '../../platform/database/resources.ts';
import type { Services } from '../../platform/http/context.ts';
import {
  type DatabaseReader,
  type Headed,
  type ListedRow,
  type ListOptions,
  perPage,
  postColumns,
  postQueries,
  type Shown,
  toSeo,
} from '../../platform/publishing/post-queries.ts';
import { checkPublishable, publishable } from '../../platform/publishing/publishable.ts';
import { revisable } from '../../platform/publishing/revisable.ts';
import { searchIds } from '../../platform/search/search.ts';

const toListedReview = ({ noindex: _, ...row }: ListedRow<'reviews'>) => ({
  ...row,
  published: row.published === 1,
  featured: row.featured === 1,
});

const toReview = (row: EditedRow<'reviews'> & Headed): Review => ({
  ...row,
  ...toSeo(row),
  published: row.published === 1,
  featured: row.featured === 1,
});

const queries = postQueries('reviews', [
  'price',
  'purchaseLink',
  'productName',
  'rating',
  'featured',
]);

export async function listReviews(
  services: DatabaseReader,
  options: ListOptions,
): Promise<ListPage<ListedReview>> {
  const { items, older } = await queries.list(services, options);
  return { items: items.map(toListedReview), older };
}

export async function searchReviews(
  services: Pick<Services, 'database' | 'content'>,
  text: string,
  { category, page = 1 }: Pick<ListOptions, 'category' | 'page'>,
): Promise<ListPage<ListedReview>> {
  const matching = await searchIds(services, 'reviews', text, category);
  const items = await queries.some(services, matching.slice((page - 1) * perPage, page * perPage));
  return { items: items.map(toListedReview), older: matching.length > page * perPage };
}

/** @throws 404 'Review not found' */
export async function findReviewBySlug(
  services: DatabaseReader,
  slug: string,
): Promise<Shown<Review>> {
  const { post, shows } = await queries.findBySlug(services, slug);
  return { post: toReview(post), shows };
}

/** Draft or not. @throws 404 */
export const findReview = async (services: DatabaseReader, id: number): Promise<Review> =>
  toReview(await queries.find(services, id));

export const reviews = publishable({
  resource: 'reviews',
  duplicateMessage: 'A review with this slug already exists',
  toRecord: toReview,
  merge: (review, changes: Partial<ReviewInput>): ReviewInput => applyPostChanges(review, changes),
  toColumns(input: ReviewInput) {
    const columns = {
      ...postColumns('reviews', input),
      price: input.price || null,
      purchaseLink: input.purchaseLink ?? '',
      productName: input.productName || null,
      rating: input.rating || null,
      featured: (input.featured ? 1 : 0) as Flag,
    };
    if (input.published || input.publishAt) checkPublishable(publishableReview, columns);
    return columns;
  },
});

export const reviewRevisions = revisable('reviews', toReview);
