import { isMigrated } from '@postprocure/db/migrate';
import type { Executor } from '@postprocure/db/pool';
import { AppError } from '@postprocure/contracts/app-error';

export interface HealthService {
  /** Resolves when the database answers in time and has every migration; rejects with a 503 otherwise. */
  check(): Promise<void>;
}

interface HealthOptions {
  /** Should be a pool of its own: a busy server is not a sick one. */
  database: Executor;
  answerWithinMs: number;
}

export function createHealthService({ database, answerWithinMs }: HealthOptions): HealthService {
  let migrated = false;
  let running: Promise<void> | undefined;

  async function askDatabase(): Promise<void> {
    // The migration files are read until they are found applied, and never again.
    if (migrated) {
      await database.query({ name: 'health', text: 'select 1' });
      return;
    }
    migrated = await isMigrated(database);
    if (!migrated) throw new AppError('OVERLOADED', 'The database is being prepared.');
  }

  return {
    check() {
      // However many ask at once, the database is asked once.
      running ??= withinTime(answerWithinMs, askDatabase()).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

async function withinTime(ms: number, answer: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new AppError('TIMEOUT', 'The database does not answer in time.'));
  }, ms);
  try {
    await Promise.race([answer, late]);
  } catch (cause) {
    throw cause instanceof AppError
      ? cause
      : new AppError('OVERLOADED', 'The database cannot be reached.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
