import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  product,
  productChanges,
  productInput,
  productListQuery,
} from '../../../contract/products.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { errors, json } from '../../platform/http/openapi.ts';
import {
  publishableHandlers,
  publishableRoutes,
  revisionHandlers,
  revisionRoutes,
} from '../../platform/publishing/publishable-routes.ts';
import {
  findProduct,
  listProducts,
  productRevisions,
  products,
  searchProducts,
} from './queries.ts';

const tags = ['Products'];
const routes = publishableRoutes('products', {
  record: product,
  input: productInput,
  changes: productChanges,
});
const revisions = revisionRoutes('products', product);

export function productRoutes(services: Services) {
  const handlers = publishableHandlers(services, products);
  const history = revisionHandlers(services, findProduct, productRevisions);
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        summary:
          'Published products, newest first, drafts too for the signed-in admin; with ?search= the published ones that contain a text, best first',
        request: { query: productListQuery },
        responses: { 200: json(z.array(product)), ...errors(400) },
      }),
      async (context) => {
        const { search } = context.req.valid('query');
        const list = search
          ? await searchProducts(services, search)
          : await listProducts(services, { drafts: context.get('isAdmin') });
        return context.json(list, 200);
      },
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
    .openapi(routes.remove, handlers.remove)
    .openapi(revisions.current, history.current)
    .openapi(revisions.list, history.list)
    .openapi(revisions.find, history.find)
    .openapi(revisions.restore, history.restore);
}
