/** Resolves with the result, but not before the time has passed, so that a pending label does not just flash. */
export async function waitAtLeast<T>(ms: number, work: Promise<T> | T): Promise<T> {
  const [result] = await Promise.all([work, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
  return result;
}
