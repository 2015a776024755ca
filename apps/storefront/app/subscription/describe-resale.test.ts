import { describe, expect, test } from 'vitest';
import { startingRule } from '@postprocure/money/price-by-rule';
import { describeResale } from './describe-resale.ts';
import { priceForMerchant } from './price-for-merchant.ts';

// At 18% GST, ₹590 is ₹500 before tax, and ₹1,180 is ₹1,000.
const product = { sp: 590, mrp: 1180, gst_rate: 18, hsn: '' };
const byRule = priceForMerchant(startingRule, null);

describe('describeResale', () => {
  test('visitors see what is left after GST when they sell at the MRP', () => {
    expect(describeResale(product, product, null)).toEqual({
      offer: { spPaise: 59_000, mrpPaise: 118_000, gstBasisPoints: 1800, hsn: '' },
      pricePaise: 118_000,
      marginPaise: 50_000,
      pricedBy: 'mrp',
    });
  });

  test('merchants see the price of their pricing rule', () => {
    // 1.3 times ₹590 is ₹767, rounded up to end in 9: ₹769, which is ₹651.69 before tax.
    expect(describeResale(product, product, byRule)).toMatchObject({
      pricePaise: 76_900,
      marginPaise: 15_169,
      pricedBy: 'rule',
    });
  });

  test('merchants see the price they set for a subscription', () => {
    const byHand = priceForMerchant(startingRule, { price: 1003, priceSource: 'hand' });
    expect(describeResale(product, product, byHand)).toMatchObject({
      pricePaise: 100_300,
      marginPaise: 35_000,
      pricedBy: 'hand',
    });
  });

  test('a variation has its own cost and MRP', () => {
    const large = { sp: 708, mrp: 1416 };
    expect(describeResale(product, large, null)).toMatchObject({ pricePaise: 141_600, marginPaise: 60_000 });
    // 1.3 times ₹708 is ₹920.40, rounded up to end in 9.
    expect(describeResale(product, large, byRule)).toMatchObject({ pricePaise: 92_900, pricedBy: 'rule' });
  });

  test('a sale above the limit of a GST slab is taxed at the higher rate', () => {
    // ₹2,100 at 5% GST is ₹2,000 before tax, and ₹2,950 at 18% is ₹2,500.
    const shirt = { sp: 2100, mrp: 2950, gst_rate: 5, hsn: '6205' };
    expect(describeResale(shirt, shirt, null).marginPaise).toBe(50_000);
  });
});
