import type { Category } from '@postprocure/contracts/catalogue/category';
import type { ProductSearchPage } from '@postprocure/contracts/catalogue/product';
import { toNamedCategories, toMainCategories, type StoreCategory } from '../categories/store-category.ts';

/** The categories that the search page shows: those of the results, or all main categories if there are none. */
export function selectCategories(
  tree: readonly Category[],
  results: Pick<ProductSearchPage, 'total' | 'facets'> | null,
): StoreCategory[] {
  if (!results || results.total === 0) return toMainCategories(tree);
  const found = new Set(results.facets?.categories.map(({ c_id }) => c_id));
  return tree
    .map((main) => ({
      ...main,
      children: toNamedCategories(main.children.filter(({ c_id }) => found.has(c_id))),
    }))
    .filter(({ c_id, children }) => found.has(c_id) || children.length > 0);
}
