import type { ProductCard, ProductSuggestions } from '@postprocure/contracts/catalogue/product';
import { searchHref } from '../product-list/list-url.ts';
import type { StoreCategory } from '../categories/store-category.ts';
import { productPath, storeCategoryPath } from '../paths.ts';

/** A suggestion and its link. */
export type SuggestionEntry = { href: string; label: string } & (
  | { group: 'Searches' | 'Categories' }
  | { group: 'Products'; product: ProductCard }
);

/** Few enough that the products below them are visible. */
const shownTerms = 5;

/** Lists the entries in display order, which is also the keyboard order. */
export function listSuggestionEntries(
  { terms, categories, products }: ProductSuggestions,
  searchedCategory: string,
  tree: readonly StoreCategory[],
): SuggestionEntry[] {
  return [
    ...terms.slice(0, shownTerms).map((term): SuggestionEntry => ({
      group: 'Searches',
      label: term,
      href: searchHref(term, searchedCategory),
    })),
    ...categories.flatMap(({ c_id }): SuggestionEntry[] => findCategoryEntry(tree, c_id)),
    ...products.map((product): SuggestionEntry => ({
      group: 'Products',
      label: product.title,
      href: productPath(product.id),
      product,
    })),
  ];
}

/** The API returns only the name of a category, but the URL of a subcategory also needs its parent. */
function findCategoryEntry(tree: readonly StoreCategory[], id: string): SuggestionEntry[] {
  for (const { c_id, c_name, children } of tree) {
    if (c_id === id) return [{ group: 'Categories', label: c_name, href: storeCategoryPath(c_name) }];
    const child = children.find((each) => each.c_id === id);
    if (child) {
      const label = `${child.c_name} in ${c_name}`;
      return [{ group: 'Categories', label, href: storeCategoryPath(c_name, child.c_name) }];
    }
  }
  return [];
}

/**
 * Steps through the entries with the arrow keys. The search field (null) comes between the last entry and the first.
 */
export function stepThrough(from: number | null, by: 1 | -1, count: number): number | null {
  const next = (from ?? (by === 1 ? -1 : count)) + by;
  return next < 0 || next >= count ? null : next;
}
