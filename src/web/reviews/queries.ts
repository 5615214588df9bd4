import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../api.ts';

/** What cards show of every published review. */
export const reviewsQuery = queryOptions({
  queryKey: ['reviews', 'published', 'summary'],
  queryFn: () => read(api.reviews.published.$get({ query: { fields: 'summary' } })),
});

/** The published reviews with their text, for a search. */
export const reviewTextsQuery = queryOptions({
  queryKey: ['reviews', 'published'],
  queryFn: () => read(api.reviews.published.$get({ query: {} })),
});

export const reviewQuery = (slug: string) =>
  queryOptions({
    queryKey: ['reviews', 'slug', slug],
    queryFn: () => read(api.reviews.slug[':slug'].$get({ param: { slug } })),
  });
