import { divideHalfUp } from './divide-half-up.ts';

export interface GstSplit {
  taxablePaise: number;
  taxPaise: number;
}

/**
 * Splits a price that includes GST. The tax is rounded half up to the paisa and the taxable value is the rest, so
 * that they always add up to the price. Rates have at most two decimals, such as 0.25%.
 */
export function splitGst(inclusivePaise: number, ratePercent: number): GstSplit {
  if (!Number.isSafeInteger(inclusivePaise) || inclusivePaise < 0) {
    throw new RangeError(`Invalid price in paise: ${inclusivePaise}`);
  }
  const rate = Math.round(ratePercent * 100);
  if (!Number.isFinite(rate) || rate < 0 || rate / 100 !== ratePercent) {
    throw new RangeError(`Invalid GST rate: ${ratePercent}`);
  }
  const taxPaise = divideHalfUp(BigInt(inclusivePaise) * BigInt(rate), BigInt(10_000 + rate));
  return { taxablePaise: inclusivePaise - taxPaise, taxPaise };
}
