import { Outlet } from 'react-router';
import type { Route } from './+types/store-layout';
import { catalogueContext, siteContext } from '../load-context.ts';
import { SiteFooter } from './site-footer.tsx';
import { StoreHeader } from './store-header.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return {
    categories: await context.get(catalogueContext).listCategories(),
    site: context.get(siteContext),
  };
}

/** Categories change rarely; moving between pages of the store does not ask for them again. */
export const shouldRevalidate = () => false;

export default function StoreLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StoreHeader categories={loaderData.categories} sellerAppUrl={loaderData.site.sellerAppUrl} />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
