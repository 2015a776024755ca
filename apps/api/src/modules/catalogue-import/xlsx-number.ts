export type NumberKind = 'plain' | 'percent' | 'date';

/** IDs of built-in number formats, which Excel does not write to the file. */
const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);
const builtInPercents = new Set([9, 10]);

export function classifyFormat(id: number, code: string | undefined): NumberKind {
  if (builtInDates.has(id)) return 'date';
  if (builtInPercents.has(id)) return 'percent';
  const bare = (code ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  if (bare.includes('%')) return 'percent';
  return /[ymdhs]/i.test(bare) ? 'date' : 'plain';
}

const dayMs = 86_400_000;
// Day 0 of Excel's two date systems. The first is 30 December 1899, because Excel counts 29 February 1900, which did
// not exist.
const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);

/** Returns the text of a number cell as the sheet shows it. */
export function formatCellNumber(raw: string, kind: NumberKind, uses1904: boolean): string {
  const number = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(number)) return raw;
  if (kind === 'date') return formatDate(number, uses1904) ?? raw;
  return kind === 'percent' ? `${trimNumber(number * 100)}%` : trimNumber(number);
}

/** The file contains binary fractions, such as 8.1999999999999993 for 8.2. Excel shows 15 digits. */
const keptDigits = 15;

/** Numbers with more digits have lost their last ones. Scientific notation shows that they are not exact. */
function trimNumber(number: number): string {
  const trimmed = Number(number.toPrecision(keptDigits));
  return Math.abs(trimmed) < 10 ** keptDigits ? String(trimmed) : trimmed.toExponential().toUpperCase();
}

function formatDate(serial: number, uses1904: boolean): string | undefined {
  const date = new Date(Math.round((uses1904 ? epoch1904 : epoch1900) + serial * dayMs));
  if (Number.isNaN(date.getTime())) return undefined;
  const text = date.toISOString();
  return Number.isInteger(serial) ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}
