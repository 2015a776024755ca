import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { marginAfterGst } from './margin.ts';

describe('marginAfterGst', () => {
  it.each([
    // price, cost, rate, margin, percent: ₹590 with 18 % is ₹500 before tax; ₹472 is ₹400.
    [59_000, 47_200, 1800, 10_000, 2000],
    [50_000, 50_000, 1800, 0, 0],
    [50_000, 40_000, 0, 10_000, 2000],
    [40_000, 50_000, 0, -10_000, -2500],
    [10_500, 5_250, 500, 5_000, 5000],
  ])('of %i sold, %i paid, at %i', (price, cost, rate, marginPaise, marginBasisPoints) => {
    expect(marginAfterGst(price, cost, rate)).toEqual({ marginPaise, marginBasisPoints });
  });

  it('is what stays when the tax on the sale is paid and the tax on the cost is credited', () => {
    const paise = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(paise, paise, fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800), (price, cost, rate) => {
        const exact = (price - cost) / (1 + rate / 10_000);
        expect(Math.abs(marginAfterGst(price, cost, rate).marginPaise - exact)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
