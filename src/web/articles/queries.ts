import { query } from '../reads.ts';

export const articlesQuery = query('articles', ({ api, read }) =>
  read(api.articles.$get({ query: { fields: 'summary' } })),
);

export const articleQuery = (slug: string) =>
  query(`articles/slug/${slug}`, ({ api, read }) =>
    read(api.articles.slug[':slug'].$get({ param: { slug } })),
  );
