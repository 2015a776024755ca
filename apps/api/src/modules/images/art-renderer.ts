import sharp from 'sharp';
import type { ArtImage } from '@postprocure/demo-catalogue/product-art';
import { createIconLibrary } from './art-icons.ts';
import { composeScene } from './art-scenes.ts';
import { encodeImage } from './image-encoder.ts';
import type { Rendition } from './image-url.ts';

export const createArtRenderer = () => {
  const getIcon = createIconLibrary();

  return async (image: ArtImage, { width, format, onWhite }: Rendition): Promise<Buffer> => {
    const svg = composeScene(await getIcon(image.icon), image, { width, onWhite });
    return encodeImage(sharp(Buffer.from(svg)), { format, width });
  };
};
