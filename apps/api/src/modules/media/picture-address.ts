import {
  pictureFormats,
  pictureWidths,
  type PictureFormat,
  type PictureWidth,
} from '@postprocure/contracts/picture';
import { parseArtPictureKey, type ArtPicture } from '@postprocure/contracts/product-art';

export type PictureSource = { kind: 'art'; picture: ArtPicture } | { kind: 'web'; id: number };

export interface PictureAddress {
  /** Names the source in one way only and is safe as a path: lower-case words, digits and slashes. */
  key: string;
  source: PictureSource;
  width: PictureWidth;
  format: PictureFormat;
}

const parseSource = (key: string): PictureSource | null => {
  const webId = /^web\/([1-9]\d{0,14})$/.exec(key)?.[1];
  if (webId !== undefined) return { kind: 'web', id: Number(webId) };
  const picture = parseArtPictureKey(key);
  return picture && { kind: 'art', picture };
};

/** Reads what follows /media/ in an address; null for everything we do not serve. */
export const parsePictureAddress = (path: string): PictureAddress | null => {
  const [, key, widthText, formatText] = /^([a-z0-9/-]{1,120})\/([1-9]\d{1,3})\.([a-z]{4})$/.exec(path) ?? [];
  if (key === undefined) return null;
  const source = parseSource(key);
  const width = pictureWidths.find((known) => String(known) === widthText);
  const format = pictureFormats.find((known) => known === formatText);
  return source && width && format ? { key, source, width, format } : null;
};
