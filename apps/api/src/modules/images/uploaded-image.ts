import sharp from 'sharp';
import { AppError } from '@postprocure/contracts/app-error';
import { sniffFileType } from '../../file-type.ts';

/** More than any phone's camera makes, and far less than an image that unpacks to gigabytes. */
const maxPixels = 120_000_000;
const edge = 512;

/**
 * A small WebP of the image, drawn anew: nothing of where and with what it was taken, or of what was hidden in
 * it, is left. A face fills its square, a logo is seen whole.
 */
export async function drawImage(bytes: Buffer, fit: 'square' | 'whole'): Promise<Buffer> {
  const type = sniffFileType(bytes);
  if (type === null || type === 'pdf') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please choose a JPEG, PNG, WebP, GIF or AVIF image.');
  }
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize(edge, edge, fit === 'square' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 10 })
      .webp({ quality: 85 })
      .toBuffer();
  } catch (cause) {
    throw new AppError('INVALID_REQUEST', 'This image is damaged and cannot be read.', { cause });
  }
}
