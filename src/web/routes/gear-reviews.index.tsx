import { createFileRoute } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { matches } from '../../rules/matches.ts';
import { plainText } from '../../rules/text.ts';
import { articlesQuery } from '../articles/queries.ts';
import { featuredSitesQuery } from '../dive-sites/queries.ts';
import { pageHead } from '../head.ts';
import { MatchingProducts } from '../products/matching-products.tsx';
import { productsQuery } from '../products/queries.ts';
import { query, type Reads } from '../reads.ts';
import { reviewsQuery, reviewTextsQuery } from '../reviews/queries.ts';
import { ReviewList } from '../reviews/review-list.tsx';
import { ReviewListSkeleton } from '../reviews/skeletons.tsx';
import { settingsQuery } from '../settings.ts';

/** One site for a whole visit: a loader runs again on each way here, and the picture must not jump. */
const backdropQuery = (reads: Reads) =>
  query('reviews/backdrop', async (client) => {
    // Loaders are in what every page loads: this part of one comes when it is needed. Neither list is
    // kept, for what is kept is sent along with the page.
    const [{ backdropsOf }, sites, articles] = await Promise.all([
      import('../reviews/backdrops.ts'),
      featuredSitesQuery.run(client),
      reads.held(articlesQuery) ?? articlesQuery.run(client),
    ]);
    const backdrops = backdropsOf(sites, articles);
    return backdrops[Math.floor(Math.random() * backdrops.length)] ?? null;
  });

export const Route = createFileRoute('/gear-reviews/')({
  validateSearch: (query: Record<string, unknown>): { search?: string } => {
    const search = String(query.search ?? '').trim();
    return search ? { search } : {};
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { reads }, deps: { search } }) => {
    const [settings, backdrop, reviews, products] = await Promise.all([
      reads.ensure(settingsQuery),
      reads.ensure(backdropQuery(reads)),
      reads.ensure(search ? reviewTextsQuery : reviewsQuery),
      search ? reads.ensure(productsQuery) : [],
    ]);
    return { siteUrl: settings.siteUrl, backdrop, reviews, products };
  },
  // Kept pages take another site every ten minutes.
  headers: () => ({ 'Surrogate-Control': 'max-age=600' }),
  head: ({ loaderData }) =>
    pageHead({
      title: `Scuba Gear Reviews for Australian Divers | ${site.name}`,
      description:
        'Honest reviews of BCDs, dive computers, masks, fins, wetsuits, cameras and regulators: what each does well, what it gives up and who should look elsewhere.',
      url: `${loaderData?.siteUrl ?? ''}${paths.gearReviews}`,
    }),
  pendingComponent: ReviewListSkeleton,
  component: GearReviews,
});

function GearReviews() {
  const { search } = Route.useSearch();
  const { backdrop, reviews } = Route.useLoaderData();
  const found = search
    ? reviews.filter(({ title, category, excerpt, content }) =>
        matches(search, [title, category, excerpt, plainText(content ?? '')]),
      )
    : reviews;
  return (
    <ReviewList
      key={search}
      reviews={found}
      backdrop={backdrop}
      search={search}
      products={search && <FoundProducts search={search} />}
    />
  );
}

function FoundProducts({ search }: { search: string }) {
  const products = Route.useLoaderData().products.filter(
    ({ published, name, category, description }) =>
      published && matches(search, [name, category, plainText(description)]),
  );
  return <MatchingProducts products={products} />;
}
