import type { Category } from '@postprocure/contracts/catalogue/category';
import { browserCatalogue } from '../data/browser-catalogue.ts';
import { settle, type Loadable } from '../data/loaded.ts';

let known: Category[] | undefined;
let loading: Promise<Category[]> | undefined;

/** Asked for once in the life of a page; after a failure the next call asks again. */
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

/** The same for a page to show: without a moment's wait once they are known. */
export const readBrowserCategories = (): Loadable<Category[]> =>
  known ? { value: known } : settle(loadBrowserCategories());
