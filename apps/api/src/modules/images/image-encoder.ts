import type { Sharp } from 'sharp';
import type { Rendition } from './image-url.ts';

/** Images up to this width are shown in lists, many on one page. Wider ones are looked at closely. */
const widestInLists = 320;

/**
 * Uses the lowest quality without visible banding in gradients, and an effort low enough to keep the first view fast.
 * Small images look the same with half the colour resolution, a simpler quality metric and the lowest effort, which
 * takes a third of the time of effort 1.
 */
export function encodeImage(
  image: Sharp,
  { format, width }: Pick<Rendition, 'format' | 'width'>,
): Promise<Buffer> {
  const opaque = image.removeAlpha();
  const isInList = width <= widestInLists;
  switch (format) {
    case 'avif':
      return opaque
        .avif(
          isInList
            ? { quality: 46, effort: 0, chromaSubsampling: '4:2:0', tune: 'psnr' }
            : { quality: 58, effort: 1 },
        )
        .toBuffer();
    case 'webp':
      return opaque.webp(isInList ? { quality: 66, effort: 2 } : { quality: 84, effort: 3 }).toBuffer();
    case 'jpeg':
      return opaque.jpeg({ quality: 88 }).toBuffer();
  }
}
