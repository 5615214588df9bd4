import { fieldNames } from '../../../contract/fields/field.ts';
import {
  type ListedReview,
  ownReviewFields,
  publishableReview,
  type Review,
  type ReviewInput,
  reviewFields,
} from '../../../contract/reviews.ts';
import type { ListPage } from '../../../domain/publishing/list-url.ts';
import { applyPostChanges } from '../../../domain/text/text.ts';
import type { EditedRow } from '../../platform/database/resources.ts';
import type { Services } from '../../platform/http/context.ts';
import { readFields, writeFields } from '../../platform/publishing/fields.ts';
import {
  completePost,
  type DatabaseReader,
  type Headed,
  type ListedRow,
  type ListOptions,
  perPage,
  postQueries,
  type Shown,
} from '../../platform/publishing/post-queries.ts';
import { checkPublishable, publishable } from '../../platform/publishing/publishable.ts';
import { revisable } from '../../platform/publishing/revisable.ts';
import { searchIds } from '../../platform/search/search.ts';
import { withShops } from '../../platform/shop-links/read-shops.ts';

const toListedReview = ({ noindex: _, ...row }: ListedRow<'reviews'>) => ({
  ...row,
  published: row.published === 1,
  featured: row.featured === 1,
});

const toReview = (row: EditedRow<'reviews'> & Headed): Review => ({
  ...row,
  ...readFields(reviewFields, row),
  published: row.published === 1,
});

const queries = postQueries('reviews', fieldNames(ownReviewFields));

const withReviewShops = <One extends Pick<Review, 'purchaseLink'>>(
  services: DatabaseReader,
  records: readonly One[],
) => withShops(services, records, ({ purchaseLink }) => purchaseLink);

export async function listReviews(
  services: DatabaseReader,
  options: ListOptions,
): Promise<ListPage<ListedReview>> {
  const { items, older } = await queries.list(services, options);
  return { items: await withReviewShops(services, items.map(toListedReview)), older };
}

export async function searchReviews(
  services: Pick<Services, 'database' | 'content'>,
  text: string,
  { category, page = 1 }: Pick<ListOptions, 'category' | 'page'>,
): Promise<ListPage<ListedReview>> {
  const matching = await searchIds(services, 'reviews', text, category);
  const items = await queries.some(services, matching.slice((page - 1) * perPage, page * perPage));
  const listed = await withReviewShops(services, items.map(toListedReview));
  return { items: listed, older: matching.length > page * perPage };
}

/** @throws 404 'Review not found' */
export async function findReviewBySlug(
  services: DatabaseReader,
  slug: string,
): Promise<Shown<Review>> {
  const { post, shows } = await queries.findBySlug(services, slug);
  const [shown = toReview(post)] = await withReviewShops(services, [toReview(post)]);
  return { post: shown, shows };
}

/** Draft or not. @throws 404 */
export async function findReview(services: DatabaseReader, id: number): Promise<Review> {
  const review = toReview(await queries.find(services, id));
  const [shown = review] = await withReviewShops(services, [review]);
  return shown;
}

export const reviews = publishable({
  resource: 'reviews',
  duplicateMessage: 'A review with this slug already exists',
  toRecord: toReview,
  merge: (review, changes: Partial<ReviewInput>): ReviewInput => applyPostChanges(review, changes),
  toColumns(input: ReviewInput) {
    const columns = completePost('reviews', writeFields(reviewFields, input), input);
    if (input.published || input.publishAt) checkPublishable(publishableReview, columns);
    return columns;
  },
});

export const reviewRevisions = revisable('reviews', toReview);
