import { expect, it } from 'vitest';
import { wrapIndex } from './wrap-index.ts';

it.each([
  [0, 0],
  [5, 5],
  [6, 0],
  [-1, 5],
  [-6, 0],
])('wraps %i to %i for six items', (index, place) => {
  expect(wrapIndex(index, 6)).toBe(place);
});
