import type { SharedImage } from './share-text.ts';

let loading: { url: string; file: Promise<File> } | undefined;

/** Loads an image and keeps it until another one is loaded. After a failure, the next call tries again. */
export function loadImage(image: SharedImage): Promise<File> {
  if (loading?.url === image.url) return loading.file;
  const file = fetchFile(image);
  loading = { url: image.url, file };
  file.catch(() => (loading = undefined));
  return file;
}

/** Opens the device's share sheet. Resolves to the message to show if that failed. */
export async function shareImage(image: SharedImage, text: string): Promise<string | undefined> {
  try {
    await navigator.share({ files: [await loadImage(image)], text });
    return undefined;
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    return 'The image could not be shared. Try again.';
  }
}

async function fetchFile({ url, fileName }: SharedImage): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The image could not be loaded (status ${response.status}). Try again.`);
  return new File([await response.blob()], fileName, { type: 'image/jpeg' });
}
