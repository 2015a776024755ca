/** Internally, money is in whole paise. Rupees are used for display and in the API. */
export const paiseToRupees = (paise: number): number => {
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not a whole number of paise: ${paise}`);
  return paise / 100;
};

/** Throws an error instead of rounding if the amount includes a fraction of a paisa. */
export const rupeesToPaise = (rupees: number): number => {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise) || paise / 100 !== rupees) {
    throw new RangeError(`Invalid amount in rupees: ${rupees}`);
  }
  return paise;
};
