/** A supplier's product and the GST included in its price. */
export interface TaxedProduct {
  spPaise: number;
  gstBasisPoints: number;
  /** 4, 6 or 8 digits; empty if unknown. */
  hsn: string;
}

/**
 * GST on clothing, made-up textiles, footwear and quilts depends on the selling price per piece (since 22 September
 * 2025): the lower rate applies up to ₹2,500 before tax, the higher rate above.
 */
export const gstSlab = {
  /**
   * A pattern that works in both JavaScript and PostgreSQL. Worn clothing (6309) is excluded, because its rate does
   * not depend on the price.
   */
  hsnPattern: '^(6[124]|63(?!09)|9404)',
  lowerBasisPoints: 500,
  higherBasisPoints: 1800,
  /** The highest price, including tax, to which the lower rate applies. */
  limitPaise: 262_500,
} as const;

const slabbedHsn = new RegExp(gstSlab.hsnPattern);

export const slabGst = (pricePaise: number): number =>
  pricePaise <= gstSlab.limitPaise ? gstSlab.lowerBasisPoints : gstSlab.higherBasisPoints;

/**
 * The GST rate when a merchant resells a supplier's product. If the supplier's rate differs from the slab rate, the
 * product is an exception and keeps the supplier's rate.
 */
export function saleGst({ spPaise, gstBasisPoints, hsn }: TaxedProduct, pricePaise: number): number {
  const isSlabbed = slabbedHsn.test(hsn) && slabGst(spPaise) === gstBasisPoints;
  return isSlabbed ? slabGst(pricePaise) : gstBasisPoints;
}

/** What is sold: a product or one of its variations. */
export interface Offer {
  spPaise: number;
  mrpPaise: number;
}

/** Treats a variation as a separate product, so that its GST rate follows from its own cost. */
export const offerVariation = (
  product: TaxedProduct,
  { spPaise, mrpPaise }: Offer,
): TaxedProduct & Offer => ({
  spPaise,
  mrpPaise,
  gstBasisPoints: saleGst(product, spPaise),
  hsn: product.hsn,
});
