import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { readReviewListUrl } from '../../domain/publishing/list-url.ts';
import { MatchingProducts } from '../features/products/matching-products.tsx';
import { ReviewList, ReviewListSkeleton } from '../features/reviews/review-list.tsx';

export const Route = createFileRoute('/gear-reviews/')({
  validateSearch: readReviewListUrl,
  // The loader ignores other parameters, such as those for tracking.
  loaderDeps: ({ search }) => readReviewListUrl({ ...search }),
  loader: async ({ context, deps }) =>
    (await import('./-shared/load-reviews.ts')).loadReviewList(context.settings.siteUrl, deps),
  // CDNs refresh the page every ten minutes, so that its random background picture changes.
  headers: () => ({ 'Surrogate-Control': 'max-age=600' }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: ReviewListSkeleton,
  component: GearReviews,
});

function GearReviews() {
  const { list, products, address, ...loaded } = Route.useLoaderData();
  // The picture stays the same across filters and pages.
  const [backdrop] = useState(loaded.backdrop);
  return (
    <ReviewList
      key={address.search}
      {...{ list, address, backdrop }}
      products={products.length > 0 && <MatchingProducts products={products} />}
    />
  );
}
