import type { Product } from '../../../contract/products.ts';
import { ProductCard } from './product-card.tsx';

export function MatchingProducts({ products }: { products: Product[] }) {
  return (
    <section aria-labelledby="matching-products" className="mb-14">
      <h2 id="matching-products" className="text-step-3">
        Products
      </h2>
      <div className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}
