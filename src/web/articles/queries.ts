import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../api.ts';

export const articlesQuery = queryOptions({
  queryKey: ['articles'],
  queryFn: () => read(api.articles.$get({ query: { fields: 'summary' } })),
});

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['articles', 'slug', slug],
    queryFn: () => read(api.articles.slug[':slug'].$get({ param: { slug } })),
  });
