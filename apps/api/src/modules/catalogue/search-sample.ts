import { exactTotalLimit } from '@postprocure/contracts/limits';

export const sampleFractions = [256, 64, 16, 4];

/** Sample sizes: a total only has to be compared with the limit, but facets need an estimate for each choice. */
export const sampleSizes = { total: 150, facets: 1000 } as const;

/** Up to this many products are counted exactly. The number is above the limit of exact totals. */
const countExactlyUpTo = 1.2 * exactTotalLimit;

/** Returns n if one product in n is to be sampled, or 1 if there are few enough to count all. */
export function sampleFraction(candidates: number, size: number): number {
  if (candidates <= countExactlyUpTo) return 1;
  return sampleFractions.find((fraction) => candidates / fraction >= size) ?? 1;
}

/**
 * Whether a sample proves, to a certainty of six standard deviations, that the total exceeds the limit of exact totals.
 * Otherwise the products are counted.
 */
export const exceedsExactTotal = (found: number, fraction: number): boolean =>
  (found - 6 * Math.sqrt(found)) * fraction > exactTotalLimit;

/**
 * The fraction of the next larger sample that would prove, if `estimate` is right, that the total exceeds the limit, or
 * 1 if no sample would.
 */
export const nextFraction = (estimate: number, fraction: number): number =>
  sampleFractions.find((next) => next < fraction && exceedsExactTotal(estimate / next, next)) ?? 1;
