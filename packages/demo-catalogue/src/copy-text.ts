/**
 * PostgreSQL's COPY text format: tabs between columns, a newline after each row, special characters escaped with a
 * backslash.
 */
export type CopyValue = string | number | null;

export function copyRow(values: readonly CopyValue[]): string {
  let row = '';
  for (const value of values) row += (row === '' ? '' : '\t') + copyField(value);
  return `${row}\n`;
}

/** Literal for a text[] column. */
export function textArray(items: readonly string[]): string {
  return `{${items.map((item) => `"${/["\\]/.test(item) ? item.replaceAll(/["\\]/g, '\\$&') : item}"`).join(',')}}`;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function copyField(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return /[\\\t\n\r]/.test(value) ? value.replaceAll(/[\\\t\n\r]/g, (mark) => escapes[mark] ?? mark) : value;
}
