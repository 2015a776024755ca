/** Divides two non-negative amounts and rounds half up to a whole number. */
export const divideHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));
