import { Suspense } from 'react';
import { LoadingText } from '@postprocure/ui/loading-text';
import { Skeleton } from '@postprocure/ui/skeleton';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

const gridClasses = 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4';
const imageSizes = '(min-width: 84rem) 19rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw';

interface ProductGridProps {
  products: readonly CardProduct[];
  /** The number of images in the first viewport. They are loaded immediately. */
  eagerCount?: number;
  withCart?: boolean;
}

export function ProductGrid({ products, eagerCount = 0, withCart = false }: ProductGridProps) {
  if (products.length === 0) {
    return <p className="py-10 text-ink-soft">No products found for this selection.</p>;
  }
  return (
    <Suspense>
      <ul className={gridClasses}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes={imageSizes}
              eager={index < eagerCount}
              withCart={withCart}
            />
          </li>
        ))}
      </ul>
    </Suspense>
  );
}

/** Placeholder for a grid that is loading. */
export function ProductGridLoading({ count }: { count: number }) {
  return (
    <>
      <LoadingText>Loading products...</LoadingText>
      <div className={gridClasses}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} className="aspect-[5/8] rounded-lg" />
        ))}
      </div>
    </>
  );
}
