import { Icon } from '@postprocure/ui/icon';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { Link } from '../page-link.tsx';
import { allProducts } from '../product-list/all-products.ts';
import type { Loaded } from '../data/loaded.ts';
import type { CardProduct } from '../product-list/card-product.ts';
import { ProductGrid, ProductGridLoading } from '../product-list/product-grid.tsx';
import { storePath } from '../paths.ts';

export const trendingCount = 12;

export function Trending({ products }: { products: Loaded<readonly CardProduct[]> | undefined }) {
  return (
    <section aria-labelledby="trending-title">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <h2 id="trending-title" className="text-2xl">
          Trending products
        </h2>
        <Link
          to={storePath}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-peacock hover:underline"
        >
          All products <Icon name="arrowRight" className="size-4" />
        </Link>
      </div>
      {!products && <ProductGridLoading count={trendingCount} />}
      {products && 'failure' in products && (
        <LoadFailure message={`Error: ${products.failure}`} onRetry={allProducts.load} />
      )}
      {products && 'value' in products && <ProductGrid products={products.value} />}
    </section>
  );
}
