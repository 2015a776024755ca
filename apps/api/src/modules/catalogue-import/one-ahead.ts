/**
 * Runs one task while the next one is prepared. `handOver` waits for the previous task. An error in a task is thrown by
 * the next `handOver`, or at the end.
 */
export async function workOneAhead(
  prepare: (handOver: (work: () => Promise<void>) => Promise<void>) => Promise<void>,
): Promise<void> {
  let running = Promise.resolve();
  try {
    await prepare(async (work) => {
      await running;
      running = work();
      // Prevents an unhandled rejection before the next call awaits the task.
      running.catch(() => undefined);
    });
  } finally {
    await running;
  }
}
