import { expect, test } from 'vitest';
import { correctShares } from './correct-shares.ts';

const size = 9;
const white = [240, 240, 240, 255];
const grey = [140, 140, 140, 255];
const black = [40, 40, 40, 255];

/** Columns of dyed cloth, one mixed column, and columns of trim. */
const columns = (trim: number[]) => ({
  pixels: Uint8Array.from(
    Array.from({ length: size * size }, (_, index) => {
      const x = index % size;
      if (x === 4) return grey;
      return x < 4 ? white : trim;
    }).flat(),
  ),
  dyed: Buffer.from(
    Array.from(
      { length: size * size },
      (_, index) => [255, 255, 255, 255, 128, 0, 0, 0, 0][index % size] ?? 0,
    ),
  ),
});

test('beside dark trim, all light but that of the trim is coloured', () => {
  const { pixels, dyed } = columns(black);
  correctShares(pixels, { dyed }, size);
  expect(dyed.subarray(4 * size, 5 * size)).toEqual(Buffer.from([255, 255, 255, 255, 234, 0, 0, 0, 0]));
});

test('beside bright trim, shares are kept', () => {
  const { pixels, dyed } = columns(white);
  const before = Buffer.from(dyed);
  correctShares(pixels, { dyed }, size);
  expect(dyed).toEqual(before);
});
