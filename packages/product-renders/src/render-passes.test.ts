import { expect, test } from 'vitest';
import { loadShadow, Positions } from './render-passes.ts';

const size = 12;
const bounds = { across: [0, 1], up: [0, 1], span: 1, shown: [0, 1] } satisfies ConstructorParameters<
  typeof Positions
>[3];

/** A view whose columns show these places across the print, half-way up. Null means nothing is printed there. */
const viewOf = (columns: readonly (number | null)[], step = 1): Positions => {
  const pixels = Array.from({ length: size * size }, (_, index) => {
    const across = columns[index % size] ?? null;
    if (across === null) return [0, 0, 0];
    const [left, half] = [Math.round(across * 4095), 2048];
    return [left & 255, half & 255, ((left >> 8) << 4) | (half >> 8)];
  });
  return new Positions(Buffer.from(pixels.flat()), size, step, bounds);
};

const evenly = Array.from({ length: size }, (_, column) => (column + 0.5) / size);
const folded = evenly.map((across, column) => (column < size / 2 ? across / 4 : 0.75 + across / 4));
const label = evenly.map((across, column) => (column < 4 || column > 7 ? null : across));

test('places between two stored ones are interpolated', () => {
  const view = viewOf(evenly);
  expect(view.find(0.4, 0.5)).toBe(true);
  expect(view.across).toBeCloseTo(0.4, 2);
  expect(view.up).toBeCloseTo(0.5, 2);
  expect(view.otherShare).toBe(0);
});

test('a small image uses every second stored position', () => {
  const view = viewOf(
    evenly.map((across, column) => (column % 2 === 0 ? across : 0.9)),
    2,
  );
  expect(view.find(0.4, 0.7)).toBe(true);
  expect(view.across).toBeCloseTo(0.4 - 0.5 / size, 2);
  expect(view.up).toBeCloseTo(0.5, 2);
});

test('both sides of a fold are seen at its edge, and one of them beside it', () => {
  const view = viewOf(folded);
  view.find(0.5, 0.5);
  expect(view.otherShare).toBeCloseTo(0.5, 2);
  expect([view.across, view.otherAcross].sort()).toEqual([
    expect.closeTo(5.5 / size / 4, 2),
    expect.closeTo(0.75 + 6.5 / size / 4, 2),
  ]);
  view.find(0.45, 0.5);
  expect(view.otherShare).toBe(0);
});

test('a label continues a little beyond its edge, and ends there', () => {
  const view = viewOf(label);
  expect(view.find(3.5 / size, 0.5)).toBe(true);
  expect(view.across).toBeCloseTo(3.5 / size, 2);
  expect(view.find(0.5 / size, 0.5)).toBe(false);
});

test('a strip of one stored position continues with what it shows', () => {
  const view = viewOf(evenly.map((_, column) => (column === 5 ? 0.02 : null)));
  expect(view.find(4.5 / size, 0.5)).toBe(true);
  expect(view.across).toBeCloseTo(0.02, 2);
});

test('the change of the position says how much of the print a pixel covers, but not across a fold', () => {
  const view = viewOf(evenly);
  view.find(0.4, 0.5);
  view.measureChange();
  expect(view.right.across).toBeCloseTo(1, 1);
  expect([view.right.up, view.below.across, view.below.up]).toEqual([0, 0, 0]);
  const fold = viewOf(folded);
  fold.find(0.5, 0.5);
  fold.measureChange();
  expect(fold.right.across).toBe(0);
});

test.each(['wall-mandir.wall', 'shower-head.three-quarter', 'open-face-helmet.three-quarter'])(
  'the shadow of %s fades out before the border of its image',
  async (file) => {
    const { pixels, size } = await loadShadow(file);
    const border = [...pixels].filter((_, index) => index % size === 0 || index % size === size - 1);
    expect(Math.max(...border, ...pixels.subarray(0, size), ...pixels.subarray(-size))).toBe(0);
    expect(Math.max(...pixels)).toBeGreaterThan(40);
  },
);
