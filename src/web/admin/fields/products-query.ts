import { queryOptions } from '@tanstack/react-query';
import type { Product } from '../../../contract/products.ts';
import { api, read } from '../app/api.ts';

/** All products including drafts, for fields that choose one. */
export const productsQuery = queryOptions({
  queryKey: ['admin', 'list', 'products', 'blocks'],
  queryFn: (): Promise<Product[]> => read(api.products.$get({ query: {} })),
});
