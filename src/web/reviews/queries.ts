import { api, read } from '../api.ts';
import { query } from '../reads.ts';

/** What cards show of every published review. */
export const reviewsQuery = query('reviews/published/summary', () =>
  read(api.reviews.published.$get({ query: { fields: 'summary' } })),
);

/** The published reviews with their text, for a search. */
export const reviewTextsQuery = query('reviews/published', () =>
  read(api.reviews.published.$get({ query: {} })),
);

export const reviewQuery = (slug: string) =>
  query(`reviews/slug/${slug}`, () => read(api.reviews.slug[':slug'].$get({ param: { slug } })));
