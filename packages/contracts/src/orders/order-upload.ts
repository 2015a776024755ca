import { z } from 'zod';
import { text } from '../text.ts';

/** The maximum number of rows in an uploaded file, not counting the header. */
export const uploadMaxRows = 1000;

export const uploadStates = ['CHECKED', 'TAKING', 'DONE'] as const;
export type UploadState = (typeof uploadStates)[number];

/** `ready` and `attention` rows can be imported; `taken` rows have already become orders. */
export const uploadRowStates = ['ready', 'attention', 'duplicate', 'error', 'taken'] as const;

export const uploadRow = z.object({
  line: z.int().describe('Line or row number in the file'),
  orderNumber: z.string(),
  customer: z.string(),
  sku: z.string(),
  quantity: z.string(),
  state: z.enum(uploadRowStates),
  messages: z.array(z.string()),
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
});

export const orderUpload = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(uploadStates),
  createdAt: z.iso.datetime(),
  rows: z.int(),
  orders: z.int().describe('Orders in the file that can be imported'),
  taken: z.int().describe('Orders imported so far'),
  counts: z.record(z.enum(uploadRowStates), z.int()),
  ignoredColumns: z.array(z.string()),
});

export const orderUploadDetail = orderUpload.extend({
  problems: z.array(uploadRow),
  preview: z.array(uploadRow),
});

export const orderUploads = z.object({ uploads: z.array(orderUpload) });
export const uploadQuery = z.object({ name: text(200).default('orders.csv') });
export const uploadParams = z.object({ id: z.uuid() });

export type OrderUpload = z.infer<typeof orderUpload>;
export type OrderUploadDetail = z.infer<typeof orderUploadDetail>;
export type UploadRow = z.infer<typeof uploadRow>;
export type UploadRowState = UploadRow['state'];
