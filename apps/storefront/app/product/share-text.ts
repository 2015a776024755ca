import type { ProductDetail } from '@postprocure/contracts/catalogue/product';
import { listingImageOf } from '@postprocure/contracts/images/image';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import type { ProductChoice } from './product-options.ts';

const maxBullets = 4;

export interface SharedProduct {
  product: Pick<ProductDetail, 'title' | 'bullet_points'>;
  chosen: Pick<ProductChoice, 'sku' | 'color' | 'size' | 'mrp'>;
  /** Null leaves the price out. */
  pricePaise: number | null;
}

/** The text that a merchant sends to customers. It contains neither our link nor the merchant's cost. */
export function writeShareText({ product, chosen, pricePaise }: SharedProduct): string {
  const { title, bullet_points } = product;
  const options = [
    chosen.color !== undefined && `Colour: ${chosen.color}`,
    chosen.size !== undefined && `Size: ${chosen.size}`,
  ].filter((line) => line !== false);
  const price = pricePaise === null ? [] : [describePrice(paiseToRupees(pricePaise), chosen.mrp)];
  return [
    `*${title}*`,
    ...[...bullet_points.slice(0, maxBullets), ...options].map((line) => `• ${line}`),
    ...price,
  ].join('\n');
}

const describePrice = (price: number, mrp: number): string =>
  price < mrp
    ? `Price: ${formatRupees(price)} (MRP ${formatRupees(mrp)})`
    : `Price: ${formatRupees(price)} including all taxes`;

/** A JPEG, which every app can receive. */
export interface SharedImage {
  url: string;
  fileName: string;
}

/** Undefined if the product has no image that we serve. */
export function findShareImage(sku: string, imageUrl: string | undefined): SharedImage | undefined {
  const url = imageUrl && listingImageOf(imageUrl);
  return url ? { url, fileName: `${sku}.jpg` } : undefined;
}
