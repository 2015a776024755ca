import type { Category } from '@postprocure/contracts/catalogue/category';
import { browserApi } from '../browser-api.ts';
import { settle, type Loadable } from '../data/loaded.ts';

let known: Category[] | undefined;
let loading: Promise<Category[]> | undefined;

/** Loads the categories and keeps them until the page is reloaded. After a failure, the next call tries again. */
export function loadBrowserCategories(): Promise<Category[]> {
  if (known) return Promise.resolve(known);
  loading ??= browserApi('GET /product/search/category').then(
    (categories) => (known = categories),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Returns the categories synchronously once they are loaded. */
export const readBrowserCategories = (): Loadable<Category[]> =>
  known ? { value: known } : settle(loadBrowserCategories());
