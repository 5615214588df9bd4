import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../contract/common.ts';
import {
  type Product,
  type ProductInput,
  product,
  productChanges,
  productInput,
  publishableProduct,
} from '../contract/products.ts';
import { decimalPrice, parsePrice } from '../rules/prices.ts';
import { parseRating } from '../rules/stars.ts';
import type { Flag, Row } from './database/tables.ts';
import { toSafeHtml } from './html.ts';
import { createRouter, now, type Services } from './http/context.ts';
import { invalid, notFound } from './http/errors.ts';
import { adminErrors, adminSecurity, errors, json, jsonBody } from './http/openapi.ts';
import { adminOnly } from './http/session.ts';
import { checkPublishable, publication } from './publishing.ts';

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

/** Stores a new product. */
export async function createProduct(
  services: Pick<Services, 'content' | 'clock'>,
  input: ProductInput,
  createdAt = now(services),
): Promise<Product> {
  const row = {
    ...toColumns(input),
    ...publication(input.published ?? false, createdAt),
    createdAt,
    updatedAt: createdAt,
  };
  return services.content.write('products', async (transaction) =>
    toProduct(
      await transaction.insertInto('products').values(row).returningAll().executeTakeFirstOrThrow(),
    ),
  );
}

/** Changes what is given and leaves the rest; unpublishing unfeatures. @throws 404 */
export async function updateProduct(
  services: Pick<Services, 'content' | 'clock'>,
  id: number,
  changes: Partial<ProductInput>,
): Promise<Product> {
  return services.content.write('products', async (transaction) => {
    const before = await transaction
      .selectFrom('products')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!before) throw notFound('Product not found');
    const known = toProduct(before);
    const published = changes.published ?? known.published;
    const input = { ...known, featured: known.featured && published, ...changes, published };
    const time = now(services);
    const row = await transaction
      .updateTable('products')
      .set({ ...toColumns(input), ...publication(published, time, before), updatedAt: time })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toProduct(row);
  });
}

/** @throws 404 where there is no such product */
export async function deleteProduct(services: Pick<Services, 'content'>, id: number) {
  await services.content.write('products', async (transaction) => {
    const result = await transaction.deleteFrom('products').where('id', '=', id).executeTakeFirst();
    if (result.numDeletedRows === 0n) throw notFound('Product not found');
  });
}

const tags = ['Products'];

/** The routes of /api/products. */
export function productRoutes(services: Services) {
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
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        summary: 'Creates a product',
        security: adminSecurity,
        middleware: adminOnly,
        request: { body: jsonBody(productInput) },
        responses: { 201: json(product, 'Created'), ...adminErrors },
      }),
      async (context) =>
        context.json(await createProduct(services, context.req.valid('json')), 201),
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/{id}',
        tags,
        summary: 'Changes some fields of a product, e.g. only `featured`',
        security: adminSecurity,
        middleware: adminOnly,
        request: { params: idParams, body: jsonBody(productChanges) },
        responses: { 200: json(product), ...adminErrors, ...errors(404) },
      }),
      async (context) =>
        context.json(
          await updateProduct(
            services,
            context.req.valid('param').id,
            context.req.valid('json') as Partial<ProductInput>,
          ),
          200,
        ),
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        tags,
        summary: 'Deletes a product',
        security: adminSecurity,
        middleware: adminOnly,
        request: { params: idParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        await deleteProduct(services, context.req.valid('param').id);
        return context.json({ success: true as const }, 200);
      },
    );
}
