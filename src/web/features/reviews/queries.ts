import type { ReviewListUrl } from '../../../domain/publishing/list-url.ts';
import { api, read, readPage } from '../../app/api.ts';

export const readReviewPage = ({ search, category, page = 1 }: ReviewListUrl) =>
  readPage(
    api.reviews.published.$get({
      query: {
        fields: 'summary',
        page: `${page}`,
        ...(category && { category }),
        ...(search && { search }),
      },
    }),
  );

/** @throws Error for an empty answer, so that the router does not cache it */
export async function readReview(slug: string) {
  const review = await read(api.reviews.slug[':slug'].$get({ param: { slug } }));
  if (!review) throw new Error(`No review came for ${slug}`);
  return review;
}
