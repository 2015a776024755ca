import { expect, it } from 'vitest';
import { parseProductImageKey } from '@postprocure/demo-catalogue/product-image';
import { galleryPhotos } from './gallery-photos.ts';
import { heroScenes } from './home.ts';
import { storeBanners } from './store-banners.ts';
import { storeShelves } from './store-shelves.ts';

it('has five banners and four groups of four items', () => {
  expect(storeBanners).toHaveLength(5);
  expect(storeShelves.map(({ title }) => title)).toEqual([
    'Automative Essentials',
    'Styles for Women',
    'Styles for men',
    'Styles for kids',
  ]);
  expect(storeShelves.flatMap(({ items }) => items)).toHaveLength(16);
});

it('uses only image keys that exist', () => {
  const keys = [
    ...heroScenes,
    ...storeBanners.flatMap(({ images }) => images),
    ...storeShelves.flatMap(({ items }) => items.map(({ image }) => image)),
    ...galleryPhotos.map(({ image = '' }) => image),
  ];
  expect(keys.filter((key) => parseProductImageKey(key) === null)).toEqual([]);
});
