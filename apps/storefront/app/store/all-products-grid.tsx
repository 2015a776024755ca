import type { MouseEvent } from 'react';
import { pageSize } from '@postprocure/contracts/limits';
import { buttonClasses } from '@postprocure/ui/button';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { Link } from '../page-link.tsx';
import { allProducts } from '../product-list/all-products.ts';
import type { Loaded } from '../data/loaded.ts';
import type { CardProduct } from '../product-list/card-product.ts';
import { ProductGrid, ProductGridLoading } from '../product-list/product-grid.tsx';
import { storePath } from '../paths.ts';
import { useRevealed } from './use-revealed.ts';

interface AllProductsGridProps {
  /** The page that the list starts with. */
  page: number;
  /**
   * The products of that page from the server-rendered HTML, and the number of pages; null after client-side
   * navigation.
   */
  sent: { products: readonly CardProduct[]; pageCount: number } | null;
  /** The whole list; undefined while it is loading. */
  list: Loaded<readonly CardProduct[]> | undefined;
}

const sectionId = 'all-products';
/** After this many steps, the visitor has to click for more products. Otherwise the footer could never be reached. */
const stepsByThemselves = 4;

/** All products: the first ones are in the HTML, the rest appear on scroll or click. */
export function AllProductsGrid({ page, sent, list }: AllProductsGridProps) {
  const start = (page - 1) * pageSize;
  const products = list && 'value' in list ? list.value.slice(start) : sent?.products;
  const { count, revealMore, endRef } = useRevealed<HTMLDivElement>({
    name: sectionId,
    total: products?.length ?? 0,
    step: pageSize,
    stepsByThemselves,
  });
  const failure = list && 'failure' in list ? list.failure : undefined;
  const hasMore = list && 'value' in list ? count < list.value.length - start : sent && page < sent.pageCount;
  return (
    <section id={sectionId} aria-labelledby={`${sectionId}-title`}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={`${sectionId}-title`} className="text-xl sm:text-2xl">
          All products
        </h2>
        {page > 1 && (
          <Link
            to={`${storePath}#${sectionId}`}
            className="inline-flex min-h-11 items-center font-semibold text-peacock hover:underline"
          >
            Back to the start of the list
          </Link>
        )}
      </div>
      {products && <ProductGrid products={products.slice(0, count)} />}
      {!products && failure === undefined && <ProductGridLoading count={8} />}
      {failure !== undefined && (
        <div className="mt-5">
          <LoadFailure message={`Error: ${failure}`} onRetry={allProducts.load} />
        </div>
      )}
      {hasMore && failure === undefined && (
        <div ref={endRef} className="mt-8 flex justify-center">
          <ShowMoreLink page={page + Math.ceil(count / pageSize)} onShow={revealMore} />
        </div>
      )}
    </section>
  );
}

/** A link to the next page of the list. With JavaScript, it appends the products instead. */
function ShowMoreLink({ page, onShow }: { page: number; onShow: () => void }) {
  const show = (event: MouseEvent) => {
    event.preventDefault();
    onShow();
  };
  return (
    <Link
      to={`${storePath}?page=${page}#${sectionId}`}
      className={buttonClasses({ tone: 'outline' })}
      onClick={show}
    >
      Show more
    </Link>
  );
}
