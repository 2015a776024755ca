import { describe, expect, it } from 'vitest';
import { discountPercent } from './discount-percent.ts';

describe('discountPercent', () => {
  it.each([
    { mrp: 1000, sp: 499, percent: 50 },
    { mrp: 1999, sp: 1999, percent: 0 },
    { mrp: 200, sp: 175, percent: 13 },
    { mrp: 8.2, sp: 7.175, percent: 12 },
    { mrp: 0.8, sp: 0.7, percent: 13 },
    { mrp: 100, sp: 0, percent: 100 },
    { mrp: 100, sp: 150, percent: -50 },
  ])('is $percent for $sp of $mrp', ({ mrp, sp, percent }) => {
    expect(discountPercent(mrp, sp)).toBe(percent);
  });

  it.each([0, null, undefined, Number.NaN])('is 0 when the mrp is %s', (mrp) => {
    expect(discountPercent(mrp, 100)).toBe(0);
  });
});
