/** The type of a file according to its first bytes; its name and declared type are not trusted. */
export type FileType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'pdf';

export const contentTypeOf: Record<FileType, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
};

export function sniffFileType(bytes: Buffer): FileType | null {
  const ascii = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (ascii(0, 5) === '%PDF-') return 'pdf';
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return 'gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(8, 12))) return 'avif';
  return null;
}
