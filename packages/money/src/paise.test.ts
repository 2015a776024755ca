import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { paiseToRupees, rupeesToPaise } from './paise.ts';

describe('rupees and paise', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.29, 29],
    [1.15, 115],
    [8.2, 820],
    [4.35, 435],
    [1_00_00_000.99, 1_00_00_00_099],
    [-19.99, -1999],
  ])('%d rupees are %d paise', (rupees, paise) => {
    expect(rupeesToPaise(rupees)).toBe(paise);
    expect(paiseToRupees(paise)).toBe(rupees);
  });

  it('round-trips every amount up to a hundred crore rupees', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_00_00_00_000, max: 100_00_00_00_000 }), (paise) => {
        expect(rupeesToPaise(paiseToRupees(paise))).toBe(paise);
      }),
    );
  });

  it.each([0.001, 1.005, 19.999, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'rejects %d rupees',
    (rupees) => {
      expect(() => rupeesToPaise(rupees)).toThrow(RangeError);
    },
  );

  it('rejects a fraction of a paisa', () => {
    expect(() => paiseToRupees(10.5)).toThrow(RangeError);
  });
});
