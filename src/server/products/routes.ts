import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  type Product,
  type ProductInput,
  product,
  productChanges,
  productInput,
  publishableProduct,
} from '../../contract/products.ts';
import { decimalPrice, parsePrice } from '../../domain/prices.ts';
import { parseRating } from '../../domain/stars.ts';
import type { Flag, Row } from '../database/tables.ts';
import { createRouter, type Services } from '../http/context.ts';
import { invalid } from '../http/errors.ts';
import { json } from '../http/openapi.ts';
import { toSafeHtml } from '../publishing/html.ts';
import { checkPublishable, publishable } from '../publishing/publishable.ts';
import { publishableHandlers, publishableRoutes } from '../publishing/publishable-routes.ts';

const defaultRating = 4.5;

/** The product as the API answers it: cents and tenths become decimals. */
function toProduct({ priceCents, ratingTenths, ...row }: Row<'products'>): Product {
  return {
    ...row,
    // PostgreSQL answers its 64-bit integers as texts.
    price: priceCents === null ? null : decimalPrice(Number(priceCents)),
    rating: (ratingTenths / 10).toFixed(1),
    featured: row.featured === 1,
    published: row.published === 1,
  };
}

/** Products, newest first. @param options `drafts`: unpublished ones too; `featured`: featured ones alone */
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

const featuredDraft = 'Only a published product can be featured.';

/** What is stored of an input, defaults filled in. @throws 400 where it can't be published or featured */
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

const products = publishable({
  kind: 'products',
  slugTaken: 'A product like this already exists',
  toThing: toProduct,
  toColumns,
  // Unpublishing unfeatures.
  merge(known, changes: Partial<ProductInput>): ProductInput {
    const published = changes.published ?? known.published;
    return { ...known, featured: known.featured && published, ...changes, published };
  },
});

/** Stores a new product. */
export const createProduct = products.create;

const tags = ['Products'];
const routes = publishableRoutes('Products', 'a product', {
  thing: product,
  input: productInput,
  changes: productChanges,
});

/** The routes of /api/products. */
export function productRoutes(services: Services) {
  const handlers = publishableHandlers(services, products);
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        summary: 'Published products, newest first; drafts too for the signed-in admin',
        responses: { 200: json(z.array(product)) },
      }),
      async (context) =>
        context.json(await listProducts(services, { drafts: context.get('isAdmin') }), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/featured',
        tags,
        summary: 'Featured products, newest first',
        responses: { 200: json(z.array(product)) },
      }),
      async (context) => context.json(await listProducts(services, { featured: true }), 200),
    )
    .openapi(routes.create, handlers.create)
    .openapi(routes.update, handlers.update)
    .openapi(routes.remove, handlers.remove);
}
