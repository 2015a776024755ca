import type { Category, SubCategory } from '@postprocure/contracts/catalogue/category';

/** The category that the URL of a browse page points to. */
export type BrowseTarget =
  | { kind: 'none'; categories: SubCategory[] }
  | { kind: 'missing'; name: string; categories: SubCategory[] }
  | { kind: 'category'; main: Category; sub: SubCategory | null };

export interface BrowseParams {
  categoryName?: string | undefined;
  subCategoryName?: string | undefined;
}

/** Finds the category named in a URL, ignoring letter case. */
export function findBrowseTarget(
  categories: Category[],
  { categoryName, subCategoryName }: BrowseParams,
): BrowseTarget {
  if (categoryName === undefined) return { kind: 'none', categories: withoutChildren(categories) };
  const main = findByName(categories, categoryName);
  if (main && subCategoryName === undefined) return { kind: 'category', main, sub: null };
  const sub = main && findByName(main.children, subCategoryName ?? '');
  if (sub) return { kind: 'category', main, sub };
  // A category name can contain a slash, which the URL does not escape.
  const whole = findByName(categories, joinNames(categoryName, subCategoryName));
  if (whole) return { kind: 'category', main: whole, sub: null };
  const name = main ? joinNames(main.c_name, subCategoryName) : categoryName;
  return { kind: 'missing', name, categories: withoutChildren(categories) };
}

/** The name under which the API lists the products of a category. */
export const joinNames = (main: string, sub: string | undefined): string =>
  sub === undefined ? main : `${main}/${sub}`;

function findByName<T extends SubCategory>(categories: T[], name: string): T | undefined {
  const wanted = name.trim().toLowerCase();
  return categories.find(({ c_name }) => c_name.toLowerCase() === wanted);
}

const withoutChildren = (categories: Category[]): SubCategory[] =>
  categories.map(({ c_id, c_name, image }) => ({ c_id, c_name, image }));
