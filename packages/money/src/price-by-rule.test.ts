import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceByRule, priceEndings, type PriceRule } from './price-by-rule.ts';

const rule = (given: Partial<PriceRule>): PriceRule => ({
  base: { kind: 'multiplier', multiplierBasisPoints: 15_000 },
  ending: 'none',
  floorBasisPoints: 0,
  ...given,
});
const price = (given: Partial<PriceRule>, cost: number, mrp = 99_999_900) =>
  priceByRule(rule(given), cost, mrp).pricePaise;

describe('priceByRule', () => {
  it.each([
    ['a multiplier', {}, 33_333, 50_000],
    ['an amount added', { base: { kind: 'add', addPaise: 12_345 } }, 10_000, 22_345],
    ['an ending in 9', { ending: 'end9' }, 30_000, 45_900],
    ['an ending in 9 that is met', { ending: 'end9' }, 30_600, 45_900],
    ['an ending in 99', { ending: 'end99' }, 30_000, 49_900],
    ['the nearest 5, down', { ending: 'nearest5' }, 30_100, 45_000],
    ['the nearest 5, up', { ending: 'nearest5' }, 30_200, 45_500],
    ['the nearest 10', { ending: 'nearest10' }, 30_400, 46_000],
    ['a floor that lifts', { floorBasisPoints: 5000 }, 10_000, 20_000],
    ['a floor that is met already', { floorBasisPoints: 1000 }, 10_000, 15_000],
    ['a floor with an ending', { floorBasisPoints: 5000, ending: 'end99' }, 10_000, 29_900],
  ] as const)('%s', (_name, given, cost, expected) => {
    expect(price(given, cost)).toBe(expected);
  });

  it('chooses the tier of the cost', () => {
    const tiers = [
      { upToPaise: 50_000, multiplierBasisPoints: 20_000, addPaise: 0 },
      { upToPaise: 200_000, multiplierBasisPoints: 15_000, addPaise: 1000 },
      { upToPaise: null, multiplierBasisPoints: 12_000, addPaise: 0 },
    ];
    const of = (cost: number) => price({ base: { kind: 'tiers', tiers } }, cost);
    expect([of(50_000), of(50_001), of(200_000), of(200_001)]).toEqual([100_000, 76_002, 301_000, 240_001]);
  });

  it('never goes above the MRP, and says so', () => {
    expect(priceByRule(rule({}), 10_000, 12_000)).toEqual({
      pricePaise: 12_000,
      hitsMrp: true,
      belowFloor: false,
    });
    expect(priceByRule(rule({ floorBasisPoints: 2000 }), 10_000, 12_000)).toEqual({
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

  it('stays between nothing and the MRP, whole, and at the floor unless it says otherwise', () => {
    fc.assert(
      fc.property(anyRule, cost, above, (given, costPaise, extra) => {
        const mrp = costPaise + extra;
        const { pricePaise, hitsMrp, belowFloor } = priceByRule(given, costPaise, mrp);
        expect(Number.isSafeInteger(pricePaise)).toBe(true);
        expect(pricePaise).toBeGreaterThan(0);
        expect(pricePaise).toBeLessThanOrEqual(mrp);
        const share = BigInt(pricePaise - costPaise) * 10_000n;
        const meetsFloor =
          given.floorBasisPoints === 0 || share >= BigInt(given.floorBasisPoints) * BigInt(pricePaise);
        expect(belowFloor).toBe(!meetsFloor);
        if (belowFloor) expect(hitsMrp).toBe(true);
        if (hitsMrp) expect(pricePaise).toBe(mrp);
      }),
    );
  });

  it('ends as told unless the MRP cuts it', () => {
    const rests = {
      none: [1, 0],
      end9: [1000, 900],
      end99: [10_000, 9900],
      nearest5: [500, 0],
      nearest10: [1000, 0],
    } as const;
    fc.assert(
      fc.property(anyRule, cost, (given, costPaise) => {
        const { pricePaise } = priceByRule(given, costPaise, Number.MAX_SAFE_INTEGER);
        const [step, rest] = rests[given.ending];
        expect(pricePaise % step).toBe(rest);
      }),
    );
  });

  it('never falls when the cost rises', () => {
    fc.assert(
      fc.property(anyRule, cost, fc.integer({ min: 0, max: 100_000 }), (given, costPaise, more) => {
        const mrp = Number.MAX_SAFE_INTEGER;
        const before = priceByRule(given, costPaise, mrp).pricePaise;
        expect(priceByRule(given, costPaise + more, mrp).pricePaise).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
