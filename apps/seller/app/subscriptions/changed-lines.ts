/** Converts HTML to lines of text, one for each block or table row. */
export const readLines = (html: string): string[] =>
  new DOMParser()
    .parseFromString(
      html.replaceAll(/<\/(?:td|th)>/g, '$& ').replaceAll(/<\/(?:p|li|h\d|tr|div)>|<br\s*\/?>/g, '$&\n'),
      'text/html',
    )
    .body.textContent.split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

export interface ComparedLine {
  text: string;
  /** True if the other version does not have this line. */
  isChanged: boolean;
}

export function compareLines(lines: readonly string[], others: readonly string[]): ComparedLine[] {
  const known = new Set(others);
  return lines.map((text) => ({ text, isChanged: !known.has(text) }));
}
