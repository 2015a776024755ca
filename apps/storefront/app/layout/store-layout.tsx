import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/store-layout';
import { readBrowserCategories } from '../catalogue/browser-categories.ts';
import type { Loadable } from '../catalogue/loaded.ts';
import { toStoreCategories, type StoreCategory } from '../catalogue/store-category.ts';
import { catalogueContext } from '../load-context.ts';
import { SiteFooter } from './site-footer.tsx';
import { StoreHeader } from './store-header.tsx';
import { WakesAlone } from './wakes-alone.tsx';

interface StoreLayoutData {
  categories: Loadable<StoreCategory[]>;
}

export async function loader({ context }: Route.LoaderArgs): Promise<StoreLayoutData> {
  const categories = await context.get(catalogueContext).listCategories();
  return { categories: { value: toStoreCategories(categories) } };
}

/** Reached inside the browser, the store opens at once and its categories follow. */
export const clientLoader = (): StoreLayoutData => ({ categories: readBrowserCategories() });

/** Categories change rarely: moving between pages does not ask for them again, a retry does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;

export default function StoreLayout() {
  return (
    <>
      <WakesAlone>
        <StoreHeader />
      </WakesAlone>
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <WakesAlone>
        <SiteFooter />
      </WakesAlone>
    </>
  );
}
