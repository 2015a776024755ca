import type { ProductCard as Product } from '@postprocure/contracts/product';
import { ProductCard } from './product-card.tsx';

/** `eagerCount`: how many pictures, from the first, belong to the first screen. */
export function ProductGrid({ products, eagerCount = 0 }: { products: Product[]; eagerCount?: number }) {
  if (products.length === 0) {
    return <p className="py-10 text-ink-soft">No products found for this selection.</p>;
  }
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}
