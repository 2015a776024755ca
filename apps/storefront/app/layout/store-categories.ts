import { useRouteLoaderData } from 'react-router';
import type { Category } from '@postprocure/contracts/category';
import { useLoaded, type Loadable } from '../catalogue/loaded.ts';
import type { clientLoader, loader } from './store-layout.tsx';

const none: Loadable<Category[]> = { value: [] };

/** The categories of the store's layout: there with the page, or on their way in the browser. */
export const useLoadableCategories = (): Loadable<Category[]> =>
  useRouteLoaderData<typeof loader | typeof clientLoader>('layout/store-layout')?.categories ?? none;

/** The categories for every page of the store; none while they are on their way. */
export const useStoreCategories = (): Category[] => useLoaded(useLoadableCategories()).latest ?? [];
