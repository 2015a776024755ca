/**
 * Lets a piece of work go on while the next one is prepared, and never more than that one: `handOver` waits for the
 * work before. A failure of the work shows at the next hand-over, or at the end.
 */
export async function workOneAhead(
  prepare: (handOver: (work: () => Promise<void>) => Promise<void>) => Promise<void>,
): Promise<void> {
  let running = Promise.resolve();
  try {
    await prepare(async (work) => {
      await running;
      running = work();
      // Until somebody waits for it, a failure would count as one that nobody handles.
      running.catch(() => undefined);
    });
  } finally {
    await running;
  }
}
