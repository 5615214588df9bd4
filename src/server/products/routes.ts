import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { product, productChanges, productInput } from '../../contract/products.ts';
import { createRouter, type Services } from '../http/context.ts';
import { json } from '../http/openapi.ts';
import { publishableHandlers, publishableRoutes } from '../publishing/publishable-routes.ts';
import { listProducts, products } from './queries.ts';

const tags = ['Products'];
const routes = publishableRoutes('products', {
  record: product,
  input: productInput,
  changes: productChanges,
});

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
