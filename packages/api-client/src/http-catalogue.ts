import { AppError } from '@postprocure/contracts/app-error';
import type { CatalogueApi } from './catalogue-api.ts';
import {
  readCategories,
  readDirectoryEntries,
  readDirectoryNumbers,
  readProduct,
  readProductPage,
  readSearchPage,
  readSuggestions,
} from './read-catalogue.ts';
import { sendRequest, type ApiOptions } from './send-request.ts';

export function createHttpCatalogue(options: ApiOptions): CatalogueApi {
  return {
    listProducts: async (query) =>
      readProductPage(await sendRequest(options, withQuery('/api/product', query))),
    searchProducts: async (query) =>
      readSearchPage(query, await sendRequest(options, withQuery('/api/product/search', query))),
    getProduct: async (id) => {
      try {
        return readProduct(await sendRequest(options, `/api/product/${id}`));
      } catch (error) {
        if (error instanceof AppError && error.status === 404) return null;
        throw error;
      }
    },
    listCategories: async () => readCategories(await sendRequest(options, '/product/search/category')),
    suggest: async (search) =>
      readSuggestions(await sendRequest(options, withQuery('/api/product/suggest', { search }))),
    listDirectoryParts: async () =>
      readDirectoryNumbers(await sendRequest(options, '/api/product/directory')),
    readDirectoryPart: async (part) =>
      readDirectoryEntries(await sendRequest(options, `/api/product/directory/${part}`)),
  };
}

function withQuery(path: string, query: Record<string, string | number | boolean | undefined>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return `${path}?${parameters.toString()}`;
}
