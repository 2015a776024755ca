/** Resolves with what the work came to, but not before the time is over: a label that only flashes helps nobody. */
export async function waitAtLeast<T>(ms: number, work: Promise<T> | T): Promise<T> {
  const [result] = await Promise.all([work, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
  return result;
}
