import { useEffect } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Category } from '@postprocure/contracts/category';
import type { Route } from './+types/store-layout';
import { keepBrowserCategories, readBrowserCategories } from '../catalogue/browser-categories.ts';
import type { Loadable } from '../catalogue/loaded.ts';
import { catalogueContext } from '../load-context.ts';
import { SiteFooter } from './site-footer.tsx';
import { StoreHeader } from './store-header.tsx';

interface StoreLayoutData {
  categories: Loadable<Category[]>;
}

export async function loader({ context }: Route.LoaderArgs): Promise<StoreLayoutData> {
  return { categories: { value: await context.get(catalogueContext).listCategories() } };
}

/** Reached inside the browser, the store opens at once and its categories follow. */
export const clientLoader = (): StoreLayoutData => ({ categories: readBrowserCategories() });

/** Categories change rarely: moving between pages does not ask for them again, a retry does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;

export default function StoreLayout({ loaderData: { categories } }: Route.ComponentProps) {
  useEffect(() => {
    if ('value' in categories) keepBrowserCategories(categories.value);
  }, [categories]);
  return (
    <>
      <StoreHeader />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
