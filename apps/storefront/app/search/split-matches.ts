import { pageSize } from '@postprocure/contracts/limits';
import type { ProductSearchPage } from '@postprocure/contracts/catalogue/product';
import type { CardPage, CardProduct } from '../product-list/card-product.ts';

interface SplitMatches {
  /** Products that match every word. */
  exact: CardProduct[];
  /** Products that match some words. They come after the exact matches. */
  partial: CardProduct[];
}

export function splitMatches({
  products,
  page,
  exactMatches,
}: Pick<CardPage<ProductSearchPage>, 'products' | 'page' | 'exactMatches'>): SplitMatches {
  const exactHere = Math.max(0, exactMatches - (page - 1) * pageSize);
  return { exact: products.slice(0, exactHere), partial: products.slice(exactHere) };
}
