const position =
  /^(near|nearby|opp|opposite|behind|beside|besides|next|adjacent|above|below|in front|in|at|off|close|inside|outside|after|before|between|across|by)\b/i;

/**
 * Writes the landmark as a line of the address. Many customers include the position themselves: "Opposite Infinity
 * Mall".
 */
export const writeLandmark = (landmark: string): string =>
  landmark === '' || position.test(landmark) ? landmark : `Near ${landmark}`;
