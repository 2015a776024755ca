import { useRevalidator } from 'react-router';
import type { ProductPage } from '@postprocure/contracts/catalogue/product';
import { LoadFailure } from '@postprocure/ui/load-failure';
import type { Loaded } from '../data/loaded.ts';
import type { CardPage } from './card-product.ts';
import { ProductGrid, ProductGridLoading } from './product-grid.tsx';
import type { ListChoices, ListPlace } from './list-url.ts';
import { Pagination } from './pagination.tsx';
import { PageOutOfRange } from './page-out-of-range.tsx';

interface ProductListProps {
  /** Undefined while the page is loading. */
  page: Loaded<CardPage<ProductPage>> | undefined;
  place: ListPlace;
  choices: ListChoices;
}

const firstScreen = 4;
const loadingPlaces = 12;

export function ProductList({ page, place, choices }: ProductListProps) {
  const { revalidate } = useRevalidator();
  if (!page) return <ProductGridLoading count={loadingPlaces} />;
  if ('failure' in page) {
    return (
      <LoadFailure message={`Error loading products: ${page.failure}`} onRetry={() => void revalidate()} />
    );
  }
  const { products, totalPages } = page.value;
  if (choices.page > totalPages) {
    return <PageOutOfRange place={place} choices={choices} lastPage={totalPages} />;
  }
  return (
    <>
      <ProductGrid products={products} eagerCount={firstScreen} />
      <Pagination place={place} choices={choices} totalPages={totalPages} />
    </>
  );
}
