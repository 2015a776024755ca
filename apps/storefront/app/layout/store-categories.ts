import { useRouteLoaderData } from 'react-router';
import { useLoaded, type Loadable } from '../catalogue/loaded.ts';
import type { StoreCategory } from '../catalogue/store-category.ts';
import type { clientLoader, loader } from './store-layout.tsx';

const none: Loadable<StoreCategory[]> = { value: [] };

/** The categories of the store's layout: there with the page, or on their way in the browser. */
export const useLoadableCategories = (): Loadable<StoreCategory[]> =>
  useRouteLoaderData<typeof loader | typeof clientLoader>('layout/store-layout')?.categories ?? none;

/** The categories for every page of the store; none while they are on their way. */
export const useStoreCategories = (): StoreCategory[] => useLoaded(useLoadableCategories()).latest ?? [];
