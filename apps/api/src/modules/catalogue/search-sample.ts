import { exactTotalLimit } from '@postprocure/contracts/limits';

const sampleFractions = [256, 64, 16, 4];

/** How many products a sample should hold: enough to tell a total from the limit, more to estimate each choice. */
export const sampleSizes = { total: 150, facets: 1000 } as const;

/** Up to here everything is counted; it leaves room above the limit for totals. */
const countExactlyUpTo = 1.2 * exactTotalLimit;

/** One product in how many makes a sample of that size, or 1 when all are few enough to be counted. */
export function sampleFraction(candidates: number, size: number): number {
  if (candidates <= countExactlyUpTo) return 1;
  return sampleFractions.find((fraction) => candidates / fraction >= size) ?? 1;
}

/**
 * Whether a sample proves that there are more products than totals are exact for. Six standard deviations of
 * doubt are granted: what is not certain is counted.
 */
export const exceedsExactTotal = (found: number, fraction: number): boolean =>
  (found - 6 * Math.sqrt(found)) * fraction > exactTotalLimit;

/** The smallest larger sample that should prove it, if there are about so many products; 1 when none would. */
export const nextFraction = (estimate: number, fraction: number): number =>
  sampleFractions.find((next) => next < fraction && exceedsExactTotal(estimate / next, next)) ?? 1;
