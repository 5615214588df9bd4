import { query } from '../reads.ts';

/** What cards show of every published review. */
export const reviewsQuery = query('reviews/published/summary', ({ api, read }) =>
  read(api.reviews.published.$get({ query: { fields: 'summary' } })),
);

/** The published reviews with their text, for a search. */
export const reviewTextsQuery = query('reviews/published', ({ api, read }) =>
  read(api.reviews.published.$get({ query: {} })),
);

export const reviewQuery = (slug: string) =>
  query(`reviews/slug/${slug}`, ({ api, read }) =>
    read(api.reviews.slug[':slug'].$get({ param: { slug } })),
  );
