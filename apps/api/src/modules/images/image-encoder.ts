import type { Sharp } from 'sharp';
import type { ImageFormat } from '@postprocure/contracts/images/image';

/** Quality where gradients show no bands; effort where a first view does not have to wait. */
export const encodeImage = (image: Sharp, format: ImageFormat): Promise<Buffer> =>
  format === 'avif'
    ? image.removeAlpha().avif({ quality: 58, effort: 1 }).toBuffer()
    : image.removeAlpha().webp({ quality: 84, effort: 3 }).toBuffer();
