import { api, read } from '../api.ts';
import { query } from '../reads.ts';

export const articlesQuery = query('articles', () =>
  read(api.articles.$get({ query: { fields: 'summary' } })),
);

export const articleQuery = (slug: string) =>
  query(`articles/slug/${slug}`, () => read(api.articles.slug[':slug'].$get({ param: { slug } })));
