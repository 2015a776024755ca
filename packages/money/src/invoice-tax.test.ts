import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitInvoiceTax, type Supply } from './invoice-tax.ts';

describe('the tax of an invoice line', () => {
  it.each([
    [199_900, 1800, 'inter_state', { taxablePaise: 169_407, cgstPaise: 0, sgstPaise: 0, igstPaise: 30_493 }],
    [
      199_900,
      1800,
      'intra_state',
      { taxablePaise: 169_406, cgstPaise: 15_247, sgstPaise: 15_247, igstPaise: 0 },
    ],
    [
      49_900,
      500,
      'intra_union_territory',
      { taxablePaise: 47_524, cgstPaise: 1188, sgstPaise: 1188, igstPaise: 0 },
    ],
    [49_900, 0, 'inter_state', { taxablePaise: 49_900, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }],
    [1, 1800, 'intra_state', { taxablePaise: 1, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }],
  ] as const)('of %d paise at %d basis points, %s', (total, rate, supply, expected) => {
    expect(splitInvoiceTax(total, rate, supply)).toEqual(expected);
  });

  it('always adds up, with equal halves and at most one paisa of difference between the two kinds of supply', () => {
    const rates = [0, 25, 150, 300, 500, 1800, 4000];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(...rates), (total, rate) => {
        const taxables = (['intra_state', 'intra_union_territory', 'inter_state'] satisfies Supply[]).map(
          (supply) => {
            const tax = splitInvoiceTax(total, rate, supply);
            expect(tax.taxablePaise + tax.cgstPaise + tax.sgstPaise + tax.igstPaise).toBe(total);
            expect(tax.cgstPaise).toBe(tax.sgstPaise);
            return tax.taxablePaise;
          },
        );
        expect(Math.max(...taxables) - Math.min(...taxables)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 5000 },
    );
  });

  it('rejects invalid amounts and rates', () => {
    expect(() => splitInvoiceTax(1.5, 500, 'inter_state')).toThrow(RangeError);
    expect(() => splitInvoiceTax(-1, 500, 'inter_state')).toThrow(RangeError);
    expect(() => splitInvoiceTax(100, -1, 'inter_state')).toThrow(RangeError);
  });
});
