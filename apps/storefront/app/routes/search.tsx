import { data, useSearchParams } from 'react-router';
import type { CatalogueApi } from '@postprocure/api-client/catalogue-api';
import { searchQuery } from '@postprocure/api-client/product-query';
import type { ProductSearchPage } from '@postprocure/contracts/catalogue/product';
import type { Route } from './+types/search';
import {
  listHref,
  readListChoices,
  readSearchTerm,
  firstPage,
  toProductQuery,
} from '../product-list/list-url.ts';
import { writeSearchHeading } from '../search/search-heading.ts';
import { SearchPage } from '../search/search-page.tsx';
import { SearchStart } from '../search/search-start.tsx';
import { browserCatalogue } from '../data/browser-catalogue.ts';
import { settle, type Loadable } from '../data/loaded.ts';
import { catalogueContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { pageMeta, pageTitle } from '../page-meta.ts';
import { searchPath } from '../paths.ts';

interface SearchData {
  /** Null without a search term. */
  results: Loadable<ProductSearchPage> | null;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  try {
    const results = await searchProducts(context.get(catalogueContext), request.url);
    return data<SearchData>({ results: results && { value: results } });
  } catch (error) {
    if (!isUnknownCategory(error)) throw error;
    return data<SearchData>({ results: { failure: error.message } }, { status: 404 });
  }
}

/** After client-side navigation, the page opens immediately and shows that it is loading. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs): SearchData => {
  const search = searchProducts(browserCatalogue, request.url);
  return { results: search && settle(search) };
};

/** Null without a search term. */
function searchProducts(catalogue: CatalogueApi, url: string): Promise<ProductSearchPage> | null {
  const parameters = new URL(url).searchParams;
  const { q, categoryName } = readSearchTerm(parameters);
  if (q === '') return null;
  return catalogue.searchProducts(
    searchQuery({ search: q, categoryName, ...toProductQuery(readListChoices(parameters)) }),
  );
}

const isUnknownCategory = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'NOT_FOUND';

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
  if (!loaderData.results) return <SearchStart />;
  return (
    <SearchPage
      results={loaderData.results}
      term={readSearchTerm(parameters)}
      choices={readListChoices(parameters)}
    />
  );
}
