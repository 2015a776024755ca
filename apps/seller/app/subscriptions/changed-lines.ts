/** The text of rich text, a line for each block; cells of a table row stand beside each other. */
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
  /** The other side has no such line. */
  isChanged: boolean;
}

export function compareLines(lines: readonly string[], others: readonly string[]): ComparedLine[] {
  const known = new Set(others);
  return lines.map((text) => ({ text, isChanged: !known.has(text) }));
}
