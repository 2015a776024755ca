import { useRouteLoaderData } from 'react-router';
import { useLoaded, type Loadable } from '../data/loaded.ts';
import type { NamedCategory } from './store-category.ts';

/** The data that the store layout's loaders return. */
export interface StoreLayoutData {
  categories: Loadable<NamedCategory[]>;
}

const none: Loadable<NamedCategory[]> = { value: [] };

/** The store layout's categories: present in server-rendered pages, a promise after client navigation. */
export const useLoadableCategories = (): Loadable<NamedCategory[]> =>
  useRouteLoaderData<() => StoreLayoutData>('navigation/store-layout')?.categories ?? none;

/** The store layout's categories, or an empty list while they are loading. */
export const useStoreCategories = (): NamedCategory[] => useLoaded(useLoadableCategories()).latest ?? [];
