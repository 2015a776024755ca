import { dataOf } from '@postprocure/contracts/envelope';
import { orderUploadDetail, type OrderUploadDetail } from '@postprocure/contracts/orders/order-upload';
import { expect } from 'vitest';
import type { TestApi } from '../../testing/test-api.ts';
import type { OrderMerchant } from './testing.ts';

export const uploadHeader = [
  'order_number',
  'customer_name',
  'phone',
  'address_line1',
  'city',
  'state',
  'pincode',
  'sku',
  'quantity',
  'sale_price',
];

let rowCount = 0;

/** A complete row, with a different phone number and order number each time. */
export function writeUploadRow(
  { skus }: OrderMerchant,
  changes: Partial<Record<string, string>> = {},
): string[] {
  rowCount += 1;
  const row: Record<string, string | undefined> = {
    order_number: `ORDER-${rowCount}`,
    customer_name: 'Priya Sharma',
    phone: `97${String(rowCount).padStart(8, '0')}`,
    address_line1: 'Flat 12, Sunrise Apartments, MG Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
    sku: skus[0],
    quantity: '1',
    sale_price: '₹1,299.50',
    ...changes,
  };
  return uploadHeader.map((column) => row[column] ?? '');
}

export const uploadFile = (
  { app }: TestApi,
  { headers }: OrderMerchant,
  content: string | Buffer,
  { type = 'application/octet-stream', name = 'orders.csv' } = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/seller/order-uploads?name=${encodeURIComponent(name)}`,
    headers: { ...headers, 'content-type': type },
    payload: content,
  });

/** Uploads a file and expects it to be accepted for checking. */
export async function uploadChecked(
  api: TestApi,
  merchant: OrderMerchant,
  content: string | Buffer,
): Promise<OrderUploadDetail> {
  const response = await uploadFile(api, merchant, content);
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(orderUploadDetail).parse(response.json()).data;
}
