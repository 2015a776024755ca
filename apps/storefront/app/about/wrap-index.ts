/** Wraps an index around: -1 is the last item, and `length` the first. */
export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count;
