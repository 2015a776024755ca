import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageUrl, listingImageUrl } from '@postprocure/contracts/images/image';
import { parseImageAddress } from './image-url.ts';

test('reads the addresses that contracts builds', () => {
  const read = (key: string) => parseImageAddress(imageUrl(key, 320, 'avif').replace('/media/', ''));
  expect(read('art/sari/maroon/3')).toMatchObject({ key: 'art/sari/maroon/3', width: 320, format: 'avif' });
  expect(read('web/42')).toMatchObject({ source: { kind: 'web', id: 42 }, width: 320, format: 'avif' });
});

test('reads the addresses of images for marketplaces', () => {
  const read = (onWhite: boolean) =>
    parseImageAddress(listingImageUrl('art/sari/maroon/3', { onWhite }).replace('/media/', ''));
  expect(read(true)).toMatchObject({ width: 1600, format: 'jpeg', onWhite: true });
  expect(read(false)).toMatchObject({ width: 1600, format: 'jpeg', onWhite: false });
});

test.each([
  'art/sari/maroon/3/1600.webp',
  'art/sari/maroon/3/640.jpg',
  'art/sari/maroon/3/white-640.jpg',
  'art/sari/maroon/3/641.webp',
  'art/sari/maroon/3/0640.webp',
  'art/sari/maroon/3/640.jpeg',
  'art/sari/maroon/3/640.webp/',
  'art/sari/maroon/3/640.webp\n',
  'art/no-such-icon/natural/0/640.webp',
  'web/0/640.webp',
  'web/01/640.webp',
  'web/-1/640.webp',
  'web/1e3/640.webp',
  'web/9999999999999999/640.webp',
  'web/../../etc/640.webp',
  'web/1/master.webp',
])('refuses %j', (address) => {
  expect(parseImageAddress(address)).toBeNull();
});

test('nothing it accepts leaves the folder it is stored in', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('..', '.', '', 'art', 'web', 'sari', 'maroon', '1', '640.webp', '320.avif', 'C:', '~'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), fc.constantFrom('/', '\\', '%2f'), (pieces, separator) => {
      const address = parseImageAddress(pieces.join(separator));
      if (address === null) return;
      expect(path.resolve('/images', address.key)).toBe(`/images/${address.key}`);
    }),
    { numRuns: 2000 },
  );
});
