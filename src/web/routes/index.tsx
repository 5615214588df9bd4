import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
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
  loader: async ({ context: { queryClient }, cause }) => {
    const cards = Promise.all([
      queryClient.ensureQueryData(featuredProductsQuery),
      queryClient.ensureQueryData(featuredLocationsQuery),
    ]);
    // A first visit is rendered whole; on the way from another page grey cards stand in meanwhile.
    if (cause === 'enter' && typeof window !== 'undefined') void cards.catch(() => {});
    else await cards;
    return queryClient.ensureQueryData(settingsQuery);
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

function FeaturedProducts() {
  const { data } = useSuspenseQuery(featuredProductsQuery);
  return data
    .slice(0, featuredCount)
    .map((product) => <ProductCard key={product.id} product={product} />);
}

function FeaturedLocations() {
  const { data } = useSuspenseQuery(featuredLocationsQuery);
  return data.map((location) => <LocationCard key={location.id} location={location} />);
}
