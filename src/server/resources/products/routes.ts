import { z } from 'zod';
import {
  product,
  productChanges,
  productInput,
  productListQuery,
} from '../../../contract/products.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { historyRoutes, publishableRoutes } from '../../platform/publishing/publishable-routes.ts';
import {
  findProduct,
  listProducts,
  productRevisions,
  products,
  searchProducts,
} from './queries.ts';

const shapes = {
  record: product,
  input: productInput,
  changes: productChanges,
};

export function productRoutes(services: Services) {
  return new Endpoints({ tags: ['Products'] })
    .endpoint('get', '/', {
      summary:
        'Published products, newest first, and for the signed-in owner drafts too; with ?search= only published products that contain a text, best first',
      query: productListQuery,
      answer: z.array(product),
      handle: ({ query: { search }, context }) =>
        search
          ? searchProducts(services, search)
          : listProducts(services, { drafts: context.get('isAdmin') }),
    })
    .endpoint('get', '/featured', {
      summary: 'Featured products, newest first',
      answer: z.array(product),
      handle: () => listProducts(services, { featured: true }),
    })
    .route('/', publishableRoutes(services, 'products', shapes, products))
    .route('/', historyRoutes(services, 'products', product, findProduct, productRevisions));
}
