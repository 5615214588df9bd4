import { omitUndefined } from '../../../contract/common.ts';
import {
  type Product,
  type ProductInput,
  productFields,
  publishableProduct,
} from '../../../contract/products.ts';
import { inOrder } from '../../platform/database/batches.ts';
import type { Row } from '../../platform/database/tables.ts';
import { findRow } from '../../platform/history/records.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { invalid } from '../../platform/http/errors.ts';
import { readFields, writeFields } from '../../platform/publishing/fields.ts';
import { checkPublishable, publishable } from '../../platform/publishing/publishable.ts';
import { revisable } from '../../platform/publishing/revisable.ts';
import { searchIds } from '../../platform/search/search.ts';
import { withShops } from '../../platform/shop-links/read-shops.ts';

const toProduct = (row: Row<'products'>): Product => ({
  ...readFields(productFields, row),
  id: row.id,
  published: row.published === 1,
  publishedAt: row.publishedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  version: row.version,
});

const withProductShops = (services: DatabaseReader, records: readonly Product[]) =>
  withShops(services, records, ({ affiliateLink, id }) => ({
    address: affiliateLink,
    productId: id,
  }));

/** Lists products, newest first. @param options `featured` excludes all other products */
export async function listProducts(
  { database }: DatabaseReader,
  options: { drafts?: boolean; featured?: boolean } = {},
): Promise<Product[]> {
  let query = database.selectFrom('products').selectAll();
  if (!options.drafts) query = query.where('published', '=', 1);
  if (options.featured) query = query.where('featured', '=', 1);
  const rows = await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
  return withProductShops({ database }, rows.map(toProduct));
}

/** Lists the published products that contain a text, best first. */
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
  return withProductShops(services, inOrder(ids, rows).map(toProduct));
}

/** Finds a product, published or draft. @throws 404 */
export async function findProduct(services: DatabaseReader, id: number): Promise<Product> {
  const found = toProduct(await findRow(services, 'products', id));
  const [shown = found] = await withProductShops(services, [found]);
  return shown;
}

const featuredDraft = 'Only a published product can be featured.';

/** Converts an input to columns. @throws 400 if the product cannot be published or featured */
function toColumns(input: ProductInput) {
  if (input.featured && !input.published) {
    throw invalid(featuredDraft, { featured: [featuredDraft] });
  }
  const columns = writeFields(productFields, input);
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
