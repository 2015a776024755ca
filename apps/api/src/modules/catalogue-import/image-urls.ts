import { readListCell } from './list-cell.ts';

const maxImages = 10;
const maxUrlLength = 2000;

export interface ImageUrls {
  urls: string[];
  warnings: { reason: string; value: string }[];
}

/** Addresses of images from one or more cells: http and https only, each once. Bad ones cost the image, not the row. */
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
      warnings.push({ reason: `only the first ${maxImages} images were taken`, value: text });
  }
  return { urls: [...urls], warnings };
}

/** A comma also occurs inside addresses, so it separates only where another address begins. */
const splitAddresses = (text: string): string[] =>
  text.split(/[|\n]|[,;]\s*(?=[a-z]+:\/\/)|\s+(?=[a-z]+:\/\/)/i);

function readAddress(text: string): string | undefined {
  if (text.length > maxUrlLength || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isFetchable =
    (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === '';
  return isFetchable && url.href.length <= maxUrlLength ? url.href : undefined;
}
