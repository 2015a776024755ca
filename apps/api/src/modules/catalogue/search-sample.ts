import { exactTotalLimit } from '@postprocure/contracts/limits';

const sampleFractions = [256, 64, 16, 4];
const sampleSize = 3000;

/** Up to here everything is counted; it leaves room above the limit for totals. */
const countExactlyUpTo = 2 * exactTotalLimit;

/** One product in how many is enough to estimate counts on, or 1 when all are few enough to be counted. */
export function sampleFraction(candidates: number): number {
  if (candidates <= countExactlyUpTo) return 1;
  return sampleFractions.find((fraction) => candidates / fraction >= sampleSize) ?? 1;
}

/**
 * Whether a sample proves that there are more products than totals are exact for. Six standard deviations of
 * doubt are granted: what is not certain is counted.
 */
export const exceedsExactTotal = (found: number, fraction: number): boolean =>
  (found - 6 * Math.sqrt(found)) * fraction > exactTotalLimit;
