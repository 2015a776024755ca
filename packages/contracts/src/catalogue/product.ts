import { z } from 'zod';
import { allProductsLimit, exactTotalLimit, pageSize, searchTermMaxLength } from '../limits.ts';
import {
  deliveryBands,
  fastDeliveryMaxDays,
  newArrivalDays,
  optionFacetLimit,
  sortOrders,
} from './product-filter.ts';
import { text } from '../text.ts';

const rupees = (example: number) =>
  z
    .number()
    .nonnegative()
    .meta({ description: 'Rupees including GST, to the paisa', examples: [example] });

/** Adds an example for the API reference. */
const wholeNumber = (example: number) =>
  z
    .number()
    .int()
    .meta({ examples: [example] });
const words = (...examples: string[]) => z.string().meta({ examples });

/** The product fields in lists: what a product card shows, without the details. */
export const productCard = z.object({
  id: wholeNumber(10685),
  title: words("Chitravali Women's Tussar Silk Bandhani Saree (Teal)"),
  name: words("Chitravali Women's Tussar Silk Bandhani Saree (Teal)").describe('Same as title'),
  brand: words('Chitravali'),
  imgUrl: z
    .array(words('/media/art/sari/teal/2/640.webp'))
    .describe('Image paths on this host; the first is the main image'),
  sp: rupees(3675),
  mrp: rupees(8690),
  categoryId: words('101'),
  quantity: wholeNumber(314).describe('Units in stock, summed over all variations'),
  handling_days: wholeNumber(7).describe('Days until the product is handed to the courier'),
  country_of_origin: words('India'),
  sku: words('PP-SAR-0010685'),
  gst_rate: z.number().meta({ description: 'Percent, included in sp and mrp', examples: [5] }),
  hsn: words('5007').describe('Empty if unknown'),
});

/** What is ordered: a product with variations has a SKU, price and stock for each of them. */
export const productVariation = z.object({
  color: words('Teal').describe('Empty if the product has no colours'),
  size: words('XL').describe('Empty if the product has no sizes'),
  imageUrl: words('/media/art/sari/teal/2/640.webp'),
  sku: words('PP-SAR-0010685-TEA'),
  sp: rupees(3675),
  mrp: rupees(8690),
  quantity: wholeNumber(12).describe('Units in stock'),
});

export type ProductVariation = z.infer<typeof productVariation>;

export const productDetail = productCard.extend({
  bullet_points: z.array(words('Fabric: pure tussar silk')),
  description: words('<p>A saree for the office.</p>').describe('Sanitized HTML'),
  variations: z
    .array(productVariation)
    .describe(
      'Every colour and size that can be ordered, the default first. Empty if there is only one version',
    ),
  weight_grams: wholeNumber(650).nullable(),
  warehouse: z.enum(['national', 'international']),
  rating: z
    .number()
    .nullable()
    .meta({ description: 'Average rating from 0 to 5, as reported by the supplier', examples: [4.3] }),
  rating_count: wholeNumber(1204).nullable().describe('Number of ratings, if known'),
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
});

export type ProductCard = z.infer<typeof productCard>;
export type ProductDetail = z.infer<typeof productDetail>;

const facetCount = wholeNumber(42).describe('Number of products with this option');

/** Product counts for each filter option. The counts of a filter ignore that filter. */
export const productFacets = z.object({
  approximate: z.boolean().describe('True for very large results, whose counts are estimated from a sample'),
  categories: z.array(z.object({ c_id: words('101'), c_name: words('Women Fashion'), count: facetCount })),
  price: z.array(
    z.object({ label: z.string(), min: z.number(), max: z.number().nullable(), count: facetCount }),
  ),
  delivery: z.array(z.object({ value: z.enum(deliveryBands), count: facetCount })),
  newness: z.array(z.object({ days: z.literal(newArrivalDays), count: facetCount })),
  origin: z.array(z.object({ value: z.string(), count: facetCount })),
  approximateOptions: z
    .boolean()
    .describe('True if the counts of colours and sizes are estimates from a sample, for large results'),
  colors: z
    .array(z.object({ value: z.string(), count: facetCount }))
    .describe(`The ${optionFacetLimit} most frequent, most frequent first`),
  sizes: z
    .array(z.object({ value: z.string(), count: facetCount }))
    .describe(`The ${optionFacetLimit} most frequent, smallest first`),
  inStock: facetCount,
});

