import type { Cell } from '../../spreadsheet-cell.ts';
import { absoluteImageUrl, type PublicUrls } from './export-columns.ts';
import type { ExportRow, ExportVariation } from './export-row.repository.ts';
import { familySku, listOptions, listValues, nameVariation } from './export-variations.ts';
import { isOnSale, type ShopTemplate } from './shop-template.ts';

/** For WooCommerce's product importer. Categories are paths; lists are separated by commas. */
type Line = Record<string, Cell>;

const escapeComma = (text: string): string => text.replaceAll(',', String.raw`\,`);
const joinList = (values: readonly string[]): string => values.map(escapeComma).join(', ');
const joinImages = (images: readonly string[], urls: PublicUrls): string =>
  images.map((key) => absoluteImageUrl(urls, key)).join(', ');

const describeContent = (row: ExportRow): Line => ({
  Published: row.state === 'ACTIVE' ? 1 : 0,
  'Is featured?': 0,
  'Visibility in catalog': 'visible',
  'Tax status': 'taxable',
  'Backorders allowed?': 0,
  'Weight (kg)': row.weightGrams === null ? null : row.weightGrams / 1000,
});

const describeProduct = (row: ExportRow, urls: PublicUrls): Line => ({
  ...describeContent(row),
  Name: row.title,
  'Short description': row.bullets.join('\n'),
  Description: row.description,
  Categories: [row.category, row.subcategory ?? '']
    .filter((name) => name !== '')
    .map(escapeComma)
    .join(' > '),
  Tags: joinList(row.tags),
  Images: joinImages(row.images, urls),
});

type Offer = Pick<ExportVariation, 'sku' | 'pricePaise' | 'mrpPaise' | 'stock'>;

const describeOffer = (row: ExportRow, { sku, pricePaise, mrpPaise, stock }: Offer): Line => ({
  SKU: sku,
  'In stock?': isOnSale(row, stock) ? 1 : 0,
  Stock: stock,
  'Sale price': pricePaise < mrpPaise ? { paise: pricePaise } : null,
  'Regular price': { paise: mrpPaise },
});

/** The attributes of a product list all values; those of a variation have one value each. */
function describeAttributes(row: ExportRow, variation: ExportVariation | null): Line {
  const lines = listOptions(row).map((option, index): Line => {
    const attribute = `Attribute ${index + 1}`;
    return {
      [`${attribute} name`]: option.name,
      [`${attribute} value(s)`]: variation
        ? escapeComma(option.read(variation))
        : joinList(listValues(row, option)),
      ...(!variation && {
        [`${attribute} visible`]: 1,
        [`${attribute} default`]: escapeComma(row.variations[0] ? option.read(row.variations[0]) : ''),
      }),
      [`${attribute} global`]: 1,
    };
  });
  return Object.assign({}, ...lines) as Line;
}

function describeFamily(row: ExportRow, urls: PublicUrls): Line[] {
  if (row.variations.length === 0) {
    return [{ Type: 'simple', ...describeProduct(row, urls), ...describeOffer(row, row) }];
  }
  const parent = familySku(row);
  return [
    {
      Type: 'variable',
      SKU: parent,
      ...describeProduct(row, urls),
      'In stock?': isOnSale(row, row.stock) ? 1 : 0,
      ...describeAttributes(row, null),
    },
    ...row.variations.map((variation, index) => ({
      Type: 'variation',
      Parent: parent,
      Position: index + 1,
      ...describeContent(row),
      Name: nameVariation(row, variation),
      ...describeOffer(row, variation),
      Images: variation.image === null ? null : absoluteImageUrl(urls, variation.image),
      ...describeAttributes(row, variation),
    })),
  ];
}

const headings = [
  'Type',
  'SKU',
  'Name',
  'Published',
  'Is featured?',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Tax status',
  'In stock?',
  'Stock',
  'Backorders allowed?',
  'Weight (kg)',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Position',
  ...[1, 2].flatMap((place) =>
    ['name', 'value(s)', 'visible', 'global', 'default'].map((part) => `Attribute ${place} ${part}`),
  ),
];

export const wooCommerceTemplate: ShopTemplate = {
  headings,
  toLines: (row, urls) =>
    describeFamily(row, urls).map((line) => headings.map((heading) => line[heading] ?? null)),
};
