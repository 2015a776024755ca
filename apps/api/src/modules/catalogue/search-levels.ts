import type { SortOrder } from '@postprocure/contracts/catalogue/product-filter';

/**
 * Levels are the top half of all products in each sort order, the top quarter, and so on down to 1/256. Each is marked
 * by a lexeme. Every product in a level sorts before every product outside it, so a page filled from a level is exact.
 * In the featured order, this is true only of products in stock, so only these may fill a page.
 */
export type LevelFamily = 'r' | 'd' | 'a' | 'z';

export interface SearchLevels {
  generation: number;
  /** Approximate number of searchable products. */
  products: number;
  /** For each sort order, from the smallest level to the largest. */
  thresholds: Record<LevelFamily, { fraction: number; threshold: number }[]>;
}

const familyOfSort: Record<SortOrder, LevelFamily> = {
  featured: 'r',
  newest: 'd',
  'price-low-high': 'a',
  'price-high-low': 'z',
};

/** With fewer candidates, a full scan is as fast as a level. */
const levelsPayFrom = 2000;

export const levelsPay = (candidates: number): boolean => candidates > levelsPayFrom;

/**
 * How many expected matches a level needs to be worth trying for a page that ends at `end`. Includes a margin of four
 * standard deviations.
 */
const withMargin = (end: number): number => end + 4 * Math.sqrt(end);

/** Returns the levels to try for a page that ends at `end`, smallest first. Empty if a full scan is better. */
export function promisingLevels(
  levels: SearchLevels,
  sort: SortOrder,
  candidates: number,
  end: number,
): { fraction: number; lexeme: string }[] {
  if (!levelsPay(candidates)) return [];
  const family = familyOfSort[sort];
  return levels.thresholds[family]
    .filter(({ fraction }) => candidates / fraction >= withMargin(end))
    .map(({ fraction }) => ({ fraction, lexeme: levelLexeme(levels, family, fraction) }));
}

/**
 * The lexeme of the largest level with at most one in `fraction` products, or null if the products do not differ in this
 * sort order, for example because nothing is known about their popularity.
 */
export function levelOf(levels: SearchLevels, family: LevelFamily, fraction: number): string | null {
  const distinct = levels.thresholds[family].filter(({ threshold }) => threshold > 0);
  const level = distinct.findLast((one) => one.fraction >= fraction) ?? distinct[0];
  return level ? levelLexeme(levels, family, level.fraction) : null;
}

export interface RangeFilter {
  minPaise: number | null;
  maxPaise: number | null;
  listedAfter: number | null;
}

/** The smallest levels that contain everything the filter matches. Their lexemes reduce the rows to check, not the result. */
export function impliedLevels(
  levels: SearchLevels,
  filter: RangeFilter,
): { fraction: number; lexeme: string }[] {
  const smallest = (family: LevelFamily, holds: (threshold: number) => boolean) => {
    const level = levels.thresholds[family].find(({ threshold }) => holds(threshold));
    return level ? [{ fraction: level.fraction, lexeme: levelLexeme(levels, family, level.fraction) }] : [];
  };
  const { minPaise, maxPaise, listedAfter } = filter;
  return [
    ...(minPaise === null ? [] : smallest('z', (threshold) => threshold <= minPaise)),
    ...(maxPaise === null ? [] : smallest('a', (threshold) => threshold >= maxPaise)),
    ...(listedAfter === null ? [] : smallest('d', (threshold) => threshold <= listedAfter)),
  ];
}

const levelLexeme = (levels: SearchLevels, family: LevelFamily, fraction: number): string =>
  `=${family}${fraction}.${levels.generation}`;
