import { expect, test } from 'vitest';
import type { SearchLevels } from './search-levels.ts';
import { planBranches, rankPartialMatches, type PartialMatch } from './search-partial.ts';
import type { SearchUnit } from './search-term.ts';
import { weighUnits } from './search-weights.ts';
import { createTestUnit } from './testing-search-unit.ts';

const products = 100_000;
const unit = createTestUnit;

const levels = (threshold: number): SearchLevels => ({
  generation: 3,
  products,
  thresholds: {
    r: [64, 16, 4].map((fraction) => ({ fraction, threshold })),
    d: [],
    a: [],
    z: [],
  },
});

test('a rarer word weighs more, and what is looked for more than what it is for', () => {
  const [rare, frequent, thing, purpose] = weighUnits(
    [
      unit('daybed', 10),
      unit('outdoor', 5000),
      unit('bench', 5000, { role: 'thing' }),
      unit('garden', 5000, { role: 'purpose' }),
    ],
    products,
  ).map(({ weight }) => weight);
  expect(rare).toBeGreaterThan(frequent ?? 0);
  expect(thing).toBeGreaterThan(frequent ?? 0);
  expect(purpose).toBeLessThan(frequent ?? 0);
});

test('frequent synonyms do not make a word less telling', () => {
  const weigh = (more: Partial<SearchUnit>) => weighUnits([unit('trolley', 50, more)], products)[0]?.weight;
  expect(weigh({ frequency: 5000 })).toBe(weigh({}));
  expect(weigh({ frequency: 5000, correction: 'trolley' })).toBeLessThan(weigh({}) ?? 0);
});

test('candidates have one of the rarest words, and the most popular of them if there are many', () => {
  const plan = (units: SearchUnit[], threshold = 100) =>
    planBranches(weighUnits(units, products), levels(threshold)).map((branch) =>
      branch.map((query) => query.replaceAll(/[()]/g, '').split(' | ')[0]),
    );
  expect(plan([unit('daybed', 10), unit('outdoor', 250)])).toEqual([["'daybed'"], ["'outdoor'"]]);
  expect(plan([unit('daybed', 10), unit('garden', 5000)])).toEqual([["'daybed'"], ["'=r64.3'", "'garden'"]]);
  // Without data about popularity, candidates are limited to a random sample.
  expect(plan([unit('daybed', 10), unit('garden', 5000)], 0)).toEqual([["'daybed'"], ["'=h64'", "'garden'"]]);
  const pairs = plan([unit('cotton', 9000), unit('printed', 9000), unit('saree', 9000)]);
  expect(pairs.map((branch) => branch.length)).toEqual([3, 3, 3, 2, 2, 2]);
  // A frequent word says too little about a product to be searched for on its own.
  expect(plan([unit('daybed', 200), unit('set', 30_000)])).toEqual([["'daybed'"]]);
});

const found = (id: number, title: string, score: number, popularity = 0): PartialMatch => ({
  id,
  title,
  score,
  inStock: true,
  popularity,
  spPaise: 100,
  listedAt: 0,
  matched: [true, true],
});

test('words in the order of the term and the main word of the title come first', () => {
  const units = weighUnits([unit('sofa', 100), unit('cover', 100, { role: 'thing' })], products);
  const rank = (...matches: PartialMatch[]) =>
    rankPartialMatches(matches, new Map(), units).map(({ id }) => id);
  expect(rank(found(1, 'Cover, Sofa', 9), found(2, 'Quilted Sofa Cover', 9))).toEqual([2, 1]);
  expect(rank(found(1, 'Sofa with Cover', 9), found(2, 'Cover for Sofa', 9))).toEqual([2, 1]);
  expect(rank(found(1, 'Sofa Cover', 9, 1), found(2, 'Sofa Cover', 9, 7))).toEqual([2, 1]);
  const soldOut = { ...found(1, 'Sofa Cover', 9, 7), inStock: false };
  expect(rank(soldOut, found(2, 'Sofa Cover', 9, 1))).toEqual([2, 1]);
  expect(rank(soldOut, found(2, 'Cover, Sofa', 9, 1))).toEqual([1, 2]);
  expect(rank(found(1, 'Sofa Cover', 9), found(2, 'Sofa', 1))).toEqual([1]);
});
