export const uploadMaxBytes = 5 * 1024 * 1024;
export const uploadMaxFiles = 5;
/** Leaves room for all files, and for more text than any form has. */
export const formMaxBytes = uploadMaxFiles * uploadMaxBytes + 1_000_000;

/** Restricts the file picker. The server inspects the content in any case. */
export const uploadAccept = 'image/*,application/pdf';

export const tooManyFilesMessage = `Please choose at most ${uploadMaxFiles} files.`;

export const tooLargeFileMessage = (name: string): string => `${name} is larger than 5 MB.`;

export const wrongFileTypeMessage = (name: string): string =>
  `${name} is neither an image (JPEG, PNG, WebP, GIF, AVIF) nor a PDF.`;

export const emptyFileMessage = (name: string): string => `${name} is empty.`;

export const damagedFileMessage = (name: string): string => `${name} is damaged and cannot be read.`;

export const protectedFileMessage = (name: string): string =>
  `${name} is protected with a password. Please upload it without one.`;

export const activeFileMessage = (name: string): string =>
  `${name} contains scripts or attached files. Print it to a new PDF and upload that.`;

interface ChosenFile {
  name: string;
  size: number;
  type: string;
}

/** Checks files before they are uploaded. Returns null if there is no problem. */
export function findFileProblem(files: readonly ChosenFile[]): string | null {
  if (files.length > uploadMaxFiles) return tooManyFilesMessage;
  for (const { name, size, type } of files) {
    if (size === 0) return emptyFileMessage(name);
    if (size > uploadMaxBytes) return tooLargeFileMessage(name);
    // Browsers leave the type of an unknown file empty.
    if (type !== '' && !/^image\/(?!svg)|^application\/pdf$/.test(type)) return wrongFileTypeMessage(name);
  }
  return null;
}
