import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { marginAfterGst } from './margin.ts';
import { profitPerDelivery } from './order-profit.ts';

// ₹472 with 18 % GST is ₹400 before tax; ₹590 is ₹500.
const product = { spPaise: 47_200, gstBasisPoints: 1800, hsn: '' };
const sale = { pricePaise: 59_000, channelFeeBasisPoints: 0, shippingPaise: 0, rtoBasisPoints: 0 };

describe('profitPerDelivery', () => {
  it.each([
    [{}, 10_000, 2000],
    // 10 % of ₹590.
    [{ channelFeeBasisPoints: 1000 }, 4100, 820],
    [{ shippingPaise: 4000 }, 6000, 1200],
    // 20 % of ₹472 is ₹94.40. One return for every four deliveries costs a quarter of it.
    [{ rtoBasisPoints: 2000 }, 10_000 - 2360, 1528],
    // The parcel that comes back was shipped too.
    [{ shippingPaise: 4000, rtoBasisPoints: 2000 }, 10_000 - 4000 - 3360, 528],
    [{ channelFeeBasisPoints: 3000 }, -7700, -1540],
  ])('%j', (costs, marginPaise, marginBasisPoints) => {
    expect(profitPerDelivery({ ...sale, ...costs }, product)).toEqual({ marginPaise, marginBasisPoints });
  });

  it('adds up over all orders', () => {
    const paise = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(
        paise,
        paise,
        fc.nat(5000),
        fc.nat(100_000),
        fc.nat(99),
        (pricePaise, spPaise, fee, shipping, returned) => {
          const goods = { ...product, spPaise };
          const profit = profitPerDelivery(
            {
              pricePaise,
              channelFeeBasisPoints: fee,
              shippingPaise: shipping,
              rtoBasisPoints: returned * 100,
            },
            goods,
          ).marginPaise;
          const delivered = 100 - returned;
          const total =
            delivered * (marginAfterGst(pricePaise, goods).marginPaise - (pricePaise * fee) / 10_000) -
            100 * shipping -
            returned * spPaise * 0.2;
          // The fee and the returns are rounded to the paisa, and so is the amount kept for each return.
          expect(Math.abs(profit * delivered - total)).toBeLessThanOrEqual(delivered + returned);
        },
      ),
    );
  });

  it('equals the margin after GST without further costs', () => {
    expect(profitPerDelivery(sale, product)).toEqual(marginAfterGst(sale.pricePaise, product));
  });
});
