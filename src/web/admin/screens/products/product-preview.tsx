import type { FieldTexts } from '../../../../contract/fields/field.ts';
import type { productFields } from '../../../../contract/products.ts';
import { decimalPrice, parsePrice } from '../../../../domain/gear/prices.ts';
import { parseRating } from '../../../../domain/gear/stars.ts';
import { ProductCard } from '../../../features/products/product-card.tsx';

export function ProductPreview({
  values,
}: {
  values: Omit<FieldTexts<typeof productFields>, 'featured'>;
}) {
  const cents = parsePrice(values.price);
  return (
    <section aria-label="How it will look" className="border-t-2 border-line pt-4">
      <h3 className="mb-4 text-step-1">How it will look</h3>
      {!values.imageUrl && (
        <p className="bg-sand p-4">Give an image URL, and its card shows here.</p>
      )}
      {/* The card is inert, since its buttons would leave the form. */}
      <div inert hidden={!values.imageUrl} className="max-w-sm">
        <ProductCard
          product={{
            ...values,
            id: 0,
            name: values.name || 'Name',
            price: cents ? decimalPrice(cents) : null,
            rating: String(parseRating(values.rating) ?? 0),
            reviewCount: 0,
            specs: null,
            pick: null,
            featured: false,
            published: false,
            publishedAt: null,
            createdAt: '',
            updatedAt: '',
            version: 1,
          }}
        />
      </div>
    </section>
  );
}
