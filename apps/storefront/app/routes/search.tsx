import { data, useSearchParams } from 'react-router';
import type { ApiClient } from '@postprocure/api-client/api-client';
import { AppError } from '@postprocure/contracts/app-error';
import type { ProductSearchPage } from '@postprocure/contracts/catalogue/product';
import type { Route } from './+types/search';
import {
  listHref,
  readListChoices,
  readSearchTerm,
  firstPage,
  toProductQuery,
} from '../product-list/list-url.ts';
import { toCardPage, type CardPage } from '../product-list/card-product.ts';
import { selectCategories } from '../search/select-categories.ts';
import { writeSearchHeading } from '../search/search-heading.ts';
import { SearchPage } from '../search/search-page.tsx';
import { SearchStart } from '../search/search-start.tsx';
import { readBrowserCategories } from '../categories/browser-categories.ts';
import type { StoreCategory } from '../categories/store-category.ts';
import { browserApi } from '../browser-api.ts';
import { settle, toJsonText, type Loadable, type PageData } from '../data/loaded.ts';
import { apiContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { pageMeta, pageTitle } from '../page-meta.ts';
import { searchPath } from '../paths.ts';

interface SearchData {
  /** Null if there is no search text. */
  results: PageData<CardPage<ProductSearchPage>> | null;
  /** The categories of the results, or all main categories if there are no results. */
  categories: Loadable<StoreCategory[]>;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const tree = await api('GET /product/search/category');
  try {
    const results = await searchProducts(api, request.url);
    return data<SearchData>({
      results: results && toJsonText(toCardPage(results)),
      categories: { value: selectCategories(tree, results) },
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    return data<SearchData>(
      { results: { failure: error.message }, categories: { value: [] } },
      { status: 404 },
    );
  }
}

/** On client-side navigation, the page opens at once and shows that it is loading. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs): SearchData => {
  const search = searchProducts(browserApi, request.url);
  return { results: search && settle(search), categories: readBrowserCategories() };
};

/** Null if there is no search text. */
function searchProducts(api: ApiClient, url: string): Promise<ProductSearchPage> | null {
  const parameters = new URL(url).searchParams;
  const { q, categoryName } = readSearchTerm(parameters);
  if (q === '') return null;
  return api('GET /api/product/search', {
    query: { search: q, categoryName, ...toProductQuery(readListChoices(parameters)) },
  });
}

export const headers = cachedPageHeaders;

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const term = readSearchTerm(new URLSearchParams(location.search));
  return pageMeta(matches[0].loaderData.site, {
    title: pageTitle(term.q === '' ? 'Search' : writeSearchHeading(term, undefined)),
    description: 'Search over one million products to sell under your own name.',
    path: term.q === '' ? searchPath : listHref({ path: searchPath, term }, firstPage),
    noindex: true,
  });
};

export default function Search({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  if (!loaderData.results) return <SearchStart categories={loaderData.categories} />;
  return (
    <SearchPage
      results={loaderData.results}
      categories={loaderData.categories}
      term={readSearchTerm(parameters)}
      choices={readListChoices(parameters)}
    />
  );
}
