import sharp from 'sharp';
import type { ArtPicture } from '@postprocure/contracts/product-art';
import type { PictureFormat, PictureWidth } from '@postprocure/contracts/picture';
import { createIconLibrary } from './art-icons.ts';
import { composeScene } from './art-scenes.ts';
import { encodePicture } from './picture-encoder.ts';

export const createArtRenderer = () => {
  const getIcon = createIconLibrary();

  return async (picture: ArtPicture, width: PictureWidth, format: PictureFormat): Promise<Buffer> => {
    const svg = composeScene(await getIcon(picture.icon), picture, width);
    return encodePicture(sharp(Buffer.from(svg)), format);
  };
};
