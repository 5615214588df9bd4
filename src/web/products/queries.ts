import { api, read } from '../api.ts';
import { query } from '../reads.ts';

export const productsQuery = query('products', () => read(api.products.$get()));

export const featuredProductsQuery = query('products/featured', () =>
  read(api.products.featured.$get()),
);
