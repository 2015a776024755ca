const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** The text of a sanitized description, split into lines. Text longer than `maxLength` is cut after a whole word. */
export function writePlainDescription(html: string, maxLength: number): string {
  const text = html
    .replaceAll(/<\/th>\s*<td[^>]*>/g, ': ')
    .replaceAll(/<li[^>]*>/g, '- ')
    .replaceAll(/<\/(?:p|h\d|li|tr|ul|ol|table)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(/\s+\S*$/, '');
}
