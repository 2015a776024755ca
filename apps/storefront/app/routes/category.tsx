import { useEffect } from 'react';
import { data, useLocation, useSearchParams } from 'react-router';
import type { ApiClient } from '@postprocure/api-client/api-client';
import type { ProductPage } from '@postprocure/contracts/catalogue/product';
import type { Route } from './+types/category';
import {
  findBrowseTarget,
  joinNames,
  type BrowseParams,
  type BrowseTarget,
} from '../categories/browse-target.ts';
import { CategoryChoice, CategoryMissing, CategoryNotChosen } from '../categories/category-choice.tsx';
import { CategoryPage } from '../categories/category-page.tsx';
import { toCardPage, type CardPage } from '../product-list/card-product.ts';
import { canonicalPath, readListChoices, toProductQuery } from '../product-list/list-url.ts';
import { recallTarget, rememberTarget } from '../categories/shown-target.ts';
import { browserApi } from '../browser-api.ts';
import { readBrowserCategories } from '../categories/browser-categories.ts';
import { mapLoadable, settle, toJsonText, useLoaded, type Loadable, type PageData } from '../data/loaded.ts';
import { apiContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { pageMeta, pageTitle } from '../page-meta.ts';
import { categoryPath, storeCategoryPath } from '../paths.ts';

interface BrowseData {
  target: Loadable<BrowseTarget>;
  products: PageData<CardPage<ProductPage>>;
}

/** An empty list, used if the URL names no category. */
const noProducts: Loadable<CardPage<ProductPage>> = {
  value: { products: [], page: 1, totalPages: 1, total: 0, totalIsCapped: false },
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const target = findBrowseTarget(await api('GET /product/search/category'), params);
  const browseData: BrowseData = {
    target: { value: target },
    products:
      target.kind === 'category'
        ? toJsonText(toCardPage(await listProducts(api, params, request.url)))
        : noProducts,
  };
  return data(browseData, { status: target.kind === 'missing' ? 404 : 200 });
}

/** On client-side navigation, the page opens at once and loads the category and its products in parallel. */
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs): BrowseData => ({
  target: readTarget(params),
  products:
    params.categoryName === undefined ? noProducts : settle(listProducts(browserApi, params, request.url)),
});

function readTarget(params: BrowseParams): Loadable<BrowseTarget> {
  const shown = recallTarget(params);
  if (shown) return { value: shown };
  return mapLoadable(readBrowserCategories(), (categories) => findBrowseTarget(categories, params));
}

const listProducts = (
  api: ApiClient,
  { categoryName = '', subCategoryName }: BrowseParams,
  url: string,
): Promise<ProductPage> =>
  api('GET /api/product', {
    query: {
      categoryName: joinNames(categoryName, subCategoryName),
      ...toProductQuery(readListChoices(new URL(url).searchParams)),
    },
  });

export const headers = cachedPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, params, location }) => {
  const { site } = matches[0].loaderData;
  const target = 'value' in loaderData.target ? loaderData.target.value : { kind: 'pending' as const };
  if (target.kind === 'none' || target.kind === 'missing') {
    return pageMeta(site, {
      title: pageTitle(target.kind === 'none' ? 'Categories' : 'Category not found'),
      description: 'All categories in the product store.',
      path: '/category',
      noindex: target.kind === 'missing',
    });
  }
  // Until the categories are loaded, the names come from the URL.
  const main = target.kind === 'category' ? target.main.c_name : (params.categoryName ?? '');
  const sub = target.kind === 'category' ? target.sub?.c_name : params.subCategoryName;
  const choices = readListChoices(new URLSearchParams(location.search));
  const name = sub === undefined ? main : `${sub} in ${main}`;
  return pageMeta(site, {
    title: pageTitle(choices.page > 1 ? `${name}, page ${choices.page}` : name),
    description: `${name}: products to sell under your own name, at reseller prices, shipped straight to your customers anywhere in India.`,
    path: canonicalPath(categoryPath(main, sub), choices),
    ...(target.kind === 'category' && { image: (target.sub ?? target.main).image }),
  });
};

export default function Category({ loaderData, params }: Route.ComponentProps) {
  const { current } = useLoaded<BrowseTarget>(loaderData.target);
  const [parameters] = useSearchParams();
  const inStore = useLocation().pathname.startsWith('/store/');
  useEffect(() => {
    // The page contains only the current category. The others are preloaded for the next navigation.
    void readBrowserCategories();
  }, []);
  useEffect(() => {
    if (current && 'value' in current) rememberTarget(params, current.value);
  }, [params, current]);
  if (!current || 'failure' in current) return <CategoryChoice title="Categories" categories={current} />;
  const target = current.value;
  if (target.kind === 'missing') return <CategoryMissing {...target} />;
  if (target.kind === 'none') return <CategoryNotChosen {...target} />;
  return (
    <CategoryPage
      main={target.main}
      sub={target.sub}
      pathOf={inStore ? storeCategoryPath : categoryPath}
      products={loaderData.products}
      choices={readListChoices(parameters)}
    />
  );
}
