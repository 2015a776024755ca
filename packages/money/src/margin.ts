import { splitGst } from './gst.ts';
import { saleGst, type TaxedProduct } from './sale-gst.ts';

export interface Margin {
  marginPaise: number;
  /** Of the selling price without GST, in hundredths of a percent. */
  marginBasisPoints: number;
}

/**
 * What is left of a sale after GST. Both prices contain it, each at its own rate. The tax within the selling price
 * is owed, the tax within the cost is credited against it, so the margin is the one price without its tax less
 * the other without its own. Fees of marketplaces and payments are not in it.
 */
export function marginAfterGst(pricePaise: number, product: TaxedProduct): Margin {
  const taxable = splitGst(pricePaise, saleGst(product, pricePaise) / 100).taxablePaise;
  const marginPaise = taxable - splitGst(product.spPaise, product.gstBasisPoints / 100).taxablePaise;
  return { marginPaise, marginBasisPoints: taxable === 0 ? 0 : Math.floor((marginPaise * 10_000) / taxable) };
}
