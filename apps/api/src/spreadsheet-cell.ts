export type Cell = string | number | Date | { paise: number } | null;

/** Avoids floating-point arithmetic, so that the amount is exact. */
export const writePaise = (paise: number): string => {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const isMoney = (cell: Cell): cell is { paise: number } =>
  typeof cell === 'object' && cell !== null && 'paise' in cell;

/**
 * Spreadsheets treat text that starts with one of these characters as a formula. Some also accept the full-width
 * ones.
 */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

/**
 * Prevents CSV injection: an apostrophe makes spreadsheets treat text that looks like a formula as text. Numbers need
 * no apostrophe, not even negative ones.
 */
export function writePlainCell(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (isMoney(cell)) return writePaise(cell.paise);
  if (typeof cell === 'number') return String(cell);
  return formulaStart.test(cell) ? `'${cell}` : cell;
}

/** Writes a line of CSV, as RFC 4180 specifies. */
export const writeCsvLine = (cells: Cell[]): string =>
  `${cells
    .map(writePlainCell)
    .map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(',')}\r\n`;

/** This format has no quoting, so tabs and line breaks become spaces. */
export const writeTabLine = (cells: Cell[]): string =>
  `${cells.map((cell) => writePlainCell(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t')}\r\n`;

const excelTextLimit = 32_767;

/** Excel stores the type of each cell, so text is never evaluated as a formula. */
export const toExcelValue = (cell: Cell): string | number | Date | null =>
  isMoney(cell) ? cell.paise / 100 : typeof cell === 'string' ? cell.slice(0, excelTextLimit) : cell;
