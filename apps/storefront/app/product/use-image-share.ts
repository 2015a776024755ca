import { useRef, useState } from 'react';
import type { SharedImage } from './share-text.ts';

interface ImageShare {
  /** Loads the image early: some browsers refuse to share if loading it takes too long after the click. */
  prepare: () => void;
  /** Opens the share sheet of the device. Returns false, and does nothing, if it cannot send images. */
  share: (text: string) => boolean;
  failure: string | undefined;
}

/** Shares an image with a text through the Web Share API. */
export function useImageShare(image: SharedImage | undefined): ImageShare {
  const loading = useRef<{ url: string; file: Promise<File> }>(undefined);
  const [failure, setFailure] = useState<string>();
  const load = (wanted: SharedImage): Promise<File> => {
    if (loading.current?.url === wanted.url) return loading.current.file;
    const file = fetchFile(wanted);
    loading.current = { url: wanted.url, file };
    // A failed request is repeated by the next click.
    file.catch(() => (loading.current = undefined));
    return file;
  };
  const send = async (wanted: SharedImage, text: string) => {
    setFailure(undefined);
    try {
      await navigator.share({ files: [await load(wanted)], text });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setFailure('The image could not be shared. Try again.');
    }
  };
  return {
    prepare: () => {
      if (image && canShareImages()) void load(image).catch(() => undefined);
    },
    share: (text) => {
      if (!image || !canShareImages()) return false;
      void send(image, text);
      return true;
    },
    failure,
  };
}

async function fetchFile({ url, fileName }: SharedImage): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The image was answered with ${response.status}`);
  return new File([await response.blob()], fileName, { type: 'image/jpeg' });
}

const canShareImages = (): boolean =>
  // Missing in some browsers and on plain HTTP origins.
  typeof (navigator as Partial<Navigator>).canShare === 'function' &&
  navigator.canShare({ files: [new File(['x'], 'image.jpg', { type: 'image/jpeg' })] });
