import type { SubscriptionDetail } from '@postprocure/contracts/subscriptions/subscription';
import { saleGst } from '@postprocure/money/gst-slab';
import { marginAfterGst } from '@postprocure/money/margin';
import { paiseToRupees, rupeesToPaise } from '@postprocure/money/paise';
import { readPrice } from './read-price.ts';

export type PriceFigures = Pick<SubscriptionDetail, 'price' | 'margin' | 'marginPercent' | 'saleGstRate'>;

/** Returns what the typed price would earn, calculated as on the server, or null if the price cannot be set. */
export function previewPrice(
  typed: string,
  { cost, mrp, gstRate, hsn }: Pick<SubscriptionDetail, 'cost' | 'mrp' | 'gstRate' | 'hsn'>,
): PriceFigures | null {
  const read = readPrice(typed, mrp);
  if ('problem' in read) return null;
  const product = { spPaise: rupeesToPaise(cost), gstBasisPoints: Math.round(gstRate * 100), hsn };
  const pricePaise = rupeesToPaise(read.price);
  const { marginPaise, marginBasisPoints } = marginAfterGst(pricePaise, product);
  return {
    price: read.price,
    margin: paiseToRupees(marginPaise),
    marginPercent: marginBasisPoints / 100,
    saleGstRate: saleGst(product, pricePaise) / 100,
  };
}
