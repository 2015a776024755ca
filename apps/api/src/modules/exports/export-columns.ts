import { pictureUrl } from '@postprocure/contracts/picture';
import type { ExportField } from '@postprocure/contracts/export-fields';
import { marginAfterGst } from '@postprocure/money/margin';
import { saleGst } from '@postprocure/money/sale-gst';
import type { Cell } from '../../spreadsheet-cell.ts';
import type { ExportRow } from './export-row.repository.ts';

/** Addresses in a file must be whole: it is opened elsewhere. */
export interface Addresses {
  storefrontUrl: string;
}

export const pictureAddress = ({ storefrontUrl }: Addresses, key: string): string =>
  `${storefrontUrl}${pictureUrl(key, 960)}`;

const marginOf = (row: ExportRow) => marginAfterGst(row.pricePaise, row);

/** How each field of a file is read off a subscription. */
export const readField: Record<ExportField, (row: ExportRow, addresses: Addresses) => Cell> = {
  sku: ({ sku }) => sku,
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
  picture: ({ pictures }, addresses) =>
    pictures[0] === undefined ? null : pictureAddress(addresses, pictures[0]),
  pictures: ({ pictures }, addresses) => pictures.map((key) => pictureAddress(addresses, key)).join('\n'),
  address: ({ productId }, { storefrontUrl }) => `${storefrontUrl}/store/product/${productId}`,
};
