/** Several values in one cell: a JSON array, or text that `split` separates. */
export function readListCell(cell: string, split: (text: string) => string[]): string[] {
  return (readJsonList(cell) ?? split(cell)).map((item) => item.trim()).filter((item) => item !== '');
}

function readJsonList(cell: string): string[] | undefined {
  if (!cell.startsWith('[') || !cell.endsWith(']')) return undefined;
  try {
    const list: unknown = JSON.parse(cell);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}
