import { Suspense } from 'react';
import { brand } from '@postprocure/contracts/brand';
import type { SubCategory } from '@postprocure/contracts/catalogue/category';
import { Container } from '@postprocure/ui/container';
import type { Route } from './+types/home';
import { allProducts, useAllProducts } from '../product-list/all-products.ts';
import { readBrowserCategories } from '../categories/browser-categories.ts';
import { CategoryStrip } from '../categories/category-strip.tsx';
import { limitToMenu } from '../categories/store-category.ts';
import { mapLoaded, useLoaded, type Loadable, type Loaded } from '../data/loaded.ts';
import { Faq } from '../home/faq.tsx';
import { Features } from '../home/features.tsx';
import { Hero } from '../home/hero.tsx';
import { Promises } from '../home/promises.tsx';
import { Trending, trendingCount } from '../home/trending.tsx';
import { apiContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { pageMeta } from '../page-meta.ts';
import { toCards, type CardProduct } from '../product-list/card-product.ts';

interface HomeData {
  categories: Loadable<readonly SubCategory[]>;
  /** Null after client-side navigation. */
  sent: CardProduct[] | null;
}

export async function loader({ context }: Route.LoaderArgs): Promise<HomeData> {
  const api = context.get(apiContext);
  const [categories, page] = await Promise.all([
    api('GET /product/search/category'),
    api('GET /api/product', { query: { limit: trendingCount } }),
  ]);
  // Leaves out subcategories, which this page does not show.
  const strip = limitToMenu(categories).map(({ c_id, c_name, image }) => ({ c_id, c_name, image }));
  return { categories: { value: strip }, sent: toCards(page.products) };
}

/** On client-side navigation, the page opens at once and selects from the list of all products. */
export function clientLoader(): HomeData {
  allProducts.load();
  return { categories: readBrowserCategories(), sent: null };
}

export const headers = cachedPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.site, {
    title: `${brand.name}: ${brand.tagline}`,
    description:
      'Dropshipping for India: over one million trending products to list and sell under your own name, shipped straight to your customers.',
    path: '/',
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const list = useAllProducts();
  const products: Loaded<readonly CardProduct[]> | undefined = loaderData.sent
    ? { value: loaderData.sent }
    : list;
  const categories = useLoaded(loaderData.categories).current;
  return (
    <>
      <Hero />
      <Container className="grid grid-cols-1 gap-16 pt-12">
        <Suspense>
          <CategoryStrip variant="home" categories={categories} />
        </Suspense>
        <Trending products={products && mapLoaded(products, (all) => all.slice(0, trendingCount))} />
        <Features />
        <Suspense>
          <Faq />
        </Suspense>
      </Container>
      <Promises />
    </>
  );
}
