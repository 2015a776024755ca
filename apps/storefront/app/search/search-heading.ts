import type { ProductSearchPage } from '@postprocure/contracts/catalogue/product';
import { formatTotal } from '../product-list/format-total.ts';
import type { SearchTerm } from '../product-list/list-url.ts';

/** `page` is undefined while the results are loading. */
export function writeSearchHeading(
  { q, categoryName }: SearchTerm,
  page: Pick<ProductSearchPage, 'total' | 'totalIsCapped'> | undefined,
): string {
  const place = ` in ${categoryName}`;
  if (!page) return `Results for "${q}"${place}`;
  if (page.total === 0) return `No results for "${q}"${place}`;
  return `Showing ${formatTotal(page)} results for "${q}"${place}`;
}
