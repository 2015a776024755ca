import {
  importColumns,
  requiredImportColumns,
  type ImportColumn,
} from '@postprocure/contracts/catalogue-import/import-columns';
import type { DeskImportSettings } from '@postprocure/contracts/catalogue-import/import-file';
import { AppError } from '@postprocure/contracts/app-error';
import { parseCategoryPath } from '../category-path.ts';
import { listUnused, suggestColumns, toAlternatives } from '../columns.ts';
import type { Header } from '../file-header.ts';
import { readDefaults } from '../import-options.ts';
import type { ImportSettings } from '../run-import.ts';
import type { FileSample } from './file-sample.ts';

export const suggestSettings = ({ headers, sheet }: FileSample): DeskImportSettings => ({
  sheet,
  columns: Object.fromEntries(suggestColumns(headers)),
  hashSku: false,
  defaultCategory: null,
  defaultQuantity: 0,
  foldBelow: 0,
});

/** Rejects with INVALID_REQUEST if the settings do not fit the file. */
export function requireValidSettings({ headers, sheet }: FileSample, settings: DeskImportSettings): void {
  if (settings.sheet !== sheet) throw new AppError('CONFLICT', 'Another sheet was chosen. Reload the page.');
  if (Object.values(settings.columns).some((positions) => positions.some((at) => at >= headers.length))) {
    throw new AppError('INVALID_REQUEST', 'The file has no such column.');
  }
  if (settings.defaultCategory === null) return;
  const category = parseCategoryPath(settings.defaultCategory, '');
  if (!('value' in category))
    throw new AppError('INVALID_REQUEST', `Choose another default category: ${category.reason}.`);
}

export function listMissing({ columns, defaultCategory }: DeskImportSettings): ImportColumn[] {
  return requiredImportColumns.filter(
    (column) => columns[column] === undefined && !(column === 'category' && defaultCategory !== null),
  );
}

export function toHeader({ headers, fullWidth }: FileSample, { columns }: DeskImportSettings): Header {
  const positions = new Map(
    importColumns.flatMap((column) => {
      const chosen = columns[column];
      return chosen === undefined ? [] : [[column, toAlternatives(column, chosen)]];
    }),
  );
  return { headers, fullWidth, header: { positions, ignored: listUnused(headers, positions) } };
}

export function toImportSettings(settings: DeskImportSettings): ImportSettings {
  const { category, ...defaults } = readDefaults({
    quantity: String(settings.defaultQuantity),
    ...(settings.defaultCategory !== null && { category: settings.defaultCategory }),
  });
  return {
    defaults,
    foldBelow: settings.foldBelow,
    ...(category !== null && { defaultCategory: category }),
    ...(settings.hashSku && { skuRule: { kind: 'hash' } }),
  };
}
