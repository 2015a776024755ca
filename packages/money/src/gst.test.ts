import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { splitGst } from './gst.ts';

describe('splitGst', () => {
  it.each([
    { price: 11800, rate: 18, taxPaise: 1800 },
    { price: 10500, rate: 5, taxPaise: 500 },
    { price: 10000, rate: 0, taxPaise: 0 },
    { price: 99900, rate: 12, taxPaise: 10704 },
    { price: 40100, rate: 0.25, taxPaise: 100 },
    { price: 0, rate: 28, taxPaise: 0 },
    // 3 paise at 100 % contain exactly one and a half paise of tax.
    { price: 3, rate: 100, taxPaise: 2 },
  ])('$price paise at $rate % contain $taxPaise paise of tax', ({ price, rate, taxPaise }) => {
    expect(splitGst(price, rate)).toEqual({ taxPaise, taxablePaise: price - taxPaise });
  });

  it('always adds up to the price and stays within half a paisa of the exact tax', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40),
        (price, rate) => {
          const { taxablePaise, taxPaise } = splitGst(price, rate);
          expect(taxablePaise + taxPaise).toBe(price);
          expect(Math.abs(taxPaise - (price * rate) / (100 + rate))).toBeLessThanOrEqual(0.5001);
        },
      ),
    );
  });

  it('rejects invalid prices and rates', () => {
    expect(() => splitGst(1.5, 18)).toThrow(RangeError);
    expect(() => splitGst(-1, 18)).toThrow(RangeError);
    expect(() => splitGst(100, -5)).toThrow(RangeError);
    expect(() => splitGst(100, 0.125)).toThrow(RangeError);
  });
});
