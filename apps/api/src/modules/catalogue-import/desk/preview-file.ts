import type { DeskImportSettings, ImportPreview } from '@postprocure/contracts/catalogue-import/import-file';
import { paiseToRupees } from '@postprocure/money/paise';
import type { Column } from '../columns.ts';
import { readProductRow, type ReadRow, type RowRules } from '../product-row.ts';
import type { SourceRow } from '../source-row.ts';
import type { FileSample } from './file-sample.ts';
import { listMissing, toHeader, toImportSettings } from './file-settings.ts';

const maxCellLength = 200;

/** Reads the first rows of a file as products. */
export function previewFile(sample: FileSample, settings: DeskImportSettings): ImportPreview {
  const missing = listMissing(settings);
  const { header } = toHeader(sample, settings);
  const { defaultCategory, skuRule } = toImportSettings(settings);
  const rules: RowRules = {
    header,
    width: sample.headers.length,
    fullWidth: sample.fullWidth,
    ...(defaultCategory !== undefined && { defaultCategory }),
    ...(skuRule && { skuRule }),
  };
  return {
    missing,
    ignored: header.ignored,
    rows: missing.length > 0 ? [] : sample.rows.map((row) => describeRow(row, rules)),
  };
}

function describeRow(source: SourceRow, rules: RowRules): ImportPreview['rows'][number] {
  const { row, findings } = readProductRow(source, rules);
  return {
    line: source.line,
    ...(row ? describeProduct(row) : describeRefused(source, rules)),
    problems: findings.filter(({ kind }) => kind === 'refused').map(({ reason }) => reason),
    warnings: findings.filter(({ kind }) => kind === 'warning').map(({ reason }) => reason),
  };
}

const describeProduct = (row: NonNullable<ReadRow['row']>) => ({
  sku: row.sku,
  title: row.title ?? '',
  category: [row.category, row.subcategory].filter((name) => name !== null).join(' › '),
  price: paiseToRupees(row.spPaise),
  mrp: row.mrpPaise === null ? null : paiseToRupees(row.mrpPaise),
  image: row.imageUrls?.[0] ?? null,
  isVariation: row.parentSku !== null,
});

/** Shows what the cells of a refused row contain, so that the row can be found in the file. */
function describeRefused({ cells }: SourceRow, { header }: RowRules) {
  const read = (column: Column): string => {
    const [first = []] = header.positions.get(column) ?? [];
    return cells[first[0] ?? -1]?.trim().slice(0, maxCellLength) ?? '';
  };
  return {
    sku: read('sku'),
    title: read('title'),
    category: read('category'),
    price: null,
    mrp: null,
    image: null,
    isVariation: false,
  };
}
