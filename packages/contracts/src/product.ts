import { z } from 'zod';
import { allProductsLimit, exactTotalLimit, pageSize, searchTermMaxLength } from './limits.ts';
import { deliveryBands, newArrivalDays, sortOrders } from './product-filter.ts';
import { text } from './text.ts';

const rupees = z.number().nonnegative().describe('Rupees including GST, to the paisa');

/** What a list carries of a product: enough for a card, nothing that only the detail page shows. */
export const productCard = z.object({
  id: z.number().int(),
  title: z.string(),
  name: z.string().describe('Same as title'),
  brand: z.string(),
  imgUrl: z.array(z.string()).describe('Picture paths on this host; the first is the main picture'),
  sp: rupees,
  mrp: rupees,
  categoryId: z.string(),
  quantity: z.number().int(),
  handling_days: z.number().int(),
  country_of_origin: z.string(),
  sku: z.string(),
});

export const productVariation = z.object({
  color: z.string(),
  imageUrl: z.string(),
  sku: z.string(),
  sp: rupees,
  mrp: rupees,
});

export const productDetail = productCard.extend({
  bullet_points: z.array(z.string()),
  description: z.string().describe('Sanitised HTML'),
  variations: z.array(productVariation),
  gst_rate: z.number().describe('Percent, contained in sp and mrp'),
  hsn: z.string(),
  weight_grams: z.number().int().nullable(),
  warehouse: z.enum(['national', 'international']),
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
});

export type ProductCard = z.infer<typeof productCard>;
export type ProductVariation = z.infer<typeof productVariation>;
export type ProductDetail = z.infer<typeof productDetail>;

const facetCount = z.number().int().describe('Products the list would hold with this choice');

/** Counts for each choice of a filter; a filter's own choice does not narrow its own counts. */
export const productFacets = z.object({
  approximate: z.boolean().describe('True when counted on a sample, which happens on very large results'),
  categories: z.array(z.object({ c_id: z.string(), c_name: z.string(), count: facetCount })),
  price: z.array(
    z.object({ label: z.string(), min: z.number(), max: z.number().nullable(), count: facetCount }),
  ),
  delivery: z.array(z.object({ value: z.enum(deliveryBands), count: facetCount })),
  newness: z.array(z.object({ days: z.literal(newArrivalDays), count: facetCount })),
  origin: z.array(z.object({ value: z.string(), count: facetCount })),
  inStock: facetCount,
});

export const productPage = z.object({
  products: z.array(productCard),
  page: z.number().int(),
  totalPages: z.number().int(),
  total: z.number().int().describe(`Exact up to ${exactTotalLimit}`),
  totalIsCapped: z.boolean().describe(`True when there are more than ${exactTotalLimit} products`),
  facets: productFacets.optional(),
});

export const productSearchPage = productPage.extend({
  didYouMean: z
    .string()
    .nullable()
    .describe('The corrected term, when the term as typed matched nothing and the list is for this one'),
  exactMatches: z
    .number()
    .int()
    .describe('How many of the products match every word; the list goes on with those that match most'),
});

export type ProductFacets = z.infer<typeof productFacets>;
export type ProductPage = z.infer<typeof productPage>;
export type ProductSearchPage = z.infer<typeof productSearchPage>;

/** Whole numbers as they stand in a query string: digits only, so `1e3`, `1.5`, `+1` and `0x1` are refused. */
const digits = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().int().min(min).max(max));

const price = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/, 'must be an amount in rupees, such as 499 or 499.50')
  .transform(Number);

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const filterFields = {
  sort: z.enum(sortOrders).default('featured'),
  minPrice: price.optional(),
  maxPrice: price.optional(),
  delivery: z.enum(deliveryBands).optional(),
  newWithin: z
    .enum(['30', '90'])
    .transform((value) => Number(value) as (typeof newArrivalDays)[number])
    .optional(),
  origin: text(60).optional(),
  inStock: flag.optional(),
  facets: flag.optional(),
};

export const productListQuery = z.object({
  limit: digits(1, allProductsLimit).default(pageSize),
  page: digits(1, 999_999_999).default(1),
  categoryName: text(200).optional().describe('{category} or {category}/{subcategory}, any letter case'),
  ...filterFields,
});

export const productSearchQuery = z.object({
  search: text(searchTermMaxLength).refine((value) => value.trim() !== '', 'must not be blank'),
  page: digits(1, 999_999_999).default(1),
  limit: digits(1, 100).default(pageSize),
  categoryName: text(200).optional(),
  ...filterFields,
});

export const productSuggestQuery = z.object({ search: text(searchTermMaxLength) });

export const productSuggestions = z.object({
  terms: z.array(z.string()),
  categories: z.array(z.object({ c_id: z.string(), c_name: z.string() })),
  products: z.array(productCard),
});

export const productIdParams = z.object({ id: digits(1, 999_999_999) });

export type ProductListQuery = z.infer<typeof productListQuery>;
export type ProductSearchQuery = z.infer<typeof productSearchQuery>;
export type ProductSuggestions = z.infer<typeof productSuggestions>;
