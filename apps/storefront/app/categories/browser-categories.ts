import type { Category } from '@postprocure/contracts/catalogue/category';
import { browserCatalogue } from '../data/browser-catalogue.ts';
import { settle, type Loadable } from '../data/loaded.ts';

let known: Category[] | undefined;
let loading: Promise<Category[]> | undefined;

/** Requested once per page load. After a failure, the next call tries again. */
export function loadBrowserCategories(): Promise<Category[]> {
  if (known) return Promise.resolve(known);
  loading ??= browserCatalogue.listCategories().then(
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
