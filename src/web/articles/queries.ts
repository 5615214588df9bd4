import type { ListUrl } from '../../domain/list-url.ts';
import { query } from '../reads.ts';

export const articlePageQuery = ({ category, page = 1 }: ListUrl) =>
  query(`articles/page/${page}/${category ?? ''}`, ({ api, readPage }) =>
    readPage(
      api.articles.$get({
        query: { fields: 'summary', page: `${page}`, ...(category && { category }) },
      }),
    ),
  );

export const articleQuery = (slug: string) =>
  query(`articles/slug/${slug}`, ({ api, read }) =>
    read(api.articles.slug[':slug'].$get({ param: { slug } })),
  );
