export const uploadMaxBytes = 5 * 1024 * 1024;
export const uploadMaxFiles = 5;

/** What a browser offers to choose from; the server looks at the content. */
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

/** What can be told about files before they travel; null where nothing speaks against them. */
export function findFileProblem(files: readonly ChosenFile[]): string | null {
  if (files.length > uploadMaxFiles) return tooManyFilesMessage;
  for (const { name, size, type } of files) {
    if (size === 0) return emptyFileMessage(name);
    if (size > uploadMaxBytes) return tooLargeFileMessage(name);
    // A browser that does not know the type leaves it empty.
    if (type !== '' && !/^image\/(?!svg)|^application\/pdf$/.test(type)) return wrongFileTypeMessage(name);
  }
  return null;
}
