import { setTimeout as delay } from 'node:timers/promises';

/** The part of a job runner that is supervised. */
interface SupervisedRunner {
  /** Resolves when the runner has been stopped, and rejects when it has failed. */
  promise: Promise<void>;
  stop(): Promise<void>;
}

interface ErrorLogger {
  error(details: object, message: string): void;
}

const restartDelayMs = 1000;

/**
 * Starts a runner, and restarts it whenever it fails, for example because the database was restarted. Rejects only if
 * the first start fails.
 */
export async function superviseRunner(
  start: () => Promise<SupervisedRunner>,
  logger: ErrorLogger,
  delayMs = restartDelayMs,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let runner: SupervisedRunner | null = await start();

  const runUntilStopped = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        runner ??= await start();
        await runner.promise;
      } catch (error) {
        logger.error({ err: error }, 'the worker failed and is started again');
      }
      runner = null;
      await delay(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const ended = runUntilStopped();

  return {
    stop: async () => {
      stopping.abort();
      // The runner may have failed already, in which case it cannot be stopped.
      await runner?.stop().catch(() => undefined);
      await ended;
    },
  };
}
