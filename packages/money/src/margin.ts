import { splitGst } from './gst.ts';
import { saleGst, type TaxedProduct } from './gst-slab.ts';

export interface Margin {
  marginPaise: number;
  /** The margin as a share of the selling price before GST, in basis points. */
  marginBasisPoints: number;
}

/**
 * The profit on a sale after GST. Both prices include GST, each at a separate rate. The tax on the sale is owed and
 * the tax on the cost is credited against it, so the margin is the difference between the prices before tax.
 * `otherCostsPaise` are fees and other costs of the sale, before GST.
 */
export function marginAfterGst(pricePaise: number, product: TaxedProduct, otherCostsPaise = 0): Margin {
  const taxable = splitGst(pricePaise, saleGst(product, pricePaise) / 100).taxablePaise;
  const cost = splitGst(product.spPaise, product.gstBasisPoints / 100).taxablePaise;
  const marginPaise = taxable - cost - otherCostsPaise;
  return { marginPaise, marginBasisPoints: taxable === 0 ? 0 : Math.floor((marginPaise * 10_000) / taxable) };
}
