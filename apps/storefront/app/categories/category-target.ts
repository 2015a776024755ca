import type { StoreCategory } from './store-category.ts';
import { searchPath, storeCategoryPath } from '../paths.ts';

/**
 * A category that static content links to. If the catalogue doesn't have it, the link searches for a term instead.
 */
export interface CategoryTarget {
  category: string;
  subCategory?: string;
  search: string;
}

/** `categories` is undefined while they are loading. The category is then assumed to exist. */
export function pathOfTarget(
  target: CategoryTarget,
  categories: readonly StoreCategory[] | undefined,
): string {
  const { category, subCategory, search } = target;
  if (categories && !isKnown(target, categories)) return `${searchPath}?q=${encodeURIComponent(search)}`;
  return storeCategoryPath(category, subCategory);
}

function isKnown({ category, subCategory }: CategoryTarget, categories: readonly StoreCategory[]): boolean {
  const found = categories.find(({ c_name }) => c_name === category);
  if (!found || subCategory === undefined) return found !== undefined;
  return found.children.some(({ c_name }) => c_name === subCategory);
}
