import {
  imageFormats,
  imageWidths,
  listingImageWidth,
  type ImageFormat,
  type ImageWidth,
} from '@postprocure/contracts/images/image';
import { parseArtImageKey, type ArtImage } from '@postprocure/demo-catalogue/product-art';
import { parseProductImageKey, type ProductImage } from '@postprocure/demo-catalogue/product-image';

export type ImageSource =
  | { kind: 'art'; image: ArtImage }
  | { kind: 'product'; image: ProductImage }
  | { kind: 'web'; id: number };

/** One of the files that an image is served as. */
export interface Rendition {
  width: ImageWidth | typeof listingImageWidth;
  format: ImageFormat | 'jpeg';
  /** Without the scene around the product. */
  onWhite: boolean;
}

export interface ImageAddress extends Rendition {
  /** Unique for each source and safe as a path: lower-case words, digits and slashes. */
  key: string;
  source: ImageSource;
  /** The last part of the path. */
  fileName: string;
}

const parseSource = (key: string): ImageSource | null => {
  const webId = /^web\/([1-9]\d{0,14})$/.exec(key)?.[1];
  if (webId !== undefined) return { kind: 'web', id: Number(webId) };
  const art = parseArtImageKey(key);
  if (art) return { kind: 'art', image: art };
  const image = parseProductImageKey(key);
  return image && { kind: 'product', image };
};

/** Parses the part of a URL after /media/. Null if we serve nothing there. */
export const parseImageAddress = (path: string): ImageAddress | null => {
  const [, key = '', fileName = ''] = /^([a-z0-9/-]{1,160})\/([a-z0-9.-]{1,20})$/.exec(path) ?? [];
  const source = parseSource(key);
  const rendition = renditions.get(fileName);
  return source && rendition ? { ...rendition, key, source, fileName } : null;
};

/** The renditions by file name. */
const renditions: ReadonlyMap<string, Rendition> = new Map<string, Rendition>([
  ...imageWidths.flatMap((width) =>
    imageFormats.map((format): [string, Rendition] => [
      `${width}.${format}`,
      { width, format, onWhite: false },
    ]),
  ),
  [`${listingImageWidth}.jpg`, { width: listingImageWidth, format: 'jpeg', onWhite: false }],
  [`white-${listingImageWidth}.jpg`, { width: listingImageWidth, format: 'jpeg', onWhite: true }],
]);
