import { expect, test } from 'vitest';
import { cleanEdges } from './clean-edges.ts';

const size = 8;

/** A red object on the left whose outline, in the fourth column, has rough alpha values and white specks. */
const rough = Uint8Array.from(
  Array.from({ length: size * size }, (_, index) => {
    const x = index % size;
    if (x < 3) return [200, 0, 0, 255];
    if (x > 3) return [0, 0, 0, 0];
    return Math.floor(index / size) % 2 === 0 ? [255, 255, 255, 200] : [200, 0, 0, 50];
  }).flat(),
);

const at = (pixels: Uint8Array, x: number, y: number) => [
  ...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 4),
];

test('the outline is even and has the colour of the object', () => {
  const clean = cleanEdges({ pixels: rough, width: size });
  const [upper, lower] = [at(clean, 3, 3), at(clean, 3, 4)];
  expect(upper.slice(0, 3)).toEqual([200, 0, 0]);
  expect(Math.abs((upper[3] ?? 0) - (lower[3] ?? 0))).toBeLessThan(20);
});

test('what is inside and outside stays', () => {
  const clean = cleanEdges({ pixels: rough, width: size });
  expect(at(clean, 1, 4)).toEqual([200, 0, 0, 255]);
  expect(at(clean, 6, 4)[3]).toBe(0);
});

test('glass is even inside', () => {
  const grainy = Uint8Array.from({ length: size * size * 4 }, (_, index) => (index % 8 < 4 ? 90 : 110));
  const clean = cleanEdges({ pixels: grainy, width: size });
  expect(Math.abs((at(clean, 3, 3)[3] ?? 0) - (at(clean, 4, 3)[3] ?? 0))).toBeLessThan(6);
});
