import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { ApiClient } from '@postprocure/api-client/api-client';
import { featuredCategoryIds } from '@postprocure/contracts/catalogue/featured-categories';
import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { Container } from '@postprocure/ui/container';
import type { Route } from './+types/store';
import { allProducts, useAllProducts } from '../product-list/all-products.ts';
import { CategoryStrip } from '../categories/category-strip.tsx';
import { useLoaded, type Loadable } from '../data/loaded.ts';
import { readBrowserCategories } from '../categories/browser-categories.ts';
import { limitToMenu, toStoreCategories, type StoreCategory } from '../categories/store-category.ts';
import { apiContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { pageMeta, pageTitle } from '../page-meta.ts';
import { storePath } from '../paths.ts';
import { toCards, type CardProduct } from '../product-list/card-product.ts';
import { AllProductsGrid } from '../store/all-products-grid.tsx';
import { BannerCarousel } from '../store/banner-carousel.tsx';
import { ProductShelf, shownAtOnce } from '../store/product-shelf.tsx';
import { chooseShelfProducts } from '../store/shelf-products.ts';
import { Shelves } from '../store/shelves.tsx';
import { readStorePage, storePageCount } from '../store/store-page-number.ts';

interface StoreData {
  page: number;
  categories: Loadable<StoreCategory[]>;
  /** The first products of every list, or null after client-side navigation. */
  sent: {
    products: CardProduct[];
    pageCount: number;
    recommended: CardProduct[];
    misc: CardProduct[];
  } | null;
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<StoreData> {
  const api = context.get(apiContext);
  const page = readStorePage(request.url);
  const categories = await api('GET /product/search/category');
  const [list, recommended, misc] = await Promise.all([
    api('GET /api/product', { query: { page } }),
    listShelf(api, findCategory(categories, featuredCategoryIds.aiRecommendation)),
    listShelf(api, findCategory(categories, featuredCategoryIds.misc)),
  ]);
  const pageCount = Math.min(list.totalPages, storePageCount);
  return {
    page,
    categories: { value: toStoreCategories(limitToMenu(categories)) },
    sent: {
      products: toCards(list.products),
      pageCount,
      recommended: toCards(recommended),
      misc: toCards(misc),
    },
  };
}

/** On client-side navigation, the page opens at once and selects from the list of all products. */
export function clientLoader({ request }: Route.ClientLoaderArgs): StoreData {
  allProducts.load();
  return { page: readStorePage(request.url), categories: readBrowserCategories(), sent: null };
}

export const headers = cachedPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.site, {
    title: pageTitle('Product Store'),
    description:
      'Browse trending products in every category, with reseller prices and delivery across India.',
    path: storePath,
  });

export default function Store({ loaderData }: Route.ComponentProps) {
  const { page, sent } = loaderData;
  const { key } = useLocation();
  const list = useAllProducts();
  const categories = useLoaded(loaderData.categories).current;
  const known = categories && 'value' in categories ? categories.value : undefined;

  const shelfOf = (categoryId: number, sentProducts: CardProduct[] | undefined) => ({
    category: known && findCategory(known, categoryId),
    products: chooseShelfProducts(categoryId, { list, categories, sent: sentProducts }),
  });
  return (
    <>
      <h1 className="sr-only">Product Store</h1>
      <Suspense>
        <BannerCarousel categories={known} />
      </Suspense>
      <Container className="grid grid-cols-1 gap-12 pt-10">
        <Suspense>
          <CategoryStrip variant="store" categories={categories} />
        </Suspense>
        <Suspense>
          <Shelves categories={known} />
        </Suspense>
        <Suspense>
          <ProductShelf
            title="AI Recommendation"
            {...shelfOf(featuredCategoryIds.aiRecommendation, sent?.recommended)}
          />
        </Suspense>
        <Suspense>
          <ProductShelf title="Misc Products" {...shelfOf(featuredCategoryIds.misc, sent?.misc)} />
        </Suspense>
        <AllProductsGrid key={key} page={page} sent={sent} list={list} />
      </Container>
    </>
  );
}

const findCategory = (categories: readonly StoreCategory[], id: number): StoreCategory | undefined =>
  categories.find(({ c_id }) => c_id === String(id));

async function listShelf(api: ApiClient, category: StoreCategory | undefined): Promise<ProductCard[]> {
  if (!category) return [];
  const query = { categoryName: category.c_name, limit: shownAtOnce };
  return (await api('GET /api/product', { query })).products;
}
