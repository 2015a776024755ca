/**
 * Images have a key and are served in several widths and formats below /media. A key begins with `product`, `group` or
 * `name` for a product image, with `art` for an illustration, and is `web/{id}` for an imported image.
 */
export const imageWidths = [160, 320, 480, 640, 960] as const;
export const imageFormats = ['avif', 'webp'] as const;

export type ImageWidth = (typeof imageWidths)[number];
export type ImageFormat = (typeof imageFormats)[number];

const mainWidth: ImageWidth = 640;

export const imageUrl = (key: string, width: ImageWidth = mainWidth, format: ImageFormat = 'webp'): string =>
  `/media/${key}/${width}.${format}`;

/** Marketplaces accept JPEG only, and require at least this width for zooming. */
export const listingImageWidth = 1600;

/** The image for a marketplace. `onWhite` shows the product alone on pure white, as required for main images. */
export const listingImageUrl = (key: string, { onWhite }: { onWhite: boolean }): string =>
  `/media/${key}/${onWhite ? 'white-' : ''}${listingImageWidth}.jpg`;

/** The key in an image URL from the API; undefined for any other URL. */
const keyOf = (url: string): string | undefined => /^\/media\/(.+)\/\d+\.(?:avif|webp)$/.exec(url)?.[1];

/** The URL of the JPEG version of an image from the API; undefined for any other URL. */
export const listingImageOf = (url: string): string | undefined => {
  const key = keyOf(url);
  return key === undefined ? undefined : listingImageUrl(key, { onWhite: false });
};

/** The `srcset` for an image URL from the API; undefined for any other URL. */
export const imageSrcSet = (
  url: string,
  format: ImageFormat,
  widest: ImageWidth = Math.max(...imageWidths) as ImageWidth,
): string | undefined => {
  const key = keyOf(url);
  return (
    key &&
    imageWidths
      .filter((width) => width <= widest)
      .map((width) => `${imageUrl(key, width, format)} ${width}w`)
      .join(', ')
  );
};
