import type { Category, SubCategory } from '@postprocure/contracts/catalogue/category';

/** A category as the store's header and lists need it: images of sub-categories are for the pages of categories. */
export interface StoreCategory extends SubCategory {
  children: Pick<SubCategory, 'c_id' | 'c_name'>[];
}

export const toStoreCategories = (categories: readonly Category[]): StoreCategory[] =>
  categories.map(({ children, ...main }) => ({
    ...main,
    children: children.map(({ c_id, c_name }) => ({ c_id, c_name })),
  }));
