import { useRouteLoaderData } from 'react-router';
import type { Category } from '@postprocure/contracts/category';
import type { loader } from './store-layout.tsx';

/** The categories that the store's layout loaded, for every page inside it. */
export const useStoreCategories = (): Category[] =>
  useRouteLoaderData<typeof loader>('layout/store-layout')?.categories ?? [];
