import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceByRule, priceEndings, type PriceRule } from './price-by-rule.ts';
import { saleGst, slabGst } from './gst-slab.ts';

const rule = (given: Partial<PriceRule>): PriceRule => ({
  base: { kind: 'multiplier', multiplierBasisPoints: 15_000 },
  ending: 'none',
  floorBasisPoints: 0,
  ...given,
});
const product = (spPaise: number, mrpPaise = 99_999_900) => ({
  spPaise,
  mrpPaise,
  gstBasisPoints: 1800,
  hsn: '',
});
const price = (given: Partial<PriceRule>, cost: number) => priceByRule(rule(given), product(cost)).pricePaise;

describe('priceByRule', () => {
  it.each([
    ['a multiplier', {}, 33_333, 50_000],
    ['an added amount', { base: { kind: 'add', addPaise: 12_345 } }, 10_000, 22_345],
    ['an ending in 9', { ending: 'end9' }, 30_000, 45_900],
    ['an ending in 9 that the price already has', { ending: 'end9' }, 30_600, 45_900],
    ['an ending in 99', { ending: 'end99' }, 30_000, 49_900],
    ['the nearest 5, down', { ending: 'nearest5' }, 30_100, 45_000],
    ['the nearest 5, up', { ending: 'nearest5' }, 30_200, 45_500],
    ['the nearest 10', { ending: 'nearest10' }, 30_400, 46_000],
    ['a floor that raises the price', { floorBasisPoints: 5000 }, 10_000, 20_000],
    ['a floor that the price already meets', { floorBasisPoints: 1000 }, 10_000, 15_000],
    ['a floor with an ending', { floorBasisPoints: 5000, ending: 'end99' }, 10_000, 29_900],
  ] as const)('%s', (_name, given, cost, expected) => {
    expect(price(given, cost)).toBe(expected);
  });

  it('uses the tier that matches the cost', () => {
    const tiers = [
      { upToPaise: 50_000, multiplierBasisPoints: 20_000, addPaise: 0 },
      { upToPaise: 200_000, multiplierBasisPoints: 15_000, addPaise: 1000 },
      { upToPaise: null, multiplierBasisPoints: 12_000, addPaise: 0 },
    ];
    const of = (cost: number) => price({ base: { kind: 'tiers', tiers } }, cost);
    expect([of(50_000), of(50_001), of(200_000), of(200_001)]).toEqual([100_000, 76_002, 301_000, 240_001]);
  });

  // With 5% GST, a price of ₹2,625 leaves a margin of one fifth. Above that price, the rate is 18%, and it takes
  // ₹2,950 to leave a fifth.
  it.each([
    ['at the limit of the lower rate', 0, 'none', 262_500],
    ['above the limit because of the ending', 0, 'nearest10', 295_000],
    ['above the limit because of the base', 60_000, 'none', 295_000],
    ['above the limit, and high enough', 90_000, 'none', 300_000],
  ] as const)('keeps the floor across GST slabs: %s', (_name, addPaise, ending, expected) => {
    const shirt = { spPaise: 210_000, mrpPaise: 500_000, gstBasisPoints: 500, hsn: '6205' };
    const given = rule({ base: { kind: 'add', addPaise }, ending, floorBasisPoints: 2000 });
    expect(priceByRule(given, shirt).pricePaise).toBe(expected);
    expect(priceByRule(given, { ...shirt, mrpPaise: 280_000 }).belowFloor).toBe(expected > 280_000);
  });

  it('caps the price at the MRP and reports it', () => {
    expect(priceByRule(rule({}), product(10_000, 12_000))).toEqual({
      pricePaise: 12_000,
      hitsMrp: true,
      belowFloor: false,
    });
    expect(priceByRule(rule({ floorBasisPoints: 2000 }), product(10_000, 12_000))).toEqual({
      pricePaise: 12_000,
      hitsMrp: true,
      belowFloor: true,
    });
  });

  const anyRule = fc.record<PriceRule>({
    base: fc.oneof(
      fc.record({
        kind: fc.constant('multiplier' as const),
        multiplierBasisPoints: fc.integer({ min: 1, max: 100_000 }),
      }),
      fc.record({ kind: fc.constant('add' as const), addPaise: fc.integer({ min: 0, max: 1_000_000 }) }),
    ),
    ending: fc.constantFrom(...priceEndings),
    floorBasisPoints: fc.integer({ min: 0, max: 9000 }),
  });
  const cost = fc.integer({ min: 1, max: 5_000_000 });
  const above = fc.integer({ min: 0, max: 5_000_000 });

  it('is a whole amount between 1 paisa and the MRP, and meets the floor unless it reports otherwise', () => {
    fc.assert(
      fc.property(anyRule, cost, above, fc.constantFrom('', '6205'), (given, costPaise, extra, hsn) => {
        const mrp = costPaise + extra;
        const offered = { ...product(costPaise, mrp), gstBasisPoints: slabGst(costPaise), hsn };
        const { pricePaise, hitsMrp, belowFloor } = priceByRule(given, offered);
        expect(Number.isSafeInteger(pricePaise)).toBe(true);
        expect(pricePaise).toBeGreaterThan(0);
        expect(pricePaise).toBeLessThanOrEqual(mrp);
        // Price and cost before tax, over a common denominator.
        const taxable = BigInt(pricePaise) * BigInt(10_000 + offered.gstBasisPoints);
        const left = taxable - BigInt(costPaise) * BigInt(10_000 + saleGst(offered, pricePaise));
        const meetsFloor =
          given.floorBasisPoints === 0 || left * 10_000n >= BigInt(given.floorBasisPoints) * taxable;
        expect(belowFloor).toBe(!meetsFloor);
        if (belowFloor) expect(pricePaise).toBe(mrp);
        if (hitsMrp) expect(pricePaise).toBe(mrp);
      }),
    );
  });

  it('has the chosen ending unless the MRP caps it', () => {
    const rests = {
      none: [1, 0],
      end9: [1000, 900],
      end99: [10_000, 9900],
      nearest5: [500, 0],
      nearest10: [1000, 0],
    } as const;
    fc.assert(
      fc.property(anyRule, cost, (given, costPaise) => {
        const { pricePaise } = priceByRule(given, product(costPaise, Number.MAX_SAFE_INTEGER));
        const [step, rest] = rests[given.ending];
        expect(pricePaise % step).toBe(rest);
      }),
    );
  });

  it('never decreases when the cost increases', () => {
    fc.assert(
      fc.property(anyRule, cost, fc.integer({ min: 0, max: 100_000 }), (given, costPaise, more) => {
        const of = (cost: number) => priceByRule(given, product(cost, Number.MAX_SAFE_INTEGER)).pricePaise;
        expect(of(costPaise + more)).toBeGreaterThanOrEqual(of(costPaise));
      }),
    );
  });
});
