import type { Category, SubCategory } from '@postprocure/contracts/catalogue/category';

/** A category for the store header and lists, without the images of subcategories, which only category pages need. */
export interface StoreCategory extends SubCategory {
  children: Pick<SubCategory, 'c_id' | 'c_name'>[];
}

export const toStoreCategories = (categories: readonly Category[]): StoreCategory[] =>
  categories.map(({ children, ...main }) => ({
    ...main,
    children: children.map(({ c_id, c_name }) => ({ c_id, c_name })),
  }));
