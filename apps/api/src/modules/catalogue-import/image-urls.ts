import { readListCell } from './list-cell.ts';

const maxImages = 10;
const maxUrlLength = 2000;

export interface ImageUrls {
  urls: string[];
  warnings: { reason: string; value: string }[];
}

/**
 * Reads image URLs from one or more cells: http and https only, without duplicates. Invalid URLs are skipped with a
 * warning.
 */
export function parseImageUrls(cells: string[]): ImageUrls {
  const warnings: ImageUrls['warnings'] = [];
  const urls = new Set<string>();
  for (const text of cells.flatMap((cell) => readListCell(cell, splitAddresses))) {
    const url = readAddress(text);
    if (url === undefined)
      warnings.push({
        reason: 'an image address was left out: it is not http or https, or too long',
        value: text,
      });
    else if (urls.size < maxImages) urls.add(url);
    else if (!urls.has(url))
      warnings.push({ reason: `only the first ${maxImages} images were imported`, value: text });
  }
  return { urls: [...urls], warnings };
}

/** URLs may contain commas, so a comma is a separator only before another URL. */
const splitAddresses = (text: string): string[] =>
  text.split(/[|\n]|[,;]\s*(?=[a-z]+:\/\/)|\s+(?=[a-z]+:\/\/)/i);

function readAddress(text: string): string | undefined {
  if (text.length > maxUrlLength || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isFetchable =
    (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === '';
  return isFetchable && url.href.length <= maxUrlLength ? url.href : undefined;
}
