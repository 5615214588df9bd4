import { z } from 'zod';
import {
  product,
  productChanges,
  productInput,
  productListQuery,
} from '../../../contract/products.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import {
  publishableEndpoints,
  revisionEndpoints,
} from '../../platform/publishing/publishable-routes.ts';
import {
  findProduct,
  listProducts,
  productRevisions,
  products,
  searchProducts,
} from './queries.ts';

const tags = ['Products'];
const shapes = {
  record: product,
  input: productInput,
  changes: productChanges,
};

export function productRoutes(services: Services) {
  const writes = publishableEndpoints(services, 'products', shapes, products);
  const history = revisionEndpoints(services, 'products', product, findProduct, productRevisions);
  return new Endpoints({ tags })
    .endpoint('get', '/', {
      summary:
        'Published products, newest first, drafts too for the signed-in admin; with ?search= the published ones that contain a text, best first',
      query: productListQuery,
      answer: z.array(product),
      handle: async ({ query: { search }, context }) => {
        const list = search
          ? await searchProducts(services, search)
          : await listProducts(services, { drafts: context.get('isAdmin') });
        return list;
      },
    })
    .endpoint('get', '/featured', {
      summary: 'Featured products, newest first',
      answer: z.array(product),
      handle: () => listProducts(services, { featured: true }),
    })
    .endpoint('post', '/', writes.create)
    .endpoint('patch', '/{id}', writes.update)
    .endpoint('delete', '/{id}', writes.remove)
    .endpoint('get', '/{id}', history.current)
    .endpoint('get', '/{id}/revisions', history.list)
    .endpoint('get', '/{id}/revisions/{revision}', history.find)
    .endpoint('post', '/{id}/revisions/{revision}/restore', history.restore);
}
