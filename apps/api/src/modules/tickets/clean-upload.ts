import sharp from 'sharp';
import { damagedFileMessage, wrongFileTypeMessage } from '@postprocure/contracts/tickets/upload-limits';
import { contentTypeOf, sniffFileType } from './upload-file-type.ts';

export interface CleanFile {
  contentType: string;
  content: Buffer;
}

/** More than any phone's camera makes, and far less than an image that unpacks to gigabytes. */
const maxPixels = 120_000_000;

/**
 * The file as it may be kept: images are drawn anew, which leaves behind where and with what they were taken
 * and whatever else was hidden in them. Returns the words for the person where it may not be kept at all.
 */
export async function cleanUpload(name: string, bytes: Buffer): Promise<CleanFile | string> {
  const type = sniffFileType(bytes);
  if (type === null) return wrongFileTypeMessage(name);
  const contentType = contentTypeOf[type];
  if (type === 'pdf') return { contentType, content: bytes };
  try {
    const image = sharp(bytes, {
      limitInputPixels: maxPixels,
      animated: type === 'gif' || type === 'webp',
    })
      .autoOrient()
      .timeout({ seconds: 10 });
    const drawn = type === 'jpeg' ? image.jpeg({ quality: 90 }) : image.toFormat(type);
    return { contentType, content: await drawn.toBuffer() };
  } catch {
    return damagedFileMessage(name);
  }
}
