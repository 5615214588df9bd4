import { queryOptions } from '@tanstack/react-query';
import type { Product } from '../../../contract/products.ts';
import { api, read } from '../../app/api.ts';

/** All products, drafts too, for whatever chooses among them. */
export const productsQuery = queryOptions({
  queryKey: ['admin', 'list', 'products', 'blocks'],
  queryFn: (): Promise<Product[]> => read(api.products.$get({ query: {} })),
});
