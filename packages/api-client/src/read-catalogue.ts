import type { Category } from '@postprocure/contracts/catalogue/category';
import type { DirectoryEntry } from '@postprocure/contracts/catalogue/product-directory';
import type {
  ProductCard,
  ProductDetail,
  ProductPage,
  ProductSearchPage,
  ProductSearchQuery,
  ProductSuggestions,
} from '@postprocure/contracts/catalogue/product';
import { AppError } from '@postprocure/contracts/app-error';
import { isRecord } from './read-record.ts';
import type { ApiAnswer } from './send-request.ts';

/*
 * Checks of structure by hand rather than with the contract's zod schemas: the API holds itself to those,
 * and zod would cost every visitor more script than all of these calls together.
 */

const structureMessage = 'Invalid API response structure';
const listMessage = "Invalid API response structure: missing 'products' array within 'data.data'.";
const searchMessage =
  "Invalid API response structure for search: missing 'products' array within 'data.data'.";

export const readProductPage = (answer: ApiAnswer): ProductPage =>
  readPage(answer, listMessage) as ProductPage;

export const readSearchPage = (query: ProductSearchQuery, answer: ApiAnswer): ProductSearchPage => {
  const { search, minPrice = null, maxPrice = null } = query;
  const understood = { search, minPrice, maxPrice };
  const page = readPage(answer, searchMessage);
  return { didYouMean: null, exactMatches: 0, understood, ...page } as ProductSearchPage;
};

export const readProduct = (answer: ApiAnswer): ProductDetail =>
  normaliseProduct(dataOf(answer), answer) as unknown as ProductDetail;

export const readCategories = (answer: ApiAnswer): Category[] => {
  const data = dataOf(answer);
  if (!Array.isArray(data)) throw malformed(answer, structureMessage);
  return data as Category[];
};

export const readSuggestions = (answer: ApiAnswer): ProductSuggestions => {
  const data = dataOf(answer);
  if (!isRecord(data) || !Array.isArray(data['products'])) throw malformed(answer, structureMessage);
  return {
    terms: [],
    categories: [],
    ...data,
    products: data['products'].map((product) => normaliseProduct(product, answer)),
  };
};

export const readDirectoryNumbers = (answer: ApiAnswer): number[] => readList(answer, 'parts') as number[];

export const readDirectoryEntries = (answer: ApiAnswer): DirectoryEntry[] =>
  readList(answer, 'products') as DirectoryEntry[];

function readList(answer: ApiAnswer, name: string): unknown[] {
  const data = dataOf(answer);
  const list = isRecord(data) ? data[name] : undefined;
  if (!Array.isArray(list)) throw malformed(answer, structureMessage);
  return list;
}

function readPage(answer: ApiAnswer, message: string): Record<string, unknown> {
  const data = dataOf(answer);
  if (!isRecord(data) || !Array.isArray(data['products'])) throw malformed(answer, message);
  const products = data['products'].map((product) => normaliseProduct(product, answer));
  return { page: 1, totalPages: 1, total: products.length, totalIsCapped: false, ...data, products };
}

/** The one place that knows products may arrive with `_id` for `id`, and with only one of `title` and `name`. */
function normaliseProduct(product: unknown, answer: ApiAnswer): ProductCard {
  if (!isRecord(product)) throw malformed(answer, structureMessage);
  const { _id, ...fields } = product;
  const id = Number(fields['id'] ?? _id);
  if (!Number.isSafeInteger(id)) throw malformed(answer, structureMessage);
  const title = fields['title'] ?? fields['name'] ?? '';
  const imgUrl: unknown = Array.isArray(fields['imgUrl']) ? fields['imgUrl'] : [];
  return { ...fields, id, title, name: fields['name'] ?? title, imgUrl } as ProductCard;
}

const dataOf = ({ body }: ApiAnswer): unknown => (isRecord(body) ? body['data'] : undefined);

const malformed = ({ status, requestId }: ApiAnswer, message: string): AppError =>
  new AppError('INVALID_RESPONSE', message, { status, requestId });
