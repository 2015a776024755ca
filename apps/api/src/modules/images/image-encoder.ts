import type { Sharp } from 'sharp';
import type { Rendition } from './image-url.ts';

/** The lowest quality without banding in gradients, and an effort that keeps the first view fast. */
export function encodeImage(image: Sharp, format: Rendition['format']): Promise<Buffer> {
  const opaque = image.removeAlpha();
  switch (format) {
    case 'avif':
      return opaque.avif({ quality: 58, effort: 1 }).toBuffer();
    case 'webp':
      return opaque.webp({ quality: 84, effort: 3 }).toBuffer();
    case 'jpeg':
      return opaque.jpeg({ quality: 88 }).toBuffer();
  }
}
