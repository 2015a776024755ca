import { categoryKey, type CategoryPath } from './category-path.ts';

export interface CategoryCount extends CategoryPath {
  products: number;
}

/** A category with too few products, and the one that they are moved to. */
export interface CategoryFold {
  from: CategoryPath;
  into: CategoryPath;
}

/** What an import does to the menu. */
export interface CategoryReview {
  /**
   * How many new top categories there are, and how many of them have only one product. Both are zero if small ones are
   * folded.
   */
  newTops: number;
  singles: number;
  /** Null if small categories are not folded. */
  folded: { count: number; intoParent: number; minProducts: number } | null;
  /** Where folded categories go, or would go. */
  target: string;
}

/** With this many new top categories, or this many that have only one product, the menu becomes hard to use. */
const manyNewTops = 30;
const manySingles = 5;

export const crowdsMenu = ({ newTops, singles }: CategoryReview): boolean =>
  newTops >= manyNewTops || singles >= manySingles;

/** Counts the products in each new top category. `existing` contains the keys of the catalogue's categories. */
export function countNewTops(counts: readonly CategoryCount[], existing: ReadonlySet<string>): number[] {
  const isNew = ({ top }: CategoryPath) => !existing.has(categoryKey({ top, child: null }));
  return [...sumByTop(counts.filter(isNew)).values()];
}

/**
 * Folds new subcategories with fewer than `minProducts` products into their top category, and new top categories with
 * fewer into `target`. Categories that are already in the catalogue stay.
 */
export function foldCategories(
  counts: readonly CategoryCount[],
  existing: ReadonlySet<string>,
  minProducts: number,
  target: CategoryPath,
): CategoryFold[] {
  const products = sumByTop(counts);
  return counts.flatMap(({ products: own, ...from }) => {
    const top = { top: from.top, child: null };
    const isTopKept = existing.has(categoryKey(top)) || (products.get(categoryKey(top)) ?? 0) >= minProducts;
    const isKept =
      isTopKept && (from.child === null || own >= minProducts || existing.has(categoryKey(from)));
    const into = isTopKept ? top : target;
    return isKept || categoryKey(into) === categoryKey(from) ? [] : [{ from, into }];
  });
}

function sumByTop(counts: readonly CategoryCount[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { top, products } of counts) {
    const key = categoryKey({ top, child: null });
    sums.set(key, (sums.get(key) ?? 0) + products);
  }
  return sums;
}
