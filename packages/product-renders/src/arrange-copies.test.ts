import { expect, test } from 'vitest';
import { arrangeCopies } from './arrange-copies.ts';

const square = { extent: [0.95, 0.95], stands: false, size: 0.8 } as const;

test('a single piece fills the place', () => {
  expect(arrangeCopies({ ...square, count: 1 })).toEqual({ size: 0.8, places: [{ x: 0, y: 0 }] });
});

test.each([2, 3, 4, 5, 6, 8, 10, 12])(
  '%i pieces all have a place of their own inside the square',
  (count) => {
    const { size, places } = arrangeCopies({ ...square, count });
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y } of places) {
      expect(Math.abs(x) + (0.95 * size) / 2).toBeLessThanOrEqual(0.4 + 1e-6);
      expect(Math.abs(y) + (0.95 * size) / 2).toBeLessThanOrEqual(0.4 + 1e-6);
    }
  },
);

test('tall pieces stand side by side', () => {
  const { places } = arrangeCopies({ count: 3, extent: [0.3, 0.95], stands: true, size: 0.8 });
  expect(new Set(places.map(({ y }) => y)).size).toBe(1);
});

test('no piece stands right behind another one', () => {
  const { places } = arrangeCopies({ count: 4, extent: [0.95, 0.9], stands: true, size: 0.8 });
  const [first, second, third, fourth] = places.map(({ x }) => x);
  expect([first, second]).not.toContain(third);
  expect([first, second]).not.toContain(fourth);
});

test('the rows behind come first', () => {
  const { places } = arrangeCopies({ count: 6, extent: [0.95, 0.6], stands: true, size: 0.8 });
  expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).toSorted((a, b) => a - b));
});
