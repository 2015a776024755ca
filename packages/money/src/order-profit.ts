import { divideHalfUp } from './divide-half-up.ts';
import type { TaxedProduct } from './gst-slab.ts';
import { marginAfterGst, type Margin } from './margin.ts';
import { splitRtoPrice } from './split-rto-price.ts';

export interface Sale {
  /** Including GST. */
  pricePaise: number;
  /** What the channel charges, as a share of the price and before GST. */
  channelFeeBasisPoints: number;
  /** What the merchant pays for each parcel, before GST. Our own prices include delivery. */
  shippingPaise: number;
  /** The share of shipped orders that come back. Must be less than 100%. */
  rtoBasisPoints: number;
}

/**
 * The profit per delivered order after GST, fees and returns. GST on fees and shipping is credited, so both count
 * before tax. A returned order earns nothing. It costs the shipping, plus the part of the merchant's cost that we keep.
 * The GST in that part counts as a cost too, so the profit is never overstated.
 */
export function profitPerDelivery(sale: Sale, product: TaxedProduct): Margin {
  const { pricePaise, channelFeeBasisPoints, shippingPaise, rtoBasisPoints } = sale;
  const feePaise = divideHalfUp(BigInt(pricePaise) * BigInt(channelFeeBasisPoints), 10_000n);
  const returnPaise = splitRtoPrice(product.spPaise).feePaise + shippingPaise;
  const returnsPaise = divideHalfUp(
    BigInt(returnPaise) * BigInt(rtoBasisPoints),
    BigInt(10_000 - rtoBasisPoints),
  );
  return marginAfterGst(pricePaise, product, feePaise + shippingPaise + returnsPaise);
}
