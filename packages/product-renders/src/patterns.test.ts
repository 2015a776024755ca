import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPattern, patternNames } from './patterns.ts';

const width = 80;

/** How much the columns of an image differ from the ones to their left. */
function measureSteps(pixels: Buffer, height: number): number[] {
  return Array.from({ length: 2 * width - 1 }, (_, index) => {
    let total = 0;
    for (let y = 0; y < height; y += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * 2 * width + index) * 3 + channel;
        total += Math.abs((pixels[at + 3] ?? 0) - (pixels[at] ?? 0));
      }
    return total / height;
  });
}

test.each(patternNames)('%s has no seam where it repeats', async (name) => {
  const { svg } = drawPattern(name, '#7a1f3d');
  const piece = await sharp(Buffer.from(svg)).resize({ width }).png().toBuffer();
  const { height } = await sharp(piece).metadata();
  const pixels = await sharp({ create: { width: 2 * width, height, channels: 3, background: '#000' } })
    .composite([{ input: piece, tile: true }])
    .raw()
    .toBuffer();
  const steps = measureSteps(pixels, height);
  const atSeam = steps[width - 1] ?? 0;
  expect(atSeam).toBeLessThanOrEqual(Math.max(...steps.filter((_, index) => index !== width - 1)) + 1);
});
