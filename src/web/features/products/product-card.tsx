import type { Product } from '../../../contract/products.ts';
import { successionText } from '../../../domain/gear/succession.ts';
import { affiliateNote, leadsToShop } from '../../../domain/publishing/links.ts';
import { nonBreaking } from '../../../domain/text/format.ts';
import { plainText } from '../../../domain/text/text.ts';
import { track } from '../../app/analytics.ts';
import { CheckPrice } from '../../ui/check-price.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Stars } from '../../ui/stars.tsx';

/** The owner's stars, or the label of the owner's pick. */
function Judgement({ product: { rating, pickFor } }: { product: Product }) {
  if (Number(rating) > 0) return <Stars rating={Number(rating)} />;
  return pickFor ? <p className="font-semibold">{`Our pick for ${pickFor}`}</p> : null;
}

export function ProductCard({ product }: { product: Product }) {
  const { affiliateLink, shops } = product;
  const succession = successionText(product.specs);
  return (
    <article className="flex flex-col border border-line bg-paper">
      <div className="card-picture aspect-400/267 bg-sand">
        <Picture
          src={product.imageUrl}
          alt=""
          sizes="(min-width: 1024px) 350px, (min-width: 640px) 50vw, 100vw"
          size={[400, 267]}
          className="size-full object-cover"
        />
      </div>
      <div className="flex grow flex-col p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="rounded-sm bg-sand px-3 py-1 text-sm font-semibold">{product.category}</p>
          <Judgement product={product} />
        </div>
        <h3 className="mt-3 text-step-1 sm:mt-4 sm:text-step-2">{nonBreaking(product.name)}</h3>
        {succession && <p className="mt-2 text-sm font-semibold">{succession}</p>}
        <p className="mt-2 mb-5 text-muted max-sm:text-sm">{plainText(product.description)}</p>
        <div className="mt-auto flex flex-col items-start gap-2">
          <CheckPrice
            href={affiliateLink}
            shops={shops}
            position="card"
            name={product.name}
            onClick={() =>
              track('affiliate_link_click', { category: 'commerce', label: product.name })
            }
          />
          {leadsToShop(affiliateLink, shops, 'card') && (
            <p className="text-sm text-muted">{affiliateNote}</p>
          )}
        </div>
      </div>
    </article>
  );
}
