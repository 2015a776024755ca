import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { marginAfterGst } from './margin.ts';

describe('marginAfterGst', () => {
  it.each([
    // Price, cost, rate, margin, percent: ₹590 with 18 % GST is ₹500 before tax; ₹472 is ₹400.
    [59_000, 47_200, 1800, 10_000, 2000],
    [50_000, 50_000, 1800, 0, 0],
    [50_000, 40_000, 0, 10_000, 2000],
    [40_000, 50_000, 0, -10_000, -2500],
    [10_500, 5_250, 500, 5_000, 5000],
  ])('price %i, cost %i, rate %i', (price, cost, rate, marginPaise, marginBasisPoints) => {
    const product = { spPaise: cost, gstBasisPoints: rate, hsn: '' };
    expect(marginAfterGst(price, product)).toEqual({ marginPaise, marginBasisPoints });
  });

  it('applies a separate rate to each price', () => {
    // ₹2,100 with 5 % GST is ₹2,000 before tax; ₹2,950 with 18 % is ₹2,500.
    const shirt = { spPaise: 210_000, gstBasisPoints: 500, hsn: '6205' };
    expect(marginAfterGst(295_000, shirt)).toEqual({ marginPaise: 50_000, marginBasisPoints: 2000 });
  });

  it('equals the profit after output tax and input tax credit', () => {
    const paise = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(paise, paise, fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800), (price, cost, rate) => {
        const margin = marginAfterGst(price, { spPaise: cost, gstBasisPoints: rate, hsn: '' });
        const exact = (price - cost) / (1 + rate / 10_000);
        expect(Math.abs(margin.marginPaise - exact)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
