import { imageUrl } from '@postprocure/contracts/images/image';
import type { ExportField } from '@postprocure/contracts/exports/export-fields';
import { marginAfterGst } from '@postprocure/money/margin';
import { saleGst } from '@postprocure/money/gst-slab';
import type { Cell } from '../../spreadsheet-cell.ts';
import type { ExportRow } from './export-row.repository.ts';

/** URLs in a file must be absolute. */
export interface PublicUrls {
  storefrontUrl: string;
}

export const absoluteImageUrl = ({ storefrontUrl }: PublicUrls, key: string): string =>
  `${storefrontUrl}${imageUrl(key, 960)}`;

const marginOf = (row: ExportRow) => marginAfterGst(row.pricePaise, row);

export const readField: Record<ExportField, (row: ExportRow, urls: PublicUrls) => Cell> = {
  sku: ({ sku }) => sku,
  productSku: ({ productSku }) => productSku,
  color: ({ color }) => color,
  size: ({ size }) => size,
  title: ({ title }) => title,
  brand: ({ brand }) => brand,
  category: ({ category }) => category,
  subcategory: ({ subcategory }) => subcategory,
  description: ({ description }) => description,
  bullets: ({ bullets }) => bullets.join('\n'),
  tags: ({ tags }) => tags.join(', '),
  cost: ({ spPaise }) => ({ paise: spPaise }),
  mrp: ({ mrpPaise }) => ({ paise: mrpPaise }),
  price: ({ pricePaise }) => ({ paise: pricePaise }),
  margin: (row) => ({ paise: marginOf(row).marginPaise }),
  marginPercent: (row) => marginOf(row).marginBasisPoints / 100,
  gstRate: ({ gstBasisPoints }) => gstBasisPoints / 100,
  saleGstRate: (row) => saleGst(row, row.pricePaise) / 100,
  hsn: ({ hsn }) => hsn,
  stock: ({ stock }) => stock,
  stockAt: ({ stockAt }) => stockAt,
  handlingDays: ({ handlingDays }) => handlingDays,
  warehouse: ({ warehouse }) => warehouse,
  countryOfOrigin: ({ countryOfOrigin }) => countryOfOrigin,
  weightGrams: ({ weightGrams }) => weightGrams,
  state: ({ state }) => state,
  image: ({ images }, urls) => (images[0] === undefined ? null : absoluteImageUrl(urls, images[0])),
  images: ({ images }, urls) => images.map((key) => absoluteImageUrl(urls, key)).join('\n'),
  address: ({ productId }, { storefrontUrl }) => `${storefrontUrl}/store/product/${productId}`,
};
