/** Rupees are shown and travel on the wire; inside, money is whole paise. */
export const paiseToRupees = (paise: number): number => {
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not a whole number of paise: ${paise}`);
  return paise / 100;
};

/** Exact or refused: an amount with a fraction of a paisa is never rounded away silently. */
export const rupeesToPaise = (rupees: number): number => {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise) || paise / 100 !== rupees) {
    throw new RangeError(`Not an amount in rupees and paise: ${rupees}`);
  }
  return paise;
};
