import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../api.ts';

export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: () => read(api.products.$get()),
});

export const featuredProductsQuery = queryOptions({
  queryKey: ['products', 'featured'],
  queryFn: () => read(api.products.featured.$get()),
});
