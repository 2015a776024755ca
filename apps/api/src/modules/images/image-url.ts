import {
  imageFormats,
  imageWidths,
  type ImageFormat,
  type ImageWidth,
} from '@postprocure/contracts/images/image';
import { parseArtImageKey, type ArtImage } from '@postprocure/demo-catalogue/product-art';

export type ImageSource = { kind: 'art'; image: ArtImage } | { kind: 'web'; id: number };

export interface ImageAddress {
  /** Unique for each source and safe as a path: lower-case words, digits and slashes. */
  key: string;
  source: ImageSource;
  width: ImageWidth;
  format: ImageFormat;
}

const parseSource = (key: string): ImageSource | null => {
  const webId = /^web\/([1-9]\d{0,14})$/.exec(key)?.[1];
  if (webId !== undefined) return { kind: 'web', id: Number(webId) };
  const image = parseArtImageKey(key);
  return image && { kind: 'art', image };
};

/** Parses the part of a URL after /media/. Null if we serve nothing there. */
export const parseImageAddress = (path: string): ImageAddress | null => {
  const [, key, widthText, formatText] = /^([a-z0-9/-]{1,120})\/([1-9]\d{1,3})\.([a-z]{4})$/.exec(path) ?? [];
  if (key === undefined) return null;
  const source = parseSource(key);
  const width = imageWidths.find((known) => String(known) === widthText);
  const format = imageFormats.find((known) => known === formatText);
  return source && width && format ? { key, source, width, format } : null;
};
