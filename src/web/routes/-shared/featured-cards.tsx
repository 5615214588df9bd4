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

const featuredCount = 3;

export function FeaturedCards() {
  const { products, locations } = home.useLoaderData();
  return (
    <>
      {isOn('dive-sites') && <TodayBand />}
      {isOn('gear') && (
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
          {products.slice(0, featuredCount).map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </CardBand>
      )}
      {isOn('dive-sites') && (
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
          {locations.map((location) => (
            <LocationCard key={location.id} location={location} />
          ))}
        </CardBand>
      )}
    </>
  );
}
