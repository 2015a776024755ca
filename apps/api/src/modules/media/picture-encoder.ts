import type { Sharp } from 'sharp';
import type { PictureFormat } from '@postprocure/contracts/picture';

/** Quality where gradients show no bands; effort where a first view does not have to wait. */
export const encodePicture = (image: Sharp, format: PictureFormat): Promise<Buffer> =>
  format === 'avif'
    ? image.removeAlpha().avif({ quality: 58, effort: 1 }).toBuffer()
    : image.removeAlpha().webp({ quality: 84, effort: 3 }).toBuffer();
