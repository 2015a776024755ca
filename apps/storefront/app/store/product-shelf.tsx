import type { ReactNode } from 'react';
import { Icon } from '@postprocure/ui/icon';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { LoadingText } from '@postprocure/ui/loading-text';
import { ScrollRow } from '@postprocure/ui/scroll-row';
import { Link } from '../page-link.tsx';
import { allProducts } from '../product-list/all-products.ts';
import type { Loaded } from '../data/loaded.ts';
import type { CardProduct } from '../product-list/card-product.ts';
import { ProductCard } from '../product-list/product-card.tsx';
import type { StoreCategory } from '../categories/store-category.ts';
import { storeCategoryPath } from '../paths.ts';
import { useRevealed } from './use-revealed.ts';

interface ProductShelfProps {
  title: string;
  /** The category of the products, to which the shelf links. */
  category: StoreCategory | undefined;
  /** Undefined while the products are loading. */
  products: Loaded<readonly CardProduct[]> | undefined;
}

/** More than fit on the widest screen. The rest are rendered on scroll. */
export const shownAtOnce = 8;

/** A row of products from one category. */
export function ProductShelf({ title, category, products }: ProductShelfProps) {
  const items = products && 'value' in products ? products.value : [];
  const { count, endRef } = useRevealed<HTMLLIElement>({
    name: title,
    total: items.length,
    step: shownAtOnce,
  });
  return (
    <ScrollRow
      title={title}
      itemsName={title}
      aside={category && <CategoryLink category={category} />}
      instead={describeAbsence(products)}
    >
      {items.slice(0, count).map((product) => (
        <li key={product.id} className="w-38 shrink-0 sm:w-56">
          <ProductCard product={product} sizes="(min-width: 40rem) 14rem, 9.5rem" />
        </li>
      ))}
      {count < items.length && <li ref={endRef} aria-hidden="true" className="w-px shrink-0" />}
    </ScrollRow>
  );
}

const CategoryLink = ({ category: { c_name } }: { category: StoreCategory }) => (
  <Link
    to={storeCategoryPath(c_name)}
    aria-label={`See all in ${c_name}`}
    className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-peacock hover:underline"
  >
    See all <Icon name="arrowRight" className="size-4" />
  </Link>
);

function describeAbsence(products: ProductShelfProps['products']): ReactNode {
  if (!products) {
    return (
      <div className="min-h-88 sm:min-h-104">
        <LoadingText>Loading products...</LoadingText>
      </div>
    );
  }
  if ('failure' in products) {
    return <LoadFailure message={`Error: ${products.failure}`} onRetry={allProducts.load} />;
  }
  return products.value.length === 0 ? (
    <p className="py-4 text-ink-soft">No products found for this selection.</p>
  ) : null;
}
