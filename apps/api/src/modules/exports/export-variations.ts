import type { ExportRow, ExportVariation } from './export-row.repository.ts';

interface Option {
  /** The usual name in online stores. */
  name: 'Color' | 'Size';
  read: (variation: ExportVariation) => string;
}

const options: readonly Option[] = [
  { name: 'Color', read: ({ color }) => color },
  { name: 'Size', read: ({ size }) => size },
];

/** What the variations of a product differ in. */
export const listOptions = ({ variations }: ExportRow): Option[] =>
  options.filter(({ read }) => variations.some((variation) => read(variation) !== ''));

/** The values of an option in the order of the variations. */
export const listValues = ({ variations }: ExportRow, { read }: Option): string[] => [
  ...new Set(variations.map(read).filter((value) => value !== '')),
];

/** The SKU for the whole product. A variation may have the SKU of its product, but stores require unique SKUs. */
export const familySku = ({ sku, variations }: ExportRow): string =>
  variations.some((variation) => variation.sku === sku) ? `${sku}-ALL` : sku;

/** The title with colour and size. */
export const nameVariation = ({ title }: ExportRow, { color, size }: ExportVariation): string =>
  `${title} (${[color, size].filter((part) => part !== '').join(', ')})`;

/** Splits a product into one row for each SKU that can be ordered. */
export const splitBySku = (row: ExportRow): ExportRow[] =>
  row.variations.length === 0
    ? [row]
    : row.variations.map((variation) => ({
        ...row,
        sku: variation.sku,
        color: variation.color,
        size: variation.size,
        spPaise: variation.spPaise,
        mrpPaise: variation.mrpPaise,
        pricePaise: variation.pricePaise,
        gstBasisPoints: variation.gstBasisPoints,
        stock: variation.stock,
        images: imagesOf(row, variation),
      }));

/** The image of the variation comes first. */
export const imagesOf = ({ images }: ExportRow, { image }: ExportVariation): string[] =>
  image === null ? images : [image, ...images.filter((key) => key !== image)];
