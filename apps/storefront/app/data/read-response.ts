import type { ApiResponse } from '@postprocure/api-client/api-client';
import { isRecord } from '@postprocure/api-client/read-record';
import { AppError } from '@postprocure/contracts/app-error';

const invalidStructure = 'Invalid API response structure';
const listMessage = "Invalid API response structure: missing 'products' array within 'data.data'.";
const searchMessage =
  "Invalid API response structure for search: missing 'products' array within 'data.data'.";

/**
 * Returns the data of a response in the shape that the pages expect, or throws. The checks are written by hand,
 * because zod would add more code to every page than all API calls together.
 */
export function readResponse(response: ApiResponse): unknown {
  const { route, data } = response;
  switch (route) {
    case 'GET /api/product':
      return { ...pageDefaults, ...readProducts(response, listMessage) };
    case 'GET /api/product/search':
      return { ...pageDefaults, ...searchDefaults(response), ...readProducts(response, searchMessage) };
    case 'GET /api/product/suggest':
      return { terms: [], categories: [], ...readProducts(response, invalidStructure) };
    case 'GET /api/product/:id':
      return normalizeProduct(response, data);
    case 'GET /product/search/category':
      if (!Array.isArray(data)) throw createError(response, invalidStructure);
      return data;
    case 'GET /api/shipments/:trackingId':
      return requireList(response, 'history', invalidStructure).data;
    default:
      if (route.includes(' /api/cart')) return requireList(response, 'lines', invalidStructure).data;
      if (data === undefined) throw createError(response, invalidStructure);
      return data;
  }
}

const pageDefaults = { page: 1, totalPages: 1, total: 0, totalIsCapped: false };

const searchDefaults = ({ query }: ApiResponse) => ({
  didYouMean: null,
  exactMatches: 0,
  leftOut: [],
  understood: { search: query.get('search') ?? '', minPrice: null, maxPrice: null },
});

function readProducts(response: ApiResponse, message: string): Record<string, unknown> {
  const { data, list } = requireList(response, 'products', message);
  const products = list.map((product) => normalizeProduct(response, product));
  return { total: products.length, ...data, products };
}

/** Products may have `_id` instead of `id`, and only one of `title` and `name`. */
function normalizeProduct(response: ApiResponse, product: unknown): Record<string, unknown> {
  if (!isRecord(product)) throw createError(response, invalidStructure);
  const { _id, ...fields } = product;
  const id = Number(fields['id'] ?? _id);
  if (!Number.isSafeInteger(id)) throw createError(response, invalidStructure);
  const title = fields['title'] ?? fields['name'] ?? '';
  const imgUrl: unknown = Array.isArray(fields['imgUrl']) ? fields['imgUrl'] : [];
  return { ...fields, id, title, name: fields['name'] ?? title, imgUrl };
}

function requireList(response: ApiResponse, name: string, message: string) {
  const { data } = response;
  const list: unknown = isRecord(data) ? data[name] : undefined;
  if (!isRecord(data) || !Array.isArray(list)) throw createError(response, message);
  return { data, list: list as unknown[] };
}

const createError = ({ status, requestId }: ApiResponse, message: string): AppError =>
  new AppError('INVALID_RESPONSE', message, { status, requestId });
