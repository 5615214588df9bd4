import { getRouteApi } from '@tanstack/react-router';
import { paths } from '../../../contract/paths.ts';
import { Link } from '../../app/link.tsx';
import { isOn } from '../../app/site.ts';
import { TodayBand } from '../../features/conditions/today/today-band.tsx';
import { LocationCard } from '../../features/locations/location-card.tsx';
import { ProductCard } from '../../features/products/product-card.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { CardBand } from '../../ui/card-band.tsx';

const home = getRouteApi('/');

export function FeaturedCards() {
  return (
    <>
      {isOn('dive-sites') && <TodayBand />}
      {isOn('gear') && <GearBand />}
      {isOn('dive-sites') && <PlacesBand />}
    </>
  );
}

const GearBand = () => (
  <CardBand
    title="Gear worth a second look"
    lead="What our editor would pack first. Each is judged against its class, and its faults are named."
    tone="paper"
    more={
      <Link to={paths.gearReviews} className={buttonStyles.quiet}>
        View All Reviews
      </Link>
    }
  >
    <FeaturedProducts />
  </CardBand>
);

const PlacesBand = () => (
  <CardBand
    title="Places worth the drive"
    lead="Corners of Australia where divers come back."
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
);

const featuredCount = 3;

function FeaturedProducts() {
  return home
    .useLoaderData()
    .products.slice(0, featuredCount)
    .map((product) => <ProductCard key={product.id} product={product} />);
}

function FeaturedLocations() {
  return home
    .useLoaderData()
    .locations.map((location) => <LocationCard key={location.id} location={location} />);
}
