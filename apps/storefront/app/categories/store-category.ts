import type { Category, SubCategory } from '@postprocure/contracts/catalogue/category';

/** A category in the store header, which shows only names. */
export type NamedCategory = Pick<SubCategory, 'c_id' | 'c_name'>;

/** A category for lists, without the images of subcategories, which only category pages need. */
export interface StoreCategory extends SubCategory {
  children: NamedCategory[];
}

export const toNamedCategories = (categories: readonly NamedCategory[]): NamedCategory[] =>
  categories.map(({ c_id, c_name }) => ({ c_id, c_name }));

export const toStoreCategories = (categories: readonly Category[]): StoreCategory[] =>
  categories.map(({ children, ...main }) => ({ ...main, children: toNamedCategories(children) }));

/** How many main categories menus and strips can show. `/category` lists all of them. */
const menuCapacity = 60;

/** The categories for menus and strips. New categories come last, so they never displace familiar ones. */
export const limitToMenu = <T>(categories: readonly T[]): T[] => categories.slice(0, menuCapacity);

/** Whether there may be more categories than menus show. */
export const fillsMenu = (categories: readonly unknown[]): boolean => categories.length >= menuCapacity;

/** The main categories alone, for a strip. */
export const toMainCategories = (categories: readonly Category[]): StoreCategory[] =>
  limitToMenu(categories).map((main) => ({ ...main, children: [] }));
