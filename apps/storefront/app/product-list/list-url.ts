import { searchTermMaxLength } from '@postprocure/contracts/limits';
import type { ProductListQuery } from '@postprocure/contracts/catalogue/product';
import {
  allCategories,
  deliveryBands,
  newArrivalDays,
  priceBuckets,
  priceSlider,
  sortOrders,
  type DeliveryBand,
  type NewArrivalDays,
  type SortOrder,
} from '@postprocure/contracts/catalogue/product-filter';
import { searchPath } from '../paths.ts';

/** The query parameters of a list. The names are those of the API's parameters. */
export interface ListChoices {
  sort: SortOrder;
  page: number;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  delivery?: DeliveryBand | undefined;
  newWithin?: NewArrivalDays | undefined;
  origin?: string | undefined;
  color?: string | undefined;
  size?: string | undefined;
  inStock?: boolean | undefined;
}

export interface SearchTerm {
  q: string;
  /** `ALL`, or a category as `{category}` or `{category}/{subcategory}`. */
  categoryName: string;
}

/** Identifies the list: the path of a category, or the search page with its term. */
export interface ListPlace {
  path: string;
  term?: SearchTerm;
}

export type PriceBucket = (typeof priceBuckets)[number];
type PriceBounds = Pick<ListChoices, 'minPrice' | 'maxPrice'>;

const originMaxLength = 60;
const colorMaxLength = 60;
const sizeMaxLength = 30;
const categoryNameMaxLength = 200;

/** People and programs edit and truncate URLs, so invalid values are ignored instead of rejected. */
export function readListChoices(parameters: URLSearchParams): ListChoices {
  const find = <T extends string | number>(name: string, values: readonly T[]): T | undefined =>
    values.find((value) => String(value) === parameters.get(name));
  return {
    sort: find('sort', sortOrders) ?? 'featured',
    page: readPage(parameters.get('page')),
    ...readPriceBounds(parameters),
    delivery: find('delivery', deliveryBands),
    newWithin: find('newWithin', newArrivalDays),
    origin: readText(parameters.get('origin'), originMaxLength) || undefined,
    color: readText(parameters.get('color'), colorMaxLength) || undefined,
    size: readText(parameters.get('size'), sizeMaxLength) || undefined,
    inStock: parameters.get('inStock') === 'true' || undefined,
  };
}

export function readSearchTerm(parameters: URLSearchParams): SearchTerm {
  const categoryName = readText(parameters.get('categoryName'), categoryNameMaxLength);
  const isAll = categoryName === '' || categoryName.toUpperCase() === allCategories;
  return {
    q: readText(parameters.get('q'), searchTermMaxLength),
    categoryName: isAll ? allCategories : categoryName,
  };
}

/** The URL of a list. Default values are left out. */
export function listHref({ path, term }: ListPlace, choices: ListChoices): string {
  const parameters = new URLSearchParams(term && writeSearchTerm(term));
  const { sort, page, ...filters } = choices;
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  if (sort !== 'featured') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

export const searchHref = (q: string, categoryName: string = allCategories): string =>
  listHref({ path: searchPath, term: { q, categoryName } }, firstPage);

export const writeSearchTerm = ({ q, categoryName }: SearchTerm): Record<string, string> => ({
  q,
  ...(categoryName !== allCategories && { categoryName }),
});

export const firstPage: ListChoices = { sort: 'featured', page: 1 };

/** Changing the filters goes back to the first page. */
export const changeChoices = (choices: ListChoices, change: Partial<ListChoices>): ListChoices => ({
  ...choices,
  page: 1,
  ...change,
});

export const toProductQuery = (choices: ListChoices): Partial<ProductListQuery> => ({
  ...choices,
  facets: true,
});

/** The canonical URL for search engines: with the page number, without filters. */
export const canonicalPath = (path: string, { page }: ListChoices): string =>
  listHref({ path }, { ...firstPage, page });

/** Key of a price bucket in forms without JavaScript, where both bounds must fit in one field. */
export const bucketKey = ({ min, max }: PriceBucket): string => `${min}-${max ?? ''}`;

/** The lower end of the first bucket is not a bound, because no product costs less. */
export const bucketBounds = ({ min, max }: PriceBucket): PriceBounds => ({
  minPrice: min > 0 ? min : undefined,
  maxPrice: max ?? undefined,
});

export const findBucket = ({ minPrice, maxPrice }: PriceBounds): PriceBucket | undefined =>
  priceBuckets.find((bucket) => {
    const bounds = bucketBounds(bucket);
    return bounds.minPrice === minPrice && bounds.maxPrice === maxPrice;
  });

/** The ends of the slider set no bound, because there are products beyond them. */
export const sliderBounds = (low: number, high: number): PriceBounds => ({
  minPrice: low > priceSlider.min ? low : undefined,
  maxPrice: high < priceSlider.max ? high : undefined,
});

function readPriceBounds(parameters: URLSearchParams): PriceBounds {
  const bucket = priceBuckets.find((candidate) => bucketKey(candidate) === parameters.get('price'));
  if (bucket) return bucketBounds(bucket);
  // Forms without JavaScript always send both ends of the slider. At their initial values, they are no bounds.
  const readBound = (name: string, none: number[]) => {
    const bound = readRupees(parameters.get(name));
    return bound === undefined || none.includes(bound) ? undefined : bound;
  };
  return {
    minPrice: readBound('minPrice', [0, priceSlider.min]),
    maxPrice: readBound('maxPrice', [priceSlider.max]),
  };
}

const readRupees = (text: string | null): number | undefined =>
  text !== null && /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;

const readPage = (text: string | null): number =>
  text !== null && /^\d{1,9}$/.test(text) ? Math.max(1, Number(text)) : 1;

/** The API rejects U+0000 and lone surrogates, which truncating the text can produce. */
const readText = (text: string | null, maxLength: number): string =>
  (text ?? '').replaceAll('\0', '').trim().slice(0, maxLength).toWellFormed();
