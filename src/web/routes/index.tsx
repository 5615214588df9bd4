import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isOn } from '../app/site.ts';
import { HeroCarousel } from '../features/home/hero-carousel.tsx';
import { HomeIntro } from '../features/home/home-intro.tsx';
import { HomeSkeleton } from '../features/home/skeleton.tsx';
import { NewsletterSection } from '../features/newsletter/newsletter-section.tsx';
import { WhenNear } from '../ui/when-near.tsx';

const loadCards = () => import('./-shared/featured-cards.tsx');
const FeaturedCards = lazyRouteComponent(loadCards, 'FeaturedCards');
const featured = (
  <WhenNear id="featured" load={loadCards}>
    <FeaturedCards />
  </WhenNear>
);

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const { loadHome } = await import('./-shared/load-home.ts');
    // The server renders the cards too.
    const [page] = await Promise.all([
      loadHome(context.settings.siteUrl),
      FeaturedCards.preload?.(),
    ]);
    return page;
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  // The skeleton appears only after this delay, so that it does not flash on a fast load.
  pendingMs: 300,
  pendingComponent: HomeSkeleton,
  component: Home,
});

function Home() {
  const { words, siteCount, hasArchive } = Route.useLoaderData();
  return (
    <>
      <HeroCarousel heading={words.heading} slides={words.slides} />
      <HomeIntro words={words} siteCount={siteCount} />
      {isOn('newsletter') && <NewsletterSection hasArchive={hasArchive} />}
      {featured}
    </>
  );
}
