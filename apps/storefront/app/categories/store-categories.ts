import { useRouteLoaderData } from 'react-router';
import { useLoaded, type Loadable } from '../data/loaded.ts';
import type { StoreCategory } from './store-category.ts';

/** The data that the loaders of the store layout return. */
export interface StoreLayoutData {
  categories: Loadable<StoreCategory[]>;
}

const none: Loadable<StoreCategory[]> = { value: [] };

/** The store layout's categories: present in server-rendered pages, a promise after client navigation. */
export const useLoadableCategories = (): Loadable<StoreCategory[]> =>
  useRouteLoaderData<() => StoreLayoutData>('navigation/store-layout')?.categories ?? none;

/** The store layout's categories, or an empty list while they are loading. */
export const useStoreCategories = (): StoreCategory[] => useLoaded(useLoadableCategories()).latest ?? [];
