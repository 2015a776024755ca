import { rtoRefundPercent } from '@postprocure/contracts/fulfilment/delivery-rules';
import { divideHalfUp } from '@postprocure/money/divide-half-up';

/** What is refunded and what is kept when a parcel returns because of the customer. Both add up to the price. */
export function splitRtoPrice(pricePaise: number): { refundPaise: number; feePaise: number } {
  const refundPaise = divideHalfUp(BigInt(pricePaise) * BigInt(rtoRefundPercent), 100n);
  return { refundPaise, feePaise: pricePaise - refundPaise };
}
