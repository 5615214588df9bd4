import type { ListUrl } from '../../../domain/publishing/list-url.ts';
import { query } from '../../app/reads.ts';

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
  query(`reviews/slug/${slug}`, async ({ api, read }) => {
    const review = await read(api.reviews.slug[':slug'].$get({ param: { slug } }));
    // An empty answer must not be cached, or trying again would show it again.
    if (!review) throw new Error(`No review came for ${slug}`);
    return review;
  });
