import { createFileRoute, useRouter } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { notFoundHead, pageHead } from '../head.ts';
import { missingRecord } from '../missing-record.ts';
import { reviewQuery } from '../reviews/queries.ts';
import { ReviewNotFound } from '../reviews/review-not-found.tsx';
import { ReviewPage } from '../reviews/review-page.tsx';
import { ReviewSkeleton } from '../reviews/skeletons.tsx';
import { PageActions } from '../saved/page-actions.tsx';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/gear-reviews/$slug')({
  loader: async ({ context: { reads }, params }) => {
    try {
      // Imported on use, since every page loads all loaders.
      const [{ reviewScripts }, { siteUrl }, review] = await Promise.all([
        import('../reviews/structured-data.ts'),
        reads.ensure(settingsQuery),
        reads.ensure(reviewQuery(params.slug)),
      ]);
      const image = review.imageUrl ? new URL(review.imageUrl, siteUrl).href : undefined;
      const price = review.price ? ` Price: ${review.price}.` : '';
      return {
        review,
        description:
          review.excerpt ||
          `Expert review of the ${review.title}, for Australian divers choosing ${review.category.toLowerCase()}.${price}`,
        siteUrl,
        scripts: reviewScripts(review, siteUrl, image),
      };
    } catch (error) {
      throw missingRecord(error, paths.review(params.slug));
    }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return notFoundHead('Review Not Found');
    const { review, description, siteUrl, scripts } = loaderData;
    const path = paths.review(review.slug);
    return {
      ...pageHead({
        title: `${review.title} - Expert Gear Review | ${site.name}`,
        description,
        url: `${siteUrl}${path}`,
        changed: review.updatedAt,
        seo: review,
        type: 'article',
      }),
      scripts,
    };
  },
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
