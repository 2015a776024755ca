import { formatRupees } from '@postprocure/money/format-rupees';
import type { Margin } from '@postprocure/money/margin';
import { profitPerDelivery } from '@postprocure/money/order-profit';
import { paiseToRupees } from '@postprocure/money/paise';
import { parseRupees } from '@postprocure/money/parse-rupees';
import type { OfferedProduct } from '@postprocure/money/price-by-rule';

/** The fields of the margin calculator as typed. All except the price may be empty, which means zero. */
export interface MarginInputs {
  price: string;
  channelFee: string;
  shipping: string;
  rto: string;
}

export type MarginField = keyof MarginInputs;

type Read = { value: number } | { problem: string };

export type MarginAnswer = Margin | { field: MarginField; problem: string };

/** If more parcels than this are returned, the profit per delivered order is no longer a meaningful figure. */
const maxRtoPercent = 90;

/** The profit on a delivered order, or the problem with the first invalid field. */
export function answerMargin(inputs: MarginInputs, offer: OfferedProduct): MarginAnswer {
  const price = readSellingPrice(inputs.price, offer.mrpPaise);
  if ('problem' in price) return { field: 'price', ...price };
  const channelFee = readPercent(inputs.channelFee, 100);
  if ('problem' in channelFee) return { field: 'channelFee', ...channelFee };
  const shipping = readAmount(inputs.shipping);
  if ('problem' in shipping) return { field: 'shipping', ...shipping };
  const rto = readPercent(inputs.rto, maxRtoPercent);
  if ('problem' in rto) return { field: 'rto', ...rto };
  return profitPerDelivery(
    {
      pricePaise: price.value,
      channelFeeBasisPoints: channelFee.value,
      shippingPaise: shipping.value,
      rtoBasisPoints: rto.value,
    },
    offer,
  );
}

/** Reads a price, which must not be above the MRP, and returns it in paise. */
export function readSellingPrice(text: string, mrpPaise: number): Read {
  const price = parseRupees(text);
  if ('reason' in price || price.paise === 0) {
    return { problem: 'Enter your selling price in rupees, such as 499 or 499.50.' };
  }
  if (price.paise > mrpPaise) {
    return { problem: `The price can't be above the MRP of ${formatRupees(paiseToRupees(mrpPaise))}.` };
  }
  return { value: price.paise };
}

function readAmount(text: string): Read {
  if (text.trim() === '') return { value: 0 };
  const amount = parseRupees(text);
  return 'reason' in amount
    ? { problem: 'Enter the shipping in rupees, such as 60 or 60.50.' }
    : { value: amount.paise };
}

/** Reads a percentage and returns it in basis points. */
function readPercent(text: string, max: number): Read {
  const typed = text.replace(/%$/, '').trim();
  const percent = Number(typed);
  if (!/^(?:\d{1,3}(?:\.\d{0,2})?)?$/.test(typed) || percent > max) {
    return { problem: `Enter a percentage from 0 to ${max}, such as 15 or 7.5.` };
  }
  return { value: Math.round(percent * 100) };
}
