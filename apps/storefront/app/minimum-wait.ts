/** Resolves with the result of the work, but not before the minimum time, so that a pending label does not flash. */
export async function waitAtLeast<T>(ms: number, work: Promise<T> | T): Promise<T> {
  const [result] = await Promise.all([work, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
  return result;
}