export const productPage = z.object({
  products: z.array(productCard),
  page: wholeNumber(1),
  totalPages: wholeNumber(12),
  total: wholeNumber(278).describe(`Exact up to ${exactTotalLimit}`),
  totalIsCapped: z.boolean().describe(`True if there are more than ${exactTotalLimit} products`),
  facets: productFacets.optional(),
});

export const productSearchPage = productPage.extend({
  didYouMean: z
    .string()
    .nullable()
    .describe(
      'The corrected search term, if the original contains words that match no product, or hardly any. The list is for the corrected term',
    ),
  exactMatches: wholeNumber(278).describe(
    'Number of products that match every word. They come first, followed by partial matches',
  ),
  leftOut: z
    .array(words('swift'))
    .describe('Words of the search term that no product on the first page matches'),
  understood: z
    .object({
      search: words('cotton saree').describe('The search words without the price'),
      minPrice: rupees(500).nullable().describe('Rupees; null if there is no lower limit'),
      maxPrice: rupees(1500).nullable().describe('Rupees; null if there is no upper limit'),
    })
    .describe(
      'How the search was interpreted. Sending these values as search, minPrice and maxPrice returns the same list; sending only search removes the price filter',
    ),
});

export type ProductFacets = z.infer<typeof productFacets>;
export type ProductPage = z.infer<typeof productPage>;
export type ProductSearchPage = z.infer<typeof productSearchPage>;

/** Whole numbers in a query string must be digits only, so `1e3`, `1.5`, `+1` and `0x1` are rejected. */
const digits = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .meta({ examples: [String(min)] })
    .transform(Number)
    .pipe(z.number().int().min(min).max(max));

const price = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/, 'must be an amount in rupees, such as 499 or 499.50')
  .transform(Number);

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const limit = (max: number) =>
  digits(1, max)
    .default(pageSize)
    .describe(`Products per page: a whole number from 1 to ${max}. Default: ${pageSize}`);

const page = digits(1, 999_999_999)
  .default(1)
  .describe('Page number, starting at 1. Default: 1. Pages after the last one are empty');

const categoryName = text(200)
  .optional()
  .describe('{category} or {category}/{subcategory}, case-insensitive. Default: all categories');

const searchTerm = text(searchTermMaxLength).meta({ examples: ['cotton saree'] });

const filterFields = {
  sort: z
    .enum(sortOrders)
    .default('featured')
    .describe(
      'featured sorts by relevance and popularity, price by the displayed price, newest by the date added',
    ),
  minPrice: price.optional().describe('Rupees including GST, such as 499 or 499.50'),
  maxPrice: price.optional().describe('Rupees including GST, such as 499 or 499.50'),
  delivery: z
    .enum(deliveryBands)
    .optional()
    .describe(
      `Delivery time in days: 6-7 for products handled within ${fastDeliveryMaxDays} days, 15-20 for all others`,
    ),
  newWithin: z
    .enum(['30', '90'])
    .transform((value) => Number(value) as (typeof newArrivalDays)[number])
    .optional()
    .describe('Only products added within this many days'),
  origin: text(60).optional().describe('Country of origin, such as India'),
  color: text(60).optional().describe('Only products offered in this colour, case-insensitive'),
  size: text(30).optional().describe('Only products offered in this size, case-insensitive'),
  inStock: flag.optional().describe('true excludes products that are out of stock'),
  facets: flag.optional().describe('true adds product counts for each filter option'),
};

export const productListQuery = z.object({
  limit: limit(allProductsLimit),
  page,
  categoryName,
  ...filterFields,
});

export const productSearchQuery = z.object({
  search: searchTerm
    .refine((value) => value.trim() !== '', 'must not be blank')
    .describe(
      'Words from a title, colour, size, brand or category in any order and script, or the SKU of a product or variation, provided that the SKU contains a digit. A price such as "under 500" or "500 to 1000" sets maxPrice or minPrice, unless that parameter is given or would contradict the other',
    ),
  page,
  limit: limit(100),
  categoryName,
  ...filterFields,
});

export const productSuggestQuery = z.object({
  search: searchTerm.describe(
    'The text typed so far. A price such as "under 500" or "500 to 1000" filters the products',
  ),
});

export const productSuggestions = z.object({
  terms: z.array(words('cotton saree')),
  categories: z.array(z.object({ c_id: words('101'), c_name: words('Women Fashion') })),
  products: z.array(productCard),
});

export const productIdParams = z.object({ id: digits(1, 999_999_999) });

export type ProductListQuery = z.infer<typeof productListQuery>;
export type ProductSearchQuery = z.infer<typeof productSearchQuery>;
export type ProductSuggestions = z.infer<typeof productSuggestions>;
