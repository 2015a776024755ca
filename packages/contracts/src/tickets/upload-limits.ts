export const uploadMaxBytes = 5 * 1024 * 1024;
export const uploadMaxFiles = 5;

/** File types the browser offers. The server checks the content. */
export const uploadAccept = 'image/*,application/pdf';

export const tooManyFilesMessage = `Please choose at most ${uploadMaxFiles} files.`;

export const tooLargeFileMessage = (name: string): string => `${name} is larger than 5 MB.`;

export const wrongFileTypeMessage = (name: string): string =>
  `${name} is neither an image (JPEG, PNG, WebP, GIF, AVIF) nor a PDF.`;

export const emptyFileMessage = (name: string): string => `${name} is empty.`;

export const damagedFileMessage = (name: string): string => `${name} is damaged and cannot be read.`;

interface ChosenFile {
  name: string;
  size: number;
  type: string;
}

/** Checks files before they are uploaded. Returns null if nothing is wrong. */
export function findFileProblem(files: readonly ChosenFile[]): string | null {
  if (files.length > uploadMaxFiles) return tooManyFilesMessage;
  for (const { name, size, type } of files) {
    if (size === 0) return emptyFileMessage(name);
    if (size > uploadMaxBytes) return tooLargeFileMessage(name);
    // Browsers leave the type empty if they don't know it.
    if (type !== '' && !/^image\/(?!svg)|^application\/pdf$/.test(type)) return wrongFileTypeMessage(name);
  }
  return null;
}
