import type { ImportColumn } from '@postprocure/contracts/catalogue-import/import-columns';
import type {
  HistoryEntry,
  ImportFile,
  ImportRun,
  ImportStep,
} from '@postprocure/contracts/catalogue-import/import-file';
import { formatCount } from '@postprocure/money/format-count';

export const columnNames: Record<ImportColumn, string> = {
  sku: 'SKU',
  title: 'Title',
  category: 'Category',
  sp: 'Selling price',
  subcategory: 'Subcategory',
  brand: 'Brand',
  mrp: 'MRP',
  gst_rate: 'GST rate',
  hsn: 'HSN code',
  quantity: 'Stock',
  handling_days: 'Handling days',
  country_of_origin: 'Country of origin',
  warehouse: 'Warehouse',
  weight_grams: 'Weight in grams',
  popularity: 'Popularity',
  status: 'Status (active or ended)',
  rating: 'Rating from the supplier',
  rating_count: 'Number of ratings',
  description: 'Description',
  bullet_points: 'Bullet points',
  image_urls: 'Image URLs',
  parent_sku: 'Parent SKU',
  color: 'Colour',
  size: 'Size',
};

/** The columns in the mapping form, grouped by topic. */
export const columnGroups: readonly (readonly [title: string, columns: readonly ImportColumn[]])[] = [
  ['Required', ['sku', 'title', 'category', 'sp']],
  ['Price, stock and tax', ['mrp', 'quantity', 'gst_rate', 'hsn', 'status', 'popularity']],
  [
    'Description',
    ['subcategory', 'brand', 'description', 'bullet_points', 'image_urls', 'rating', 'rating_count'],
  ],
  ['Delivery', ['handling_days', 'country_of_origin', 'warehouse', 'weight_grams']],
  ['Variations', ['parent_sku', 'color', 'size']],
];

export const findingNames = { refused: 'Refused', warning: 'Warning', replaced: 'Replaced' } as const;
export const findingTones = { refused: 'saving', warning: 'accent', replaced: 'neutral' } as const;

const stepNames: Record<ImportStep, string> = {
  check: 'Checking the rows',
  products: 'Importing products',
  variations: 'Importing variations',
  undo: 'Undoing the import',
};

export const describeProgress = ({ state, step, rows }: ImportRun): string => {
  if (state === 'QUEUED' || step === null) return 'Waiting to start...';
  return rows === 0
    ? `${stepNames[step]}...`
    : `${stepNames[step]}: ${countThings(rows, step === 'undo' ? 'product' : 'row')}`;
};

type OpenRun = ImportRun & { state: 'QUEUED' | 'RUNNING' };

export const isOpen = (run: ImportRun | null): run is OpenRun =>
  run !== null && (run.state === 'QUEUED' || run.state === 'RUNNING');

export const countThings = (count: number, thing: string): string =>
  `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`;

/** Joins changes for a question, for example "Add 3 rows and update 2 rows". */
export function joinChanges(changes: readonly (string | false)[]): string {
  const text = changes.filter(Boolean).join(' and ');
  return text === '' ? 'Continue' : text.replace(/^./, (letter) => letter.toUpperCase());
}

export function describeState({ state, isRunning }: HistoryEntry): {
  name: string;
  tone: 'success' | 'accent' | 'neutral' | 'saving';
} {
  switch (state) {
    case 'finished':
      return { name: 'Imported', tone: 'success' };
    case 'undone':
      return { name: 'Undone', tone: 'neutral' };
    case 'abandoned':
      return { name: 'Abandoned', tone: 'neutral' };
    case 'running':
      return isRunning ? { name: 'Importing', tone: 'accent' } : { name: 'Interrupted', tone: 'saving' };
    case 'undoing':
      return isRunning ? { name: 'Undoing', tone: 'accent' } : { name: 'Undo interrupted', tone: 'saving' };
  }
}

const runKindNames = { check: 'Dry run', import: 'Import', undo: 'Undo' } as const;

export function describeFileState({ run }: ImportFile): string {
  if (!run) return 'Not checked yet';
  const kind = runKindNames[run.kind];
  if (isOpen(run)) return `${kind} in progress`;
  if (run.state === 'FAILED') return `${kind} failed`;
  return 'Checked, not imported';
}

export const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${formatCount(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1).replace('.0', '')} MB`;
