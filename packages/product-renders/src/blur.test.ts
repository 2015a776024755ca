import { expect, test } from 'vitest';
import { blur } from './blur.ts';

const size = 9;

test('a dot spreads evenly in all directions and keeps its total', () => {
  const dot = new Uint8Array(size * size);
  dot[4 * size + 4] = 81;
  const soft = blur(dot, size, 1, 1);
  const at = (x: number, y: number) => soft[y * size + x];
  expect([at(4, 4), at(3, 4), at(4, 5), at(5, 3), at(6, 4)]).toEqual([9, 9, 9, 9, 0]);
  expect(soft.reduce((sum, value) => sum + value)).toBeCloseTo(81, 3);
});

test('an even image stays even up to its border', () => {
  const soft = blur(new Uint8Array(size * size).fill(50), size, 3, 3);
  expect(Math.max(...soft.map((value) => Math.abs(value - 50)))).toBeLessThan(0.001);
});
