/** The place in a ring: before the first comes the last, after the last the first. */
export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count;
