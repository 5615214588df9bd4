import type { ListUrl } from '../../domain/list-url.ts';
import { query } from '../reads.ts';

export const reviewPageQuery = ({
  search = '',
  category = '',
  page = 1,
}: ListUrl & { search?: string | undefined }) =>
  query(`reviews/page/${page}/${category}/${search}`, ({ api, readPage }) =>
    readPage(
      api.reviews.published.$get({
        query: {
          fields: 'summary',
          page: `${page}`,
          ...(category && { category }),
          ...(search && { search }),
        },
      }),
    ),
  );

export const reviewQuery = (slug: string) =>
  query(`reviews/slug/${slug}`, ({ api, read }) =>
    read(api.reviews.slug[':slug'].$get({ param: { slug } })),
  );
