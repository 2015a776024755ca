import type { Category, SubCategory } from '@postprocure/contracts/catalogue/category';

/** A category of the store header, which shows only names. */
export type NamedCategory = Pick<SubCategory, 'c_id' | 'c_name'>;

/** A category for lists, without the images of subcategories, which only category pages need. */
export interface StoreCategory extends SubCategory {
  children: NamedCategory[];
}

export const toNamedCategories = (categories: readonly NamedCategory[]): NamedCategory[] =>
  categories.map(({ c_id, c_name }) => ({ c_id, c_name }));

export const toStoreCategories = (categories: readonly Category[]): StoreCategory[] =>
  categories.map(({ children, ...main }) => ({ ...main, children: toNamedCategories(children) }));

/** The main categories alone. */
export const toMainCategories = (categories: readonly Category[]): StoreCategory[] =>
  categories.map((main) => ({ ...main, children: [] }));
