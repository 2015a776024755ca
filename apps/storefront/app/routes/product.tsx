import { useEffect } from 'react';
import { data, useRevalidator, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { SubCategory } from '@postprocure/contracts/catalogue/category';
import { Container } from '@postprocure/ui/container';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { LoadingText } from '@postprocure/ui/loading-text';
import type { Route } from './+types/product';
import { readBrowserCategories } from '../categories/browser-categories.ts';
import { toMainCategories } from '../categories/store-category.ts';
import { toJsonText, useLoaded, type Loadable, type PageData } from '../data/loaded.ts';
import { apiContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { pageTitle } from '../page-meta.ts';
import { askDelivery, type AskedDelivery } from '../product/asked-delivery.ts';
import { keepProduct, loadBrowserProduct } from '../product/browser-product.ts';
import { ProductHead } from '../product/product-head.tsx';
import { ProductMissing } from '../product/product-missing.tsx';
import { ProductPage } from '../product/product-page.tsx';
import { loadProductView, type ProductView } from '../product/product-view.ts';
import type { loader as rootLoader } from '../root.tsx';

interface ProductData {
  view: PageData<ProductView | null>;
  asked: AskedDelivery | null;
  /** Shown if there is no such product. */
  categories: Loadable<readonly SubCategory[]>;
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const readCategories = () => api('GET /product/search/category');
  const view = await loadProductView({ api, readCategories }, params.id);
  const pincode = new URL(request.url).searchParams.get('pincode');
  // An estimate is valid only on the day it was made, so pages with one are not cached.
  const asked = view && pincode !== null ? await askDelivery(api, view.product.id, pincode) : null;
  return data<ProductData>(
    {
      view: toJsonText(view),
      asked,
      categories: { value: view ? [] : toMainCategories(await readCategories()) },
    },
    { status: view ? 200 : 404, headers: view && !asked ? cachedPageHeaders() : {} },
  );
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs): ProductData => ({
  view: loadBrowserProduct(params.id),
  asked: null,
  categories: readBrowserCategories(),
});

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Choosing another colour changes the URL, but there is nothing new to load. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export default function Product({ loaderData, params }: Route.ComponentProps) {
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site;
  const { revalidate } = useRevalidator();
  const { current } = useLoaded(loaderData.view);
  const view = current && 'value' in current ? current.value : undefined;
  useEffect(() => {
    if (view) keepProduct(params.id, view);
  }, [params.id, view]);

  if (view === null) return <ProductMissing categories={loaderData.categories} />;
  if (view && site) {
    return (
      <>
        <ProductHead site={site} view={view} />
        <ProductPage key={params.id} site={site} view={view} asked={loaderData.asked} />
      </>
    );
  }
  return (
    <Container className="min-h-[70vh] py-10">
      <title>{pageTitle('Product')}</title>
      {current && 'failure' in current ? (
        <LoadFailure message={`Error: ${current.failure}`} onRetry={() => void revalidate()} />
      ) : (
        <LoadingText>Loading...</LoadingText>
      )}
    </Container>
  );
}
