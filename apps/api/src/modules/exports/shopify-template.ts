import type { Cell } from '../../spreadsheet-cell.ts';
import { absoluteImageUrl, type PublicUrls } from './export-columns.ts';
import type { ExportRow, ExportVariation } from './export-row.repository.ts';
import { listOptions } from './export-variations.ts';
import type { ShopTemplate } from './shop-template.ts';

/** What Shopify calls a variant. A product without variations has one. */
type Variant = Pick<ExportVariation, 'sku' | 'pricePaise' | 'mrpPaise' | 'spPaise' | 'stock'> & {
  image: string | null;
  values: string[];
};

const handleOf = ({ sku, title }: ExportRow): string =>
  `${title} ${sku}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

type Columns<Source extends unknown[]> = Record<string, (...source: Source) => Cell>;

/** Filled in only in the first row of a product. */
const productColumns: Columns<[row: ExportRow]> = {
  Title: ({ title }) => title,
  Description: ({ description }) => description,
  Vendor: ({ brand }) => brand,
  Type: ({ category, subcategory }) => subcategory ?? category,
  Tags: ({ tags }) => tags.join(', '),
  'Published on online store': ({ state }) => (state === 'ACTIVE' ? 'TRUE' : 'FALSE'),
  Status: ({ state }) => (state === 'ACTIVE' ? 'Active' : 'Draft'),
  'Option1 name': (row) => listOptions(row)[0]?.name ?? 'Title',
  'Option2 name': (row) => listOptions(row)[1]?.name ?? null,
};

const variantColumns: Columns<[variant: Variant, row: ExportRow, urls: PublicUrls]> = {
  SKU: ({ sku }) => sku,
  'Option1 value': ({ values }) => values[0] ?? 'Default Title',
  'Option2 value': ({ values }) => values[1] ?? null,
  Price: ({ pricePaise }) => ({ paise: pricePaise }),
  'Compare-at price': ({ mrpPaise, pricePaise }) => (mrpPaise > pricePaise ? { paise: mrpPaise } : null),
  'Cost per item': ({ spPaise }) => ({ paise: spPaise }),
  'Charge tax': () => 'TRUE',
  'Inventory tracker': () => 'shopify',
  'Inventory quantity': ({ stock }) => stock,
  'Continue selling when out of stock': () => 'deny',
  'Weight value (grams)': (_variant, { weightGrams }) => weightGrams,
  'Weight unit for display': (_variant, { weightGrams }) => (weightGrams === null ? null : 'g'),
  'Requires shipping': () => 'TRUE',
  'Fulfillment service': () => 'manual',
  'Variant image URL': ({ image }, _row, urls) => (image === null ? null : absoluteImageUrl(urls, image)),
};

const imageColumns: Columns<[key: string, place: number, row: ExportRow, urls: PublicUrls]> = {
  'Product image URL': (key, _place, _row, urls) => absoluteImageUrl(urls, key),
  'Image position': (_key, place) => place + 1,
  'Image alt text': (_key, _place, { title }) => title,
};

/** The headings since 2025, see 'Using CSV files to import and export products' in the Shopify help. */
const headings = [
  'Title',
  'URL handle',
  'Description',
  'Vendor',
  'Type',
  'Tags',
  'Published on online store',
  'Status',
  'SKU',
  'Option1 name',
  'Option1 value',
  'Option2 name',
  'Option2 value',
  'Price',
  'Compare-at price',
  'Cost per item',
  'Charge tax',
  'Inventory tracker',
  'Inventory quantity',
  'Continue selling when out of stock',
  'Weight value (grams)',
  'Weight unit for display',
  'Requires shipping',
  'Fulfillment service',
  'Product image URL',
  'Image position',
  'Image alt text',
  'Variant image URL',
];

/** Rows of one product share its handle. Each holds a variant, an image, or both. */
function toLines(row: ExportRow, urls: PublicUrls): Cell[][] {
  const variants = listVariants(row);
  return Array.from({ length: Math.max(variants.length, row.images.length) }, (_, place) => {
    const variant = variants[place];
    const image = row.images[place];
    return headings.map((heading) => {
      if (heading === 'URL handle') return handleOf(row);
      if (place === 0 && productColumns[heading]) return productColumns[heading](row);
      if (variant && variantColumns[heading]) return variantColumns[heading](variant, row, urls);
      if (image !== undefined && imageColumns[heading]) return imageColumns[heading](image, place, row, urls);
      return null;
    });
  });
}

function listVariants(row: ExportRow): Variant[] {
  if (row.variations.length === 0) return [{ ...row, image: null, values: [] }];
  const options = listOptions(row);
  return row.variations.map((variation) => ({
    ...variation,
    values: options.map(({ read }) => read(variation)),
  }));
}

export const shopifyTemplate: ShopTemplate = { headings, toLines };
