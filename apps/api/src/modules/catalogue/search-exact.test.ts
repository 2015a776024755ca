import { expect, test } from 'vitest';
import { exactTiers, rankExactMatches } from './search-exact.ts';
import type { ExactMatch } from './search.repository.ts';
import { createTestUnit } from './testing-search-unit.ts';
import { weighUnits } from './search-weights.ts';

const terms = [
  createTestUnit('wall', 100),
  createTestUnit('mixer', 100, { role: 'thing', categories: [7], alternatives: [['mixer'], ['blender']] }),
];
const units = weighUnits(terms, 100_000);
const tiers = exactTiers(terms);

const match = (id: number, title: string, more: Partial<ExactMatch> = {}): ExactMatch => ({
  id,
  title,
  tier: 0,
  inStock: true,
  popularity: 0,
  ...more,
});

const rank = (...given: ExactMatch[]): number[] =>
  rankExactMatches(given, tiers, new Map(), units).map(({ id }) => id);

test('the tiers are: typed words, synonyms, something else with these words, and brands', () => {
  expect(tiers.map(({ quality, isThing }) => [quality, isThing])).toEqual([
    [1, true],
    [0.75, true],
    [0.75, false],
    [0.5, false],
  ]);
  expect(exactTiers([createTestUnit('wall', 100)]).map(({ isThing }) => isThing)).toEqual([false, false]);
});

test('words next to each other count more than words that are only mentioned', () => {
  const mentioned = match(1, 'Mixer Grinder - Goes with Wall Clock', { popularity: 90 });
  expect(rank(mentioned, match(2, 'Brass Wall Mixer', { tier: 0 }))).toEqual([2, 1]);
});

test('of equally good products, those in stock come first, then the more popular ones', () => {
  const soldOut = match(1, 'Brass Wall Mixer', { inStock: false, popularity: 90 });
  expect(
    rank(soldOut, match(2, 'Wall Mixer for Kitchen'), match(3, 'Wall Mixer', { popularity: 7 })),
  ).toEqual([3, 2, 1]);
  expect(rank(soldOut, match(2, 'Clock Oil, Mixer, Wall', { tier: 3 }))).toEqual([1, 2]);
});
