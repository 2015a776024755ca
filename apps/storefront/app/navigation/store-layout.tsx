import { Suspense } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/store-layout';
import { readBrowserCategories } from '../categories/browser-categories.ts';
import type { StoreLayoutData } from '../categories/store-categories.ts';
import { limitToMenu, toNamedCategories } from '../categories/store-category.ts';
import { mapLoadable } from '../data/loaded.ts';
import { apiContext } from '../load-context.ts';
import { SiteFooter } from './site-footer.tsx';
import { StoreHeader } from './store-header.tsx';

export async function loader({ context }: Route.LoaderArgs): Promise<StoreLayoutData> {
  const categories = await context.get(apiContext)('GET /product/search/category');
  return { categories: { value: toNamedCategories(limitToMenu(categories)) } };
}

/** On client-side navigation, the store opens at once and its categories follow. */
export const clientLoader = (): StoreLayoutData => ({
  categories: mapLoadable(readBrowserCategories(), limitToMenu),
});

/** Categories change rarely, so they are reloaded only on a retry, which leaves the URL unchanged. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;

export default function StoreLayout() {
  return (
    <>
      <Suspense>
        <StoreHeader />
      </Suspense>
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
    </>
  );
}
