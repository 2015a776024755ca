import sharp from 'sharp';
import {
  activeFileMessage,
  damagedFileMessage,
  protectedFileMessage,
  wrongFileTypeMessage,
} from '@postprocure/contracts/tickets/upload-limits';
import { contentTypeOf, sniffFileType } from '../../file-type.ts';
import { inspectPdf } from './inspect-pdf.ts';

export interface CleanFile {
  contentType: string;
  content: Buffer;
}

const pdfMessages = {
  damaged: damagedFileMessage,
  protected: protectedFileMessage,
  active: activeFileMessage,
};

/** More than any phone camera produces, but small enough to stop decompression bombs. */
const maxPixels = 120_000_000;

/**
 * Re-encodes images, which removes their metadata (location, camera) and anything hidden in them. Checks that a PDF is
 * valid and contains nothing that could run. Returns an error message if the file is not acceptable.
 */
export async function cleanUpload(name: string, bytes: Buffer): Promise<CleanFile | string> {
  const type = sniffFileType(bytes);
  if (type === null) return wrongFileTypeMessage(name);
  const contentType = contentTypeOf[type];
  if (type === 'pdf') {
    const finding = await inspectPdf(bytes);
    return finding === 'ok' ? { contentType, content: bytes } : pdfMessages[finding](name);
  }
  try {
    const image = sharp(bytes, {
      limitInputPixels: maxPixels,
      animated: type === 'gif' || type === 'webp',
    })
      .autoOrient()
      .timeout({ seconds: 10 });
    const encoded = type === 'jpeg' ? image.jpeg({ quality: 90 }) : image.toFormat(type);
    return { contentType, content: await encoded.toBuffer() };
  } catch {
    return damagedFileMessage(name);
  }
}
