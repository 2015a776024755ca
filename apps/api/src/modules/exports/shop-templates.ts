import type { Cell } from '../../spreadsheet-cell.ts';
import { absoluteImageUrl, type PublicUrls } from './export-columns.ts';
import type { ExportRow } from './export-row.repository.ts';

/** The format that the import of an online store expects. A product can have several rows. */
export interface ShopTemplate {
  headings: string[];
  toLines: (row: ExportRow, urls: PublicUrls) => Cell[][];
}

type Column = [heading: string, read: (row: ExportRow, urls: PublicUrls) => Cell];

const isOnSale = ({ state, stock }: ExportRow): boolean => state === 'ACTIVE' && stock > 0;
const handleOf = ({ sku, title }: ExportRow): string =>
  `${title} ${sku}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The headings since 2025, see 'Using CSV files to import and export products' in the Shopify help. */
const shopifyColumns: Column[] = [
  ['Title', ({ title }) => title],
  ['URL handle', handleOf],
  ['Description', ({ description }) => description],
  ['Vendor', ({ brand }) => brand],
  ['Type', ({ category, subcategory }) => subcategory ?? category],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Published on online store', (row) => (row.state === 'ACTIVE' ? 'TRUE' : 'FALSE')],
  ['Status', ({ state }) => (state === 'ACTIVE' ? 'Active' : 'Draft')],
  ['SKU', ({ sku }) => sku],
  ['Option1 name', () => 'Title'],
  ['Option1 value', () => 'Default Title'],
  ['Price', ({ pricePaise }) => ({ paise: pricePaise })],
  ['Compare-at price', ({ mrpPaise, pricePaise }) => (mrpPaise > pricePaise ? { paise: mrpPaise } : null)],
  ['Cost per item', ({ spPaise }) => ({ paise: spPaise })],
  ['Charge tax', () => 'TRUE'],
  ['Inventory tracker', () => 'shopify'],
  ['Inventory quantity', ({ stock }) => stock],
  ['Continue selling when out of stock', () => 'deny'],
  ['Weight value (grams)', ({ weightGrams }) => weightGrams],
  ['Weight unit for display', ({ weightGrams }) => (weightGrams === null ? null : 'g')],
  ['Requires shipping', () => 'TRUE'],
  ['Fulfillment service', () => 'manual'],
  ['Product image URL', ({ images }, urls) => imageOf(images, 0, urls)],
  ['Image position', ({ images }) => (images.length > 0 ? 1 : null)],
  ['Image alt text', ({ images, title }) => (images.length > 0 ? title : null)],
];

/** Shopify expects one image per row; further images are rows with the same handle. */
function toShopifyLines(row: ExportRow, urls: PublicUrls): Cell[][] {
  const more = row.images.slice(1).map((key, index) => {
    const filled = new Map<string, Cell>([
      ['URL handle', handleOf(row)],
      ['Product image URL', absoluteImageUrl(urls, key)],
      ['Image position', index + 2],
      ['Image alt text', row.title],
    ]);
    return shopifyColumns.map(([heading]) => filled.get(heading) ?? null);
  });
  return [shopifyColumns.map(([, read]) => read(row, urls)), ...more];
}

/** For WooCommerce's product importer. Categories are paths, and images are separated by commas. */
const wooCommerceColumns: Column[] = [
  ['Type', () => 'simple'],
  ['SKU', ({ sku }) => sku],
  ['Name', ({ title }) => title],
  ['Published', ({ state }) => (state === 'ACTIVE' ? 1 : 0)],
  ['Is featured?', () => 0],
  ['Visibility in catalog', () => 'visible'],
  ['Short description', ({ bullets }) => bullets.join('\n')],
  ['Description', ({ description }) => description],
  ['Tax status', () => 'taxable'],
  ['In stock?', (row) => (isOnSale(row) ? 1 : 0)],
  ['Stock', ({ stock }) => stock],
  ['Backorders allowed?', () => 0],
  ['Weight (kg)', ({ weightGrams }) => (weightGrams === null ? null : weightGrams / 1000)],
  ['Sale price', ({ mrpPaise, pricePaise }) => (pricePaise < mrpPaise ? { paise: pricePaise } : null)],
  ['Regular price', ({ mrpPaise }) => ({ paise: mrpPaise })],
  [
    'Categories',
    ({ category, subcategory }) => [category, subcategory].filter(Boolean).map(escapeComma).join(' > '),
  ],
  ['Tags', ({ tags }) => tags.map(escapeComma).join(', ')],
  ['Images', ({ images }, urls) => images.map((key) => absoluteImageUrl(urls, key)).join(', ')],
];

const bulletCount = 5;
const otherImageCount = 8;
const listOf = (count: number, make: (place: number) => Column): Column[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/**
 * The field names of Amazon's category inventory files. Our file can't be uploaded directly, because Amazon has a signed
 * template with different columns for each product type. Merchants copy our columns into the template by matching the
 * field names in its third row. Only they know the product type and the barcode, so these are empty.
 */
const amazonColumns: Column[] = [
  ['feed_product_type', () => null],
  ['item_sku', ({ sku }) => sku.slice(0, 40)],
  ['brand_name', ({ brand }) => brand.slice(0, 50)],
  ['item_name', ({ title }) => title],
  ['external_product_id', () => null],
  ['external_product_id_type', () => null],
  ['product_description', ({ description }) => description],
  ...listOf(bulletCount, (place): Column => [
    `bullet_point${place}`,
    ({ bullets }) => bullets[place - 1] ?? null,
  ]),
  ['standard_price', ({ pricePaise }) => ({ paise: pricePaise })],
  ['maximum_retail_price', ({ mrpPaise }) => ({ paise: mrpPaise })],
  ['quantity', (row) => (isOnSale(row) ? row.stock : 0)],
  ['fulfillment_latency', ({ handlingDays }) => handlingDays],
  ['condition_type', () => 'New'],
  ['country_of_origin', ({ countryOfOrigin }) => countryOfOrigin],
  ['main_image_url', ({ images }, urls) => imageOf(images, 0, urls)],
  ...listOf(otherImageCount, (place): Column => [
    `other_image_url${place}`,
    ({ images }, urls) => imageOf(images, place, urls),
  ]),
  ['generic_keywords', ({ tags }) => tags.join(' ')],
  ['update_delete', () => 'Update'],
];

function imageOf(images: string[], place: number, urls: PublicUrls): Cell {
  const key = images[place];
  return key === undefined ? null : absoluteImageUrl(urls, key);
}

const escapeComma = (text: string | null): string => (text ?? '').replaceAll(',', String.raw`\,`);

const oneLine = (columns: Column[]): ShopTemplate => ({
  headings: columns.map(([heading]) => heading),
  toLines: (row, urls) => [columns.map(([, read]) => read(row, urls))],
});

export const shopTemplates: Record<'shopify' | 'woocommerce' | 'amazon', ShopTemplate> = {
  shopify: { headings: shopifyColumns.map(([heading]) => heading), toLines: toShopifyLines },
  woocommerce: oneLine(wooCommerceColumns),
  amazon: oneLine(amazonColumns),
};
