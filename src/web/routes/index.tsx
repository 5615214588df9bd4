import { createFileRoute, Link } from '@tanstack/react-router';
import { use } from 'react';
import words from '../../../content/home.json';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { pageHead } from '../head.ts';
import { HeroCarousel } from '../home/hero-carousel.tsx';
import { HomeIntro } from '../home/home-intro.tsx';
import { LocationCard } from '../locations/location-card.tsx';
import { featuredLocationsQuery } from '../locations/queries.ts';
import { NewsletterSection } from '../newsletter/newsletter-section.tsx';
import { ProductCard } from '../products/product-card.tsx';
import { featuredProductsQuery } from '../products/queries.ts';
import { settingsQuery } from '../settings.ts';
import { buttonStyles } from '../ui/button.tsx';
import { CardBand } from '../ui/card-band.tsx';

const advanceMilliseconds = 15_000;

export const Route = createFileRoute('/')({
  loader: async ({ context: { reads }, cause }) => {
    const products = reads.ensure(featuredProductsQuery);
    const locations = reads.ensure(featuredLocationsQuery);
    const cards = Promise.all([products, locations]);
    // A first visit is rendered whole; on the way from another page grey cards stand in meanwhile.
    const later = cause === 'enter' && typeof window !== 'undefined';
    if (later) void cards.catch(() => {});
    const { siteUrl } = await reads.ensure(settingsQuery);
    if (later) return { siteUrl, products, locations };
    return { siteUrl, products: await products, locations: await locations };
  },
  head: ({ loaderData }) =>
    pageHead({
      title: `${site.name}: ${site.strapLine}`,
      description: site.description,
      url: `${loaderData?.siteUrl ?? ''}/`,
    }),
  component: Home,
});

function Home() {
  return (
    <>
      <HeroCarousel
        heading={words.heading}
        slides={words.slides}
        advanceMilliseconds={advanceMilliseconds}
      />
      <HomeIntro />
      <NewsletterSection />
      <CardBand
        title="Gear worth a second look"
        lead="Three things that our editor would pack first. Each is judged against its class, and its faults are named."
        tone="paper"
        more={
          <Link to={paths.gearReviews} className={buttonStyles.quiet}>
            View All Reviews
          </Link>
        }
      >
        <FeaturedProducts />
      </CardBand>
      <CardBand
        title="Places worth the drive"
        lead="Eight corners of Australia where divers come back."
        tone="sand"
        columns={4}
        more={
          <Link to="/dive-sites/{-$id}" params={{ id: undefined }} className={buttonStyles.quiet}>
            Explore All Destinations
          </Link>
        }
      >
        <FeaturedLocations />
      </CardBand>
    </>
  );
}

const featuredCount = 3;

/** A loader's data, at once or when it has come. */
const useArrived = <Value,>(data: Value | Promise<Value>) =>
  data instanceof Promise ? use(data) : data;

function FeaturedProducts() {
  return useArrived(Route.useLoaderData().products)
    .slice(0, featuredCount)
    .map((product) => <ProductCard key={product.id} product={product} />);
}

function FeaturedLocations() {
  return useArrived(Route.useLoaderData().locations).map((location) => (
    <LocationCard key={location.id} location={location} />
  ));
}
