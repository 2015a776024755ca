import sharp from 'sharp';
import type { ArtImage } from '@postprocure/demo-catalogue/product-art';
import type { ImageFormat, ImageWidth } from '@postprocure/contracts/images/image';
import { createIconLibrary } from './art-icons.ts';
import { composeScene } from './art-scenes.ts';
import { encodeImage } from './image-encoder.ts';

export const createArtRenderer = () => {
  const getIcon = createIconLibrary();

  return async (image: ArtImage, width: ImageWidth, format: ImageFormat): Promise<Buffer> => {
    const svg = composeScene(await getIcon(image.icon), image, width);
    return encodeImage(sharp(Buffer.from(svg)), format);
  };
};
