import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { BlockSite } from '../../../blocks/block.ts';
import { ApiError } from '../../app/api-error.ts';
import { api, read } from '../app/api.ts';
import { productsQuery } from '../fields/product-field.tsx';

/** The query returns null for a deleted dive site. */
const siteQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'list', 'dive-sites', 'block', id],
    queryFn: async (): Promise<BlockSite | null> => {
      try {
        return await read(api['dive-sites'][':id'].$get({ param: { id: String(id) } }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

interface NamedRecords {
  products: readonly number[];
  sites: readonly number[];
}

export function useBlockRecords({ products, sites }: NamedRecords) {
  const productList = useQuery({ ...productsQuery, enabled: products.length > 0 });
  const siteList = useQueries({ queries: [...new Set(sites)].map(siteQuery) });
  const asked = [...(products.length > 0 ? [productList] : []), ...siteList];
  const all = productList.data ?? [];
  const found = siteList.flatMap(({ data }) => (data ? [data] : []));
  return {
    loading: asked.some(({ isPending }) => isPending),
    failed: asked.some(({ isError }) => isError),
    products: new Map(all.filter(({ published }) => published).map((one) => [one.id, one])),
    drafts: new Set(all.filter(({ published }) => !published).map(({ id }) => id)),
    sites: new Map(found.map((site) => [site.id, site])),
  };
}
