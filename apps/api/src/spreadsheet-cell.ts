/** A value with its type: text, an amount of money, a number, a moment, or nothing. */
export type Cell = string | number | Date | { paise: number } | null;

/** Exact to the paisa, without a detour over binary fractions. */
export const writePaise = (paise: number): string => {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const isMoney = (cell: Cell): cell is { paise: number } =>
  typeof cell === 'object' && cell !== null && 'paise' in cell;

/** What spreadsheets take for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * A text that a spreadsheet would run gets an apostrophe before it, by which spreadsheets know text. Numbers are
 * written by us and stay as they are, negative ones too.
 */
export function writePlainCell(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (isMoney(cell)) return writePaise(cell.paise);
  if (typeof cell === 'number') return String(cell);
  return formulaStart.test(cell) ? `'${cell}` : cell;
}

/** RFC 4180, with the line ends it names. */
export const writeCsvLine = (cells: Cell[]): string =>
  `${cells
    .map(writePlainCell)
    .map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(',')}\r\n`;

/** Flat files have no way to quote: what would break a line becomes a space. */
export const writeTabLine = (cells: Cell[]): string =>
  `${cells.map((cell) => writePlainCell(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t')}\r\n`;

const excelTextLimit = 32_767;

/** Excel keeps types itself, so a text can never be run there. */
export const toExcelValue = (cell: Cell): string | number | Date | null =>
  isMoney(cell) ? cell.paise / 100 : typeof cell === 'string' ? cell.slice(0, excelTextLimit) : cell;
