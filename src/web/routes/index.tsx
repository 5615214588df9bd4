import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { settingsQuery } from '../app/site.ts';
import { siteCountQuery } from '../features/dive-sites/parts/queries.ts';
import { HeroCarousel } from '../features/home/hero-carousel.tsx';
import { HomeIntro } from '../features/home/home-intro.tsx';
import { featuredLocationsQuery } from '../features/locations/queries.ts';
import { NewsletterSection } from '../features/newsletter/newsletter-section.tsx';
import { featuredProductsQuery } from '../features/products/queries.ts';
import { WhenNear } from '../ui/when-near.tsx';

const advanceMs = 15_000;

const loadCards = () => import('./-shared/featured-cards.tsx');
const FeaturedCards = lazyRouteComponent(loadCards, 'FeaturedCards');
const featured = (
  <WhenNear id="featured" load={loadCards}>
    <FeaturedCards />
  </WhenNear>
);

export const Route = createFileRoute('/')({
  loader: async ({ context: { reads }, cause }) => {
    const products = reads.ensure(featuredProductsQuery);
    const locations = reads.ensure(featuredLocationsQuery);
    const cards = Promise.all([products, locations]);
    // A first visit is rendered whole; navigation, preloaded or not, shows skeletons meanwhile.
    const later = cause !== 'stay' && typeof window !== 'undefined';
    if (later) void cards.catch(() => {});
    const [{ homeHead }, { siteUrl }, words, { total }] = await Promise.all([
      // A page that the server rendered does without.
      import('../features/home/home-head.ts'),
      reads.ensure(settingsQuery),
      import('../app/text-page.ts').then(({ wordsQuery }) => reads.ensure(wordsQuery('home'))),
      reads.ensure(siteCountQuery),
    ]);
    const head = homeHead(siteUrl);
    const shown = { head, words, siteCount: total };
    if (later) return { ...shown, products, locations };
    await FeaturedCards.preload?.();
    return { ...shown, products: await products, locations: await locations };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Home,
});

function Home() {
  const { words, siteCount } = Route.useLoaderData();
  return (
    <>
      <HeroCarousel heading={words.heading} slides={words.slides} advanceMs={advanceMs} />
      <HomeIntro words={words} siteCount={siteCount} />
      <NewsletterSection />
      {featured}
    </>
  );
}
