import { query } from '../../app/reads.ts';

export const productsQuery = query('products', ({ api, read }) => read(api.products.$get()));

export const featuredProductsQuery = query('products/featured', ({ api, read }) =>
  read(api.products.featured.$get()),
);
