import { expect, test } from 'vitest';
import { impliedLevels, promisingLevels, type SearchLevels } from './search-levels.ts';
import { exceedsExactTotal, nextFraction, sampleFraction } from './search-sample.ts';

const fractions = [256, 64, 16, 4];
const family = (thresholds: number[]) =>
  thresholds.map((threshold, index) => ({ fraction: fractions[index] ?? 0, threshold }));
const levels: SearchLevels = {
  generation: 7,
  products: 1_000_000,
  thresholds: {
    r: family([900, 700, 500, 300]),
    d: family([4000, 3000, 2000, 1000]),
    a: family([100, 200, 300, 400]),
    z: family([9000, 8000, 7000, 6000]),
  },
};
const none = { minPaise: null, maxPaise: null, listedAfter: null };

test('tries the smallest level that should hold the page', () => {
  expect(promisingLevels(levels, 'featured', 300_000, 24).map(({ lexeme }) => lexeme)).toEqual([
    '=r256.7',
    '=r64.7',
    '=r16.7',
    '=r4.7',
  ]);
  expect(promisingLevels(levels, 'price-high-low', 100_000, 9600).map(({ lexeme }) => lexeme)).toEqual([
    '=z4.7',
  ]);
  expect(promisingLevels(levels, 'newest', 3000, 24).map(({ fraction }) => fraction)).toEqual([64, 16, 4]);
  expect(promisingLevels(levels, 'newest', 2000, 24)).toEqual([]);
});

test('a filter implies the smallest level that holds all it lets through', () => {
  const implied = (filter: Parameters<typeof impliedLevels>[1]) =>
    impliedLevels(levels, filter).map(({ lexeme }) => lexeme);
  expect(implied(none)).toEqual([]);
  expect(implied({ ...none, minPaise: 8500 })).toEqual(['=z64.7']);
  expect(implied({ ...none, minPaise: 8000 })).toEqual(['=z64.7']);
  expect(implied({ ...none, maxPaise: 300 })).toEqual(['=a16.7']);
  expect(implied({ ...none, maxPaise: 401 })).toEqual([]);
  expect(implied({ ...none, listedAfter: 4001 })).toEqual(['=d256.7']);
});

test('samples only what is too much to count, and doubts a small sample', () => {
  expect([12_000, 13_000, 100_000, 1_000_000].map((n) => sampleFraction(n, 150))).toEqual([1, 64, 256, 256]);
  expect([30_000, 15_000, 12_500, 10_500].map((n) => nextFraction(n, 256))).toEqual([64, 16, 4, 1]);
  expect(exceedsExactTotal(100, 256)).toBe(true);
  expect(exceedsExactTotal(60, 256)).toBe(false);
  expect(exceedsExactTotal(2600, 4)).toBe(false);
});
