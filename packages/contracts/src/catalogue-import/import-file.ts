import { z } from 'zod';
import { cursorText } from '../inbox/inbox.ts';
import { text } from '../text.ts';
import { importColumns, maxJoinedColumns } from './import-columns.ts';

export const importRunKinds = ['check', 'import', 'undo'] as const;
export const importRunStates = ['QUEUED', 'RUNNING', 'DONE', 'FAILED'] as const;
export const importSteps = ['check', 'products', 'variations', 'undo'] as const;
export const findingKinds = ['refused', 'warning', 'replaced'] as const;

/** `running`: the import has not finished. If `isRunning` is false, it was interrupted. */
export const importStates = ['running', 'finished', 'abandoned', 'undoing', 'undone'] as const;

export const importSettings = z.object({
  sheet: z.string().max(200).nullable().describe('The sheet of a workbook; null for other files'),
  columns: z.partialRecord(
    z.enum(importColumns),
    z.array(z.int().min(0).max(20_000)).min(1).max(maxJoinedColumns),
  ),
  hashSku: z.boolean().describe('Whether SKUs are generated from the columns mapped to sku'),
  defaultCategory: text(500).trim().nullable(),
  defaultQuantity: z.int().min(0).max(1_000_000).describe('Stock of new products without a quantity'),
  foldBelow: z
    .int()
    .min(0)
    .max(1000)
    .refine((value) => value !== 1, 'must be 0 or at least 2')
    .describe('New categories with fewer products are merged into other categories; 0 merges none'),
});

export const importFinding = z.object({
  line: z.int(),
  kind: z.enum(findingKinds),
  sku: z.string(),
  reason: z.string(),
  value: z.string(),
});

export const importReport = z.object({
  rows: z.int(),
  refused: z.int(),
  replaced: z.int(),
  warnings: z.int(),
  newRows: z.int().describe('Accepted rows that were not in the catalogue'),
  knownRows: z.int().describe('Accepted rows that were in the catalogue'),
  repriced: z.int().describe('Rows of known products whose price has changed'),
  ended: z.int().describe('Active products that the file marks as ended'),
  written: z
    .object({ created: z.int(), updated: z.int(), unchanged: z.int() })
    .nullable()
    .describe('Null for a dry run'),
  categories: z
    .object({
      newTops: z.int(),
      singles: z.int(),
      crowdsMenu: z.boolean(),
      folded: z.object({ count: z.int(), intoParent: z.int(), minProducts: z.int() }).nullable(),
      target: z.string(),
    })
    .nullable(),
  reasons: z.array(z.object({ kind: z.enum(findingKinds), reason: z.string(), count: z.int() })),
  findings: z.array(importFinding).describe('The first findings; the report file contains all of them'),
});

export const undoResult = z.object({ removed: z.int(), ended: z.int(), restored: z.int() });

const person = z.object({ id: z.uuid(), name: z.string() }).nullable();

export const importRun = z.object({
  id: z.uuid(),
  kind: z.enum(importRunKinds),
  state: z.enum(importRunStates),
  step: z.enum(importSteps).nullable(),
  fraction: z.number(),
  rows: z.int(),
  failure: z.string().nullable(),
  importId: z.int().nullable(),
  fileId: z.uuid().nullable(),
  startedBy: person,
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});

/** The dry run, import or undo that is under way. */
export const openImportRun = importRun.extend({ fileName: z.string() });

export const importFile = z.object({
  id: z.uuid(),
  fileName: z.string(),
  bytes: z.int(),
  uploadedBy: person,
  createdAt: z.iso.datetime(),
  run: importRun.nullable().describe('The latest dry run or import'),
});

export const importFileDetail = importFile.extend({
  description: z.string().describe('The detected format'),
  sheets: z.array(z.string()),
  headers: z.array(z.string()),
  examples: z.array(z.string()).describe('An example value for each column'),
  headerLine: z.int().nullable().describe('A later line that looks more like the header'),
  settings: importSettings,
  report: importReport.nullable().describe('The report of the latest dry run, if it has finished'),
  isPurged: z.boolean(),
});

export const previewRow = z.object({
  line: z.int(),
  sku: z.string(),
  title: z.string(),
  category: z.string(),
  price: z.number().nullable(),
  mrp: z.number().nullable(),
  image: z.string().nullable(),
  isVariation: z.boolean(),
  problems: z.array(z.string()),
  warnings: z.array(z.string()),
});

export const importPreview = z.object({
  missing: z.array(z.enum(importColumns)).describe('Required columns that are not mapped'),
  ignored: z.array(z.string()).describe('Columns of the file that are not imported'),
  rows: z.array(previewRow),
});

export const historyEntry = z.object({
  id: z.int(),
  fileName: z.string(),
  state: z.enum(importStates),
  isRunning: z.boolean().describe('True if an import or undo is under way, which may be this one'),
  startedBy: person.describe('Null for imports started from the command line'),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  warnings: z.int(),
});

export const importHistory = z.object({
  imports: z.array(historyEntry),
  next: z.string().nullable(),
  files: z.array(importFile).describe('Files that have not been imported yet'),
  open: openImportRun.nullable(),
  maxBytes: z.int(),
});

export const importDetail = historyEntry.extend({
  report: importReport.nullable().describe('Null for imports started from the command line'),
  fileId: z.uuid().nullable().describe('The uploaded file'),
  reportRunId: z.uuid().nullable().describe('The run whose report can be downloaded'),
  undo: z
    .object({
      run: importRun.nullable(),
      result: undoResult.nullable(),
      undoneAt: z.iso.datetime().nullable(),
      refusal: z.string().nullable().describe('Why the import cannot be undone'),
    })
    .describe('The latest undo'),
});

export const historyQuery = z.object({ cursor: cursorText.optional() });
export const importFileQuery = z.object({ name: text(200).default('catalogue.csv') });
export const importFileParams = z.object({ id: z.uuid() });
export const sheetChoice = z.object({ sheet: text(200) });

export type HistoryEntry = z.infer<typeof historyEntry>;
export type ImportDetail = z.infer<typeof importDetail>;
export type ImportFile = z.infer<typeof importFile>;
export type ImportFileDetail = z.infer<typeof importFileDetail>;
export type ImportPreview = z.infer<typeof importPreview>;
export type ImportReport = z.infer<typeof importReport>;
export type ImportRun = z.infer<typeof importRun>;
export type ImportRunKind = ImportRun['kind'];
export type ImportRunState = ImportRun['state'];
export type ImportStep = (typeof importSteps)[number];
export type DeskImportSettings = z.infer<typeof importSettings>;
export type OpenImportRun = z.infer<typeof openImportRun>;
export type UndoResult = z.infer<typeof undoResult>;
