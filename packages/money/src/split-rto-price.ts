import { divideHalfUp } from './divide-half-up.ts';

/** Percentage of the price that is refunded when a delivery fails through the customer's fault (RTO). */
export const rtoRefundPercent = 80;

/** What is refunded and what is kept after such a return. The two add up to the price. */
export function splitRtoPrice(pricePaise: number): { refundPaise: number; feePaise: number } {
  const refundPaise = divideHalfUp(BigInt(pricePaise) * BigInt(rtoRefundPercent), 100n);
  return { refundPaise, feePaise: pricePaise - refundPaise };
}
