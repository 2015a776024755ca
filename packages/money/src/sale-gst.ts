/** What a supplier sells, and the tax in its price. */
export interface TaxedProduct {
  spPaise: number;
  gstBasisPoints: number;
  /** Of 4, 6 or 8 digits; empty where it is not known. */
  hsn: string;
}

/**
 * Clothing, made-up textiles, footwear and quilts are taxed by what a piece is sold for (rates from 22 September
 * 2025): the lower rate up to ₹2,500 before tax, the higher one above.
 */
export const gstSlab = {
  /** For JavaScript and PostgreSQL alike. Worn clothing, 6309, has no slab. */
  hsnPattern: '^(6[124]|63(?!09)|9404)',
  lowerBasisPoints: 500,
  higherBasisPoints: 1800,
  /** The highest price that the lower rate allows, tax included. */
  limitPaise: 262_500,
} as const;

const slabbedHsn = new RegExp(gstSlab.hsnPattern);

export const slabGst = (pricePaise: number): number =>
  pricePaise <= gstSlab.limitPaise ? gstSlab.lowerBasisPoints : gstSlab.higherBasisPoints;

/**
 * The rate at which somebody sells on what the supplier sells to them. A product of these chapters that the supplier
 * taxes otherwise than by the slab is an exception, and stays one.
 */
export function saleGst({ spPaise, gstBasisPoints, hsn }: TaxedProduct, pricePaise: number): number {
  const isSlabbed = slabbedHsn.test(hsn) && slabGst(spPaise) === gstBasisPoints;
  return isSlabbed ? slabGst(pricePaise) : gstBasisPoints;
}
