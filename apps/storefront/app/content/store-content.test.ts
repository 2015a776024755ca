import { expect, it } from 'vitest';
import { parseArtPictureKey } from '@postprocure/contracts/product-art';
import { storeBanners } from './store-banners.ts';
import { storeShelves } from './store-shelves.ts';

it('shows five banners and four groups of four', () => {
  expect(storeBanners).toHaveLength(5);
  expect(storeShelves.map(({ title }) => title)).toEqual([
    'Automative Essentials',
    'Styles for Women',
    'Styles for men',
    'Styles for kids',
  ]);
  expect(storeShelves.flatMap(({ items }) => items)).toHaveLength(16);
});

it('names only pictures that can be drawn', () => {
  const keys = [
    ...storeBanners.flatMap(({ pictures }) => pictures),
    ...storeShelves.flatMap(({ items }) => items.map(({ picture }) => picture)),
  ];
  expect(keys.filter((key) => parseArtPictureKey(key) === null)).toEqual([]);
});
