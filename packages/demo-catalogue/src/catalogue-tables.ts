import { copyRow, textArray } from './copy-text.ts';
import type { SeedProduct } from './generate-product.ts';

export interface CatalogueTable {
  name: string;
  columns: readonly string[];
  /** Returns a product's rows in COPY format. */
  rows(product: SeedProduct): string;
}

/** The tables that hold a product, parents before children. */
export const catalogueTables: readonly CatalogueTable[] = [
  {
    name: 'products',
    columns: [
      'id',
      'sku',
      'title',
      'brand',
      'category_id',
      'goods_category_id',
      'sp_paise',
      'mrp_paise',
      'gst_basis_points',
      'hsn',
      'handling_days',
      'country_of_origin',
      'warehouse',
      'weight_grams',
      'popularity',
      'rating_hundredths',
      'rating_count',
      'created_at',
      'updated_at',
    ],
    rows: (product) =>
      copyRow([
        product.id,
        product.sku,
        product.title,
        product.brand,
        product.categoryId,
        product.goodsCategoryId,
        product.spPaise,
        product.mrpPaise,
        product.gstBasisPoints,
        product.hsn,
        product.handlingDays,
        product.country,
        product.warehouse,
        product.weightGrams,
        product.popularity,
        product.rating?.hundredths ?? null,
        product.rating?.count ?? null,
        timestamp(product.createdAt),
        timestamp(product.updatedAt),
      ]),
  },
  {
    name: 'product_contents',
    columns: ['product_id', 'bullet_points', 'description'],
    rows: ({ id, bulletPoints, description }) => copyRow([id, textArray(bulletPoints), description]),
  },
  {
    name: 'product_variations',
    columns: ['product_id', 'position', 'color', 'size', 'sku', 'image', 'sp_paise', 'mrp_paise'],
    rows: ({ id, variations }) =>
      variations
        .map((variation, position) =>
          copyRow([
            id,
            position,
            variation.color,
            variation.size,
            variation.sku,
            variation.image,
            variation.spPaise,
            variation.mrpPaise,
          ]),
        )
        .join(''),
  },
  {
    name: 'variation_stocks',
    columns: ['product_id', 'position', 'quantity', 'updated_at'],
    rows: ({ id, variations, updatedAt }) => {
      if (variations.length === 0) return '';
      const updated = timestamp(updatedAt);
      return variations.map(({ stock }, position) => copyRow([id, position, stock, updated])).join('');
    },
  },
  {
    name: 'product_images',
    columns: ['product_id', 'position', 'image'],
    rows: ({ id, images }) => images.map((image, position) => copyRow([id, position, image])).join(''),
  },
  {
    name: 'product_stocks',
    columns: ['product_id', 'quantity', 'updated_at'],
    rows: ({ id, stock, updatedAt }) => copyRow([id, stock, timestamp(updatedAt)]),
  },
  {
    name: 'price_history',
    columns: ['product_id', 'sp_paise', 'mrp_paise', 'changed_at'],
    rows: ({ id, priceHistory }) =>
      priceHistory
        .map((price) => copyRow([id, price.spPaise, price.mrpPaise, timestamp(price.changedAt)]))
        .join(''),
  },
  {
    name: 'stock_history',
    columns: ['product_id', 'quantity', 'changed_at'],
    rows: ({ id, stock, updatedAt }) => copyRow([id, stock, timestamp(updatedAt)]),
  },
];

function timestamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
