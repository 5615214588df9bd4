import { createFileRoute, notFound } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { readReviewListUrl } from '../../domain/publishing/list-url.ts';
import { query } from '../app/reads.ts';
import { settingsQuery, site } from '../app/site.ts';
import { featuredSitesQuery } from '../features/dive-sites/parts/queries.ts';
import { MatchingProducts } from '../features/products/matching-products.tsx';
import { foundProductsQuery } from '../features/products/queries.ts';
import { reviewPageQuery } from '../features/reviews/queries.ts';
import { ReviewList } from '../features/reviews/review-list.tsx';
import { ReviewListSkeleton } from '../features/reviews/skeletons.tsx';
import { readListPage } from './-shared/list-page.ts';

/** Read once per visit, so that the picture stays when the loader runs again. */
const backdropQuery = query('reviews/backdrop', async (client) => {
  // The list is not cached, because the cache is sent along with the page.
  const [{ pickBackdrops }, sites] = await Promise.all([
    import('../features/reviews/backdrops.ts'),
    featuredSitesQuery.run(client),
  ]);
  const backdrops = pickBackdrops(sites);
  return backdrops[Math.floor(Math.random() * backdrops.length)] ?? null;
});

export const Route = createFileRoute('/gear-reviews/')({
  validateSearch: readReviewListUrl,
  // Drops the tracking parameters of newsletters and networks.
  loaderDeps: ({ search }) => readReviewListUrl({ ...search }),
  loader: async ({ context: { reads }, deps: address }) => {
    const [{ listHead, pageHead }, { siteUrl }, backdrop, list, products] = await Promise.all([
      // A page that the server rendered does without.
      import('../app/head.ts'),
      reads.ensure(settingsQuery),
      reads.ensure(backdropQuery),
      readListPage(reads, reviewPageQuery, address),
      address.search ? reads.ensure(foundProductsQuery(address.search)) : [],
    ]);
    if (address.page && list.items.length === 0) throw notFound();
    const about = {
      title: `Scuba Gear Reviews for Australian Divers | ${site.name}`,
      description:
        'Honest reviews of BCDs, dive computers, masks, fins, wetsuits, cameras and regulators: what each does well, what it gives up and who should look elsewhere.',
      url: `${siteUrl}${paths.gearReviews}`,
    };
    // Search results have the list's canonical address.
    const head = address.search ? pageHead(about) : listHead(about, address, list);
    return { backdrop, list, products, address, head };
  },
  // A CDN changes the site every ten minutes.
  headers: () => ({ 'Surrogate-Control': 'max-age=600' }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: ReviewListSkeleton,
  component: GearReviews,
});

function GearReviews() {
  const { backdrop, list, products, address } = Route.useLoaderData();
  return (
    <ReviewList
      key={address.search}
      {...{ list, address, backdrop }}
      products={<MatchingProducts products={products} />}
    />
  );
}
