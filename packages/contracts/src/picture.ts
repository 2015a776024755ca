/**
 * Pictures are addressed by a key and rendered in several widths and formats below /media.
 * A key is `art/{icon}/{colour}/{scene}` for drawn product art, or `web/{id}` for an imported picture.
 */
export const pictureWidths = [160, 320, 480, 640, 960] as const;
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

const mainWidth: PictureWidth = 640;

export const pictureUrl = (
  key: string,
  width: PictureWidth = mainWidth,
  format: PictureFormat = 'webp',
): string => `/media/${key}/${width}.${format}`;

/** The `srcset` of a picture whose main address came from the API; undefined for an address of another shape. */
export const pictureSrcSet = (
  url: string,
  format: PictureFormat,
  widest: PictureWidth = Math.max(...pictureWidths) as PictureWidth,
): string | undefined => {
  const key = /^\/media\/(.+)\/\d+\.(?:avif|webp)$/.exec(url)?.[1];
  return (
    key &&
    pictureWidths
      .filter((width) => width <= widest)
      .map((width) => `${pictureUrl(key, width, format)} ${width}w`)
      .join(', ')
  );
};
