import { expect, test } from 'vitest';
import { enlarge } from './enlarge.ts';

const draw = (size: number, valueAt: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: size * size }, (_, index) => valueAt(index % size, Math.floor(index / size)));

test('an even image stays even', () => {
  expect(
    enlarge(
      draw(4, () => 90),
      4,
      9,
    ),
  ).toEqual(new Float32Array(81).fill(90));
});

test('a gradient stays straight, in its direction', () => {
  const large = enlarge(
    draw(16, (x, y) => 10 * x + y),
    16,
    32,
  );
  const at = (x: number, y: number) => large[y * 32 + x] ?? 0;
  expect(at(17, 16) - at(16, 16)).toBeCloseTo(5, 3);
  expect(at(16, 17) - at(16, 16)).toBeCloseTo(0.5, 3);
});
