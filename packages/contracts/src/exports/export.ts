import { z } from 'zod';
import {
  exportColumnLimit,
  exportFieldNames,
  exportFormats,
  exportStates,
  type ExportField,
} from './export-fields.ts';
import { bulkSelectionLimit } from '../subscriptions/subscription-filter.ts';
import { subscriptionFilter } from '../subscriptions/subscription.ts';
import { text } from '../text.ts';

export const exportColumns = z
  .array(
    z.object({
      heading: text(100).trim().min(1),
      field: z.enum(Object.keys(exportFieldNames) as [ExportField, ...ExportField[]]),
    }),
  )
  .min(1)
  .max(exportColumnLimit);

export const exportRequest = z.object({
  format: z.enum(exportFormats),
  selection: z
    .union([
      z.strictObject({ productIds: z.array(z.int().min(1).max(999_999_999)).min(1).max(bulkSelectionLimit) }),
      z.strictObject({ filter: subscriptionFilter }),
    ])
    .default({ filter: {} }),
  columns: exportColumns.optional().describe('For xlsx and csv. Default: all columns'),
  withBom: z
    .boolean()
    .default(true)
    .describe('For csv: starts the file with a byte order mark, so that Excel detects UTF-8'),
});

export const exportRecord = z.object({
  id: z.uuid(),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  rowsTotal: z.int(),
  rowsDone: z.int(),
  bytes: z.int().nullable(),
  snapshotAt: z.iso.datetime().nullable().describe('All rows show the data as of this time'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  link: z
    .string()
    .nullable()
    .describe(
      'Path of the file. Anyone with this link can download it until it expires, or until you leave the team',
    ),
});

export const exportList = z.object({ exports: z.array(exportRecord) });
export const exportParams = z.object({ id: z.uuid() });
export const exportLinkQuery = z.object({
  /** The member to whom the link was issued. */
  user: z.uuid(),
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().regex(/^[\da-f]{64}$/),
});

export const columnMapBody = z.object({ name: text(60).trim().min(1), columns: exportColumns });
export const columnMap = columnMapBody.extend({ id: z.uuid() });
export const columnMaps = z.object({ maps: z.array(columnMap) });

export type ExportRequest = z.infer<typeof exportRequest>;
export type ExportLinkQuery = z.infer<typeof exportLinkQuery>;
export type ExportRecord = z.infer<typeof exportRecord>;
export type ColumnMap = z.infer<typeof columnMap>;
export type ColumnMapBody = z.infer<typeof columnMapBody>;
