import type { Cell } from '../../spreadsheet-cell.ts';
import type { PublicUrls } from './export-columns.ts';
import type { ExportRow } from './export-row.repository.ts';

/** The format that an online store's import expects. A product can have several rows. */
export interface ShopTemplate {
  headings: string[];
  toLines: (row: ExportRow, urls: PublicUrls) => Cell[][];
}

/** A paused subscription is not sold, whatever its stock. */
export const isOnSale = ({ state }: ExportRow, stock: number): boolean => state === 'ACTIVE' && stock > 0;
