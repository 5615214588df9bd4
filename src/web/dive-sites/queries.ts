import { queryOptions } from '@tanstack/react-query';
import type { SiteFilters } from '../../rules/site-filter.ts';
import { api, read } from '../api.ts';

/** Every site with what cards, filters and map need: asked for once the page stands. */
export const allSitesQuery = queryOptions({
  queryKey: ['dive-sites'],
  queryFn: () => read(api['dive-sites'].$get({ query: { fields: 'summary' } })),
});

/** One page of the sites that fit: what the first HTML shows. */
export const sitePageQuery = (filters: SiteFilters, page = 1) =>
  queryOptions({
    queryKey: ['dive-sites', 'page', filters, page],
    queryFn: () =>
      read(
        api['dive-sites'].browse.$get({
          query: Object.fromEntries(
            Object.entries({ ...filters, page: String(page) }).filter(([, value]) => value),
          ),
        }),
      ),
  });

export const diveSiteQuery = (id: string) =>
  queryOptions({
    queryKey: ['dive-sites', 'id', id],
    queryFn: () => read(api['dive-sites'][':id'].$get({ param: { id } })),
  });

export const nearbySitesQuery = (id: string) =>
  queryOptions({
    queryKey: ['dive-sites', 'id', id, 'nearby'],
    queryFn: () => read(api['dive-sites'][':id'].nearby.$get({ param: { id } })),
  });

/** The featured sites, with their pictures. */
export const featuredSitesQuery = queryOptions({
  queryKey: ['dive-sites', 'featured'],
  queryFn: () => read(api['dive-sites'].featured.$get()),
});

/** The site that a page is about, or null where there is none. */
export const linkedSiteQuery = (path: string) =>
  queryOptions({
    queryKey: ['dive-sites', 'by-review-url', path],
    queryFn: async () => {
      const response = await api['dive-sites']['by-review-url'].$get({ query: { url: path } });
      return response.ok ? await response.json() : null;
    },
  });
