import { splitGst } from './gst.ts';

export interface Margin {
  marginPaise: number;
  /** Of the selling price without GST, in hundredths of a percent. */
  marginBasisPoints: number;
}

/**
 * What is left of a sale after GST. Both prices contain GST at the product's rate. The tax within the selling price
 * is owed, the tax within the cost is credited against it, so the margin is the one price without its tax less
 * the other without its own. Fees of marketplaces and payments are not in it.
 */
export function marginAfterGst(pricePaise: number, costPaise: number, gstBasisPoints: number): Margin {
  const rate = gstBasisPoints / 100;
  const taxable = splitGst(pricePaise, rate).taxablePaise;
  const marginPaise = taxable - splitGst(costPaise, rate).taxablePaise;
  return { marginPaise, marginBasisPoints: taxable === 0 ? 0 : Math.floor((marginPaise * 10_000) / taxable) };
}
