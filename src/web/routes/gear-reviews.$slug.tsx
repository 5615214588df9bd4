import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { ApiError } from '../api.ts';
import { pageHead } from '../head.ts';
import { reviewQuery } from '../reviews/queries.ts';
import { ReviewNotFound } from '../reviews/review-not-found.tsx';
import { ReviewPage } from '../reviews/review-page.tsx';
import { ReviewSkeleton } from '../reviews/skeletons.tsx';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/gear-reviews/$slug')({
  loader: async ({ context: { queryClient }, params }) => {
    try {
      // Loaders are in what every page loads: this part of one comes when it is needed.
      const [{ structuredReview }, { siteUrl }, review] = await Promise.all([
        import('../reviews/structured-data.ts'),
        queryClient.ensureQueryData(settingsQuery),
        queryClient.ensureQueryData(reviewQuery(params.slug)),
      ]);
      const image = review.imageUrl ? new URL(review.imageUrl, siteUrl).href : undefined;
      const price = review.price ? ` Price: ${review.price}.` : '';
      return {
        title: review.title,
        description:
          review.excerpt ||
          `Expert review of the ${review.title}, for Australian divers choosing ${review.category.toLowerCase()}.${price}`,
        url: `${siteUrl}${paths.review(review.slug)}`,
        changed: review.updatedAt,
        // No text of a review may end the script that holds it.
        structured: JSON.stringify(structuredReview(review, siteUrl, image)).replaceAll(
          '<',
          '\\u003c',
        ),
      };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData }) => {
    if (!loaderData) {
      return {
        meta: [
          { title: `Review Not Found | ${site.name}` },
          { name: 'robots', content: 'noindex' },
        ],
      };
    }
    const { structured, ...page } = loaderData;
    return {
      ...pageHead({
        ...page,
        title: `${page.title} - Expert Gear Review | ${site.name}`,
        type: 'article',
      }),
      scripts: [{ type: 'application/ld+json', children: structured }],
    };
  },
  pendingComponent: ReviewSkeleton,
  notFoundComponent: ReviewNotFound,
  component: Review,
});

function Review() {
  const { slug } = Route.useParams();
  return <ReviewPage review={useSuspenseQuery(reviewQuery(slug)).data} />;
}
