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
import { findRow } from '../../platform/history/records.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { invalid } from '../../platform/http/errors.ts';
import { readField, readFields, writeFields } from '../../platform/publishing/fields.ts';
import {
  completePost,
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

const toListedReview = ({ noindex: _, scores, ...row }: ListedRow<'reviews'>) => ({
  ...row,
  scores: readField(reviewFields.scores, scores) as Review['scores'],
  published: row.published === 1,
  featured: row.featured === 1,
});

const toReview = (row: EditedRow<'reviews'> & Headed): Review => ({
  ...row,
  ...readFields(reviewFields, row),
  published: row.published === 1,
});

const queries = postQueries('reviews', fieldNames(ownReviewFields));

/** Reads `pickFor` of published products by product id. */
async function readPicks({ database }: DatabaseReader) {
  const rows = await database
    .selectFrom('products')
    .select(['id', 'pickFor'])
    .where('published', '=', 1)
    .where('pickFor', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, pickFor }) => [id, pickFor]));
}

/** Adds shops and `pickFor` of the products to reviews. */
async function withProducts<One extends Pick<Review, 'purchaseLink' | 'productId'>>(
  services: DatabaseReader,
  records: readonly One[],
) {
  const shown = await withShops(services, records, ({ purchaseLink, productId }) => ({
    address: purchaseLink,
    productId,
  }));
  const picks = await readPicks(services);
  return shown.map((review) => {
    const pickFor = picks.get(review.productId ?? 0);
    return pickFor ? { ...review, pickFor } : review;
  });
}

export async function listReviews(
  services: DatabaseReader,
  options: ListOptions,
): Promise<ListPage<ListedReview>> {
  const { items, older } = await queries.list(services, options);
  return { items: await withProducts(services, items.map(toListedReview)), older };
}

export async function searchReviews(
  services: Pick<Services, 'database' | 'content'>,
  text: string,
  { category, page = 1 }: Pick<ListOptions, 'category' | 'page'>,
): Promise<ListPage<ListedReview>> {
  const matching = await searchIds(services, 'reviews', text, category);
  const items = await queries.some(services, matching.slice((page - 1) * perPage, page * perPage));
  const listed = await withProducts(services, items.map(toListedReview));
  return { items: listed, older: matching.length > page * perPage };
}

/** @throws 404 'Review not found' */
export async function findReviewBySlug(
  services: DatabaseReader,
  slug: string,
): Promise<Shown<Review>> {
  const { post, shows } = await queries.findBySlug(services, slug);
  const [shown = toReview(post)] = await withProducts(services, [toReview(post)]);
  return { post: shown, shows };
}

/** Finds a review, published or draft. @throws 404 */
export async function findReview(services: DatabaseReader, id: number): Promise<Review> {
  const review = toReview(await findRow(services, 'reviews', id));
  const [shown = review] = await withProducts(services, [review]);
  return shown;
}

/** Finds the id of a product by the name in a new review. */
async function findNamedProduct({ database }: DatabaseReader, { productName }: ReviewInput) {
  if (!productName) return null;
  const found = await database
    .selectFrom('products')
    .select('id')
    .where('name', '=', productName)
    .orderBy('id')
    .executeTakeFirst();
  return found?.id ?? null;
}

/** @throws 400 if the product of a review does not exist */
async function checkProduct({ database }: DatabaseReader, { productId }: Partial<ReviewInput>) {
  if (!productId) return;
  const found = await database
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .executeTakeFirst();
  if (found) return;
  const message = 'That product is not in the catalogue any more. Choose another one, or none.';
  throw invalid(message, { productId: [message] });
}

const stored = publishable({
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

export const reviews: typeof stored = {
  ...stored,
  async create(services, input, ...rest) {
    await checkProduct(services, input);
    const { productId = await findNamedProduct(services, input) } = input;
    return stored.create(services, { ...input, productId }, ...rest);
  },
  async update(services, id, changes, ...rest) {
    await checkProduct(services, changes);
    return stored.update(services, id, changes, ...rest);
  },
};

export const reviewRevisions = revisable('reviews', toReview);
