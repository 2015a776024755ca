import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { parseArtImageKey, placeholderImageKey } from '@postprocure/demo-catalogue/product-art';
import { readIconBodies } from './art-icons.ts';
import { createArtRenderer } from './art-renderer.ts';
import { rgbToOklch, type Oklch } from '@postprocure/product-renders/oklch';

const small = { width: 160, format: 'webp', onWhite: false } as const;
let render: ReturnType<typeof createArtRenderer>;
beforeAll(() => {
  render = createArtRenderer();
});

const seeMiddle = async (bytes: Buffer): Promise<Oklch> => {
  const { data } = await sharp(bytes)
    .extract({ left: 70, top: 80, width: 20, height: 20 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  return rgbToOklch(red, green, blue);
};

test.each([
  ['webp', 640, 'webp'],
  ['avif', 320, 'heif'],
] as const)('draws a square %s of %i pixels', async (format, width, detected) => {
  const bytes = await render({ icon: 'sari', colour: 'maroon', scene: 2 }, { width, format, onWhite: false });
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: detected,
    width,
    height: width,
    hasAlpha: false,
  });
  expect(bytes.length).toBeLessThan(40_000);
});

test('black cloth is black, white cloth white, and yellow yellow', async () => {
  const see = async (colour: 'black' | 'white' | 'yellow') =>
    seeMiddle(await render({ icon: 't-shirt', colour, scene: 0 }, small));
  expect((await see('black')).lightness).toBeLessThan(0.35);
  expect(await see('white')).toMatchObject({ chroma: expect.closeTo(0, 1) as number });
  expect((await see('white')).lightness).toBeGreaterThan(0.93);
  expect((await see('yellow')).hue).toBeGreaterThan(85);
  expect((await see('yellow')).chroma).toBeGreaterThan(0.13);
});

test('scenes of one product differ', async () => {
  const images = await Promise.all(
    Array.from({ length: 14 }, (_, scene) => render({ icon: 'handbag', colour: 'teal', scene }, small)),
  );
  expect(new Set(images.map((bytes) => bytes.toString('base64'))).size).toBe(14);
});

test('the same image is drawn the same', async () => {
  const image = { icon: 'watch', colour: 'brown', scene: 8 } as const;
  expect((await render(image, small)).equals(await render(image, small))).toBe(true);
});

test('the placeholder can be drawn', async () => {
  const image = parseArtImageKey(placeholderImageKey);
  expect(image).not.toBeNull();
  if (image) expect((await render(image, small)).length).toBeGreaterThan(100);
});

test('every icon of the vocabulary is in the set', async () => {
  const bodies = await readIconBodies();
  expect([...bodies].filter(([, body]) => body === '').map(([icon]) => icon)).toEqual([]);
});
