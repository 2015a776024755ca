import { expect, test } from 'vitest';
import { startingRule } from './price-by-rule.ts';
import { variationPrice, type PricedProduct } from './variation-price.ts';

const product = (changes: Partial<PricedProduct> = {}): PricedProduct => ({
  spPaise: 50_000,
  mrpPaise: 120_000,
  gstBasisPoints: 1800,
  hsn: '9503',
  pricePaise: 70_000,
  priceSource: 'hand',
  ...changes,
});

test('a variation that costs the same has the price of the product', () => {
  expect(variationPrice(product(), { spPaise: 50_000, mrpPaise: 120_000 }, startingRule)).toBe(70_000);
});

test('another cost is priced with the same markup, in whole rupees', () => {
  expect(variationPrice(product(), { spPaise: 55_500, mrpPaise: 120_000 }, startingRule)).toBe(77_700);
  expect(variationPrice(product(), { spPaise: 33_333, mrpPaise: 120_000 }, startingRule)).toBe(46_700);
});

test('another cost is priced by the rule if the product is', () => {
  const ruled = product({ priceSource: 'rule', pricePaise: 65_900 });
  expect(variationPrice(ruled, { spPaise: 60_000, mrpPaise: 120_000 }, startingRule)).toBe(78_900);
});

test('no variation is priced above its own MRP', () => {
  for (const spPaise of [50_000, 65_000])
    for (const priceSource of ['rule', 'hand'] as const)
      expect(variationPrice(product({ priceSource }), { spPaise, mrpPaise: 66_000 }, startingRule)).toBe(
        66_000,
      );
});
