import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPainting } from './paintings.ts';

test.each([
  'Warli',
  'Radha Krishna',
  'Buddha',
  'Abstract',
  'Seven Horses',
  'Floral',
  'Madhubani',
  'Landscape',
])('a painting of the theme %s can be drawn, and differs from the same by another brand', async (theme) => {
  const draw = (seed: string) =>
    sharp(Buffer.from(drawPainting({ theme, seed, aspect: 1.4 })))
      .resize(70)
      .raw()
      .toBuffer({ resolveWithObject: true });
  const [one, other] = await Promise.all([draw('Bagiyaa'), draw('Roshanika')]);
  expect(one.info).toMatchObject({ width: 70, height: 50 });
  expect(one.data.equals(other.data)).toBe(false);
});
