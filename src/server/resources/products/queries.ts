import { omitUndefined } from '../../../contract/common.ts';
import { type Product, type ProductInput, publishableProduct } from '../../../contract/products.ts';
import { decimalPrice, parsePrice } from '../../../domain/gear/prices.ts';
import { parseRating } from '../../../domain/gear/stars.ts';
import { inOrder } from '../../platform/database/batches.ts';
import type { Flag } from '../../platform/database/column-types.ts';
import type { Row } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/http/context.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import { toSafeHtml } from '../../platform/publishing/html.ts';
import { checkPublishable, publishable } from '../../platform/publishing/publishable.ts';
import { revisable } from '../../platform/publishing/revisable.ts';
import { searchIds } from '../../platform/search/search.ts';

const defaultRating = 4.5;

/** The product as the API answers it: cents and tenths become decimals. */
function toProduct({ priceCents, ratingTenths, ...row }: Row<'products'>): Product {
  return {
    ...row,
    // PostgreSQL returns 64-bit integers as strings.
    price: priceCents === null ? null : decimalPrice(Number(priceCents)),
    rating: (ratingTenths / 10).toFixed(1),
    featured: row.featured === 1,
    published: row.published === 1,
  };
}

/** Products, newest first. @param options `drafts` includes unpublished ones; `featured` leaves all others out */
export async function listProducts(
  { database }: Pick<Services, 'database'>,
  options: { drafts?: boolean; featured?: boolean } = {},
): Promise<Product[]> {
  let query = database.selectFrom('products').selectAll();
  if (!options.drafts) query = query.where('published', '=', 1);
  if (options.featured) query = query.where('featured', '=', 1);
  const rows = await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
  return rows.map(toProduct);
}

/** Published products that contain a text, best first. */
export async function searchProducts(
  services: Pick<Services, 'database' | 'content'>,
  text: string,
): Promise<Product[]> {
  const ids = await searchIds(services, 'products', text);
  if (ids.length === 0) return [];
  const rows = await services.database
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', ids)
    .where('published', '=', 1)
    .execute();
  return inOrder(ids, rows).map(toProduct);
}

/** A product, draft or not. @throws 404 */
export async function findProduct(
  { database }: Pick<Services, 'database'>,
  id: number,
): Promise<Product> {
  const row = await database
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('Product not found');
  return toProduct(row);
}

const featuredDraft = 'Only a published product can be featured.';

/** The columns of an input, defaults filled in. @throws 400 where it can't be published or featured */
function toColumns(input: ProductInput) {
  if (input.featured && !input.published) {
    throw invalid(featuredDraft, { featured: [featuredDraft] });
  }
  const featured: Flag = input.featured ? 1 : 0;
  const columns = {
    name: input.name,
    category: input.category ?? '',
    description: toSafeHtml(input.description ?? ''),
    priceCents: parsePrice(input.price) ?? null,
    ratingTenths: Math.round((parseRating(String(input.rating ?? '')) ?? defaultRating) * 10),
    reviewCount: input.reviewCount ?? 0,
    affiliateLink: input.affiliateLink ?? '',
    imageUrl: input.imageUrl ?? '',
    featured,
  };
  if (input.published) checkPublishable(publishableProduct, columns);
  return columns;
}

export const products = publishable({
  resource: 'products',
  duplicateMessage: 'A product like this already exists',
  toRecord: toProduct,
  toColumns,
  // Unpublishing a product also unfeatures it.
  merge(current, changes: Partial<ProductInput>): ProductInput {
    const published = changes.published ?? current.published;
    return {
      ...current,
      featured: current.featured && published,
      ...omitUndefined(changes),
      published,
    };
  },
});

export const productRevisions = revisable('products', toProduct);
