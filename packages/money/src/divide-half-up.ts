/** The quotient of two amounts that are not negative, rounded half up to a whole number. */
export const divideHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));
