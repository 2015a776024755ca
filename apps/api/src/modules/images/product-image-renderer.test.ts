import { parseProductImageKey } from '@postprocure/demo-catalogue/product-image';
import { rgbToOklch, type Oklch } from '@postprocure/product-renders/oklch';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Rendition } from './image-url.ts';
import { createProductImageRenderer } from './product-image-renderer.ts';

const small: Rendition = { width: 160, format: 'webp', onWhite: false };

async function draw(key: string, rendition = small, render = createProductImageRenderer()): Promise<Buffer> {
  const image = parseProductImageKey(key);
  if (!image) throw new Error(`${key} is not a key`);
  return render(image, rendition);
}

async function see(bytes: Buffer, left: number, top: number): Promise<Oklch> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .extract({ left, top, width: 8, height: 8 })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer();
  return rgbToOklch(red, green, blue);
}

const middle = [76, 96] as const;

test.each([
  ['webp', 640, 'webp'],
  ['avif', 320, 'heif'],
  ['jpeg', 1600, 'jpeg'],
] as const)('draws a square %s of %i pixels', async (format, width, detected) => {
  const bytes = await draw('product/kettle/teal/plain/0/0', { width, format, onWhite: false });
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: detected,
    width,
    height: width,
    hasAlpha: false,
  });
});

test('a lacquered body takes the colour of the variation', async () => {
  const colourOf = async (colour: string) => see(await draw(`product/kettle/${colour}/plain/0/0`), ...middle);
  expect((await colourOf('black')).lightness).toBeLessThan(0.4);
  expect((await colourOf('white')).lightness).toBeGreaterThan(0.8);
  expect((await colourOf('white')).chroma).toBeLessThan(0.03);
  const red = await colourOf('red');
  expect(red.chroma).toBeGreaterThan(0.1);
  expect(red.hue).toBeGreaterThan(10);
  expect(red.hue).toBeLessThan(45);
});

test('plain cloth takes the colour of the variation', async () => {
  const { chroma, hue } = await see(await draw('product/t-shirt/yellow/plain/0/0'), 76, 80);
  expect(chroma).toBeGreaterThan(0.1);
  expect(hue).toBeGreaterThan(80);
  expect(hue).toBeLessThan(110);
});

test('metal takes the finish of the product', async () => {
  const [steel, copper] = await Promise.all(
    ['steel', 'copper'].map(async (finish) =>
      see(await draw(`product/pressure-cooker/${finish}/plain/0/0`), ...middle),
    ),
  );
  expect(steel?.chroma).toBeLessThan(0.03);
  expect(copper?.chroma).toBeGreaterThan(0.05);
});

test('patterns, labels, views and backdrops make different images', async () => {
  const keys = [
    'product/kurti-straight/maroon/plain/0/0',
    'product/kurti-straight/maroon/checks/0/0',
    'product/kurti-straight/maroon/checks/0/1',
    'product/kurti-straight/maroon/checks/box/0',
    'product/kurti-straight/maroon/checks/0x3/0',
    'product/kurti-straight-boat-neck/maroon/checks/0/0',
    'product/face-wash-tube/natural/neemveda/face-wash/0/0',
    'product/face-wash-tube/natural/tulsivana/face-wash/0/0',
    'group/kettle/kurti-straight/pressure-cooker',
    'group/kettle/kurti-straight',
    'name/face-wash',
  ];
  const images = await Promise.all(keys.map((key) => draw(key)));
  expect(new Set(images.map((bytes) => bytes.toString('base64'))).size).toBe(keys.length);
});

test('the corners are white for marketplaces and tinted otherwise', async () => {
  const key = 'product/kettle/teal/plain/0/2';
  const onWhite = await draw(key, { width: 1600, format: 'jpeg', onWhite: true });
  expect((await see(onWhite, 2, 2)).lightness).toBeGreaterThan(0.995);
  expect((await see(await draw(key), 2, 2)).lightness).toBeLessThan(0.98);
});

test('the same image is drawn the same', async () => {
  const key = 'product/saree/teal/zari/0/3';
  expect((await draw(key)).equals(await draw(key))).toBe(true);
});

test('products that share a model do not affect each other', async () => {
  const render = createProductImageRenderer();
  for (const key of [
    'product/kettle/natural/plain/0/3',
    'product/kettle/teal/plain/0/3',
    'product/kettle/black/plain/box/3',
    'product/kettle/natural/plain/0/3',
    'product/kurti-straight/maroon/checks/0/3',
    'product/kurti-straight/yellow/bandhani/0/3',
    'product/face-wash-tube/natural/neemveda/face-wash/0/0',
    'product/face-wash-tube/natural/tulsivana/face-wash/0x3/0',
    'product/kurti-straight/maroon/checks/0/3',
  ])
    expect((await draw(key, small, render)).equals(await draw(key)), key).toBe(true);
});
