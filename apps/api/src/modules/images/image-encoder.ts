import type { Sharp } from 'sharp';
import type { ImageFormat } from '@postprocure/contracts/images/image';

/** The lowest quality without banding in gradients, and an effort that keeps the first view fast. */
export const encodeImage = (image: Sharp, format: ImageFormat): Promise<Buffer> =>
  format === 'avif'
    ? image.removeAlpha().avif({ quality: 58, effort: 1 }).toBuffer()
    : image.removeAlpha().webp({ quality: 84, effort: 3 }).toBuffer();
