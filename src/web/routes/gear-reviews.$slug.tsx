import { createFileRoute, useRouter } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { settingsQuery, site } from '../app/site.ts';
import { reviewQuery } from '../features/reviews/queries.ts';
import { ReviewNotFound } from '../features/reviews/review-not-found.tsx';
import { ReviewPage } from '../features/reviews/review-page.tsx';
import { ReviewSkeleton } from '../features/reviews/skeletons.tsx';
import { PageActions } from '../features/saved/page-actions.tsx';
import { missingRecord } from './-shared/missing-record.ts';
import { notFoundHead } from './-shared/not-found-head.ts';

export const Route = createFileRoute('/gear-reviews/$slug')({
  loader: async ({ context: { reads }, params }) => {
    try {
      const [{ pageHead }, { reviewScripts }, { siteUrl }, review] = await Promise.all([
        // A page that the server rendered needs neither.
        import('../app/head.ts'),
        import('../features/reviews/structured-data.ts'),
        reads.ensure(settingsQuery),
        reads.ensure(reviewQuery(params.slug)),
      ]);
      const image = review.imageUrl ? new URL(review.imageUrl, siteUrl).href : undefined;
      const price = review.price ? ` Price: ${review.price}.` : '';
      const head = {
        ...pageHead({
          title: `${review.title} - Expert Gear Review | ${site.name}`,
          description:
            review.excerpt ||
            `Expert review of the ${review.title}, for Australian divers choosing ${review.category.toLowerCase()}.${price}`,
          url: `${siteUrl}${paths.review(review.slug)}`,
          changed: review.updatedAt,
          seo: review,
          type: 'article',
        }),
        scripts: reviewScripts(review, siteUrl, image),
      };
      return { review, head };
    } catch (error) {
      throw missingRecord(error, paths.review(params.slug));
    }
  },
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Review Not Found'),
  pendingComponent: ReviewSkeleton,
  notFoundComponent: () => <ReviewNotFound />,
  errorComponent: function ReviewFailed() {
    const router = useRouter();
    return <ReviewNotFound onRetry={() => void router.invalidate()} />;
  },
  component: function Review() {
    const { review } = Route.useLoaderData();
    const subject = { id: paths.review(review.slug), title: review.title };
    return <ReviewPage review={review} actions={<PageActions subject={subject} />} />;
  },
});
