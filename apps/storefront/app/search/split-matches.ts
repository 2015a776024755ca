import { pageSize } from '@postprocure/contracts/limits';
import type { ProductCard, ProductSearchPage } from '@postprocure/contracts/catalogue/product';

interface SplitMatches {
  /** Products that match every word. */
  exact: ProductCard[];
  /** Products that match some words. They come after the exact matches. */
  partial: ProductCard[];
}

export function splitMatches({
  products,
  page,
  exactMatches,
}: Pick<ProductSearchPage, 'products' | 'page' | 'exactMatches'>): SplitMatches {
  const exactHere = Math.max(0, exactMatches - (page - 1) * pageSize);
  return { exact: products.slice(0, exactHere), partial: products.slice(exactHere) };
}
