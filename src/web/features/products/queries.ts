import { query } from '../../app/reads.ts';

export const foundProductsQuery = (search: string) =>
  query(`products/search/${search}`, ({ api, read }) =>
    read(api.products.$get({ query: { search } })),
  );

export const featuredProductsQuery = query('products/featured', ({ api, read }) =>
  read(api.products.featured.$get()),
);
