import sharp from 'sharp';
import { AppError } from '@postprocure/contracts/app-error';
import type { Executor } from '@postprocure/db/pool';
import { sniffFileType } from '../../file-type.ts';
import { loadImage } from './uploaded-image.repository.ts';

/** More than any phone camera produces, but far less than a decompression bomb. */
const maxPixels = 120_000_000;
const edge = 512;

/**
 * Converts an upload to a small WebP, which removes hidden content and metadata such as the location. A portrait is
 * cropped to a square; a logo is shown whole.
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

/** For PDF files, which cannot contain WebP. Null if the image has been deleted. */
export async function loadImageAsPng(executor: Executor, id: string): Promise<Buffer | null> {
  const content = await loadImage(executor, id);
  return content && sharp(content).png().toBuffer();
}
