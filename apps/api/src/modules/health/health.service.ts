import type { healthEndpoints } from '@postprocure/contracts/health/endpoints';
import { isMigrated } from '@postprocure/db/migrate';
import type { Executor } from '@postprocure/db/pool';
import { AppError } from '@postprocure/contracts/app-error';
import type { Handlers } from '../../endpoints/handlers.ts';
import { withTimeout } from '../../limits/with-timeout.ts';
import type { StorageStatus } from './storage-status.ts';

interface HealthDependencies {
  /** Should be a separate pool, so that a busy server still counts as healthy. */
  database: Executor;
  timeoutMs: number;
}

interface HealthHandlerDependencies extends HealthDependencies {
  storage: Pick<StorageStatus, 'isFull'>;
}

export function createHealthHandlers({
  storage,
  ...dependencies
}: HealthHandlerDependencies): Handlers<typeof healthEndpoints> {
  const checkHealth = createHealthCheck(dependencies);
  return {
    'GET /api/health': async () => {
      await checkHealth();
      return (await storage.isFull()) ? { status: 'degraded', reason: storageFull } : { status: 'ok' };
    },
  };
}

const storageFull = 'The disk is full or almost full: pages can be read, but changes may fail.';

/** The check resolves if the database responds in time and has every migration; otherwise it rejects with a 503. */
export function createHealthCheck({ database, timeoutMs }: HealthDependencies): () => Promise<void> {
  let migrated = false;
  let running: Promise<void> | undefined;

  async function queryDatabase(): Promise<void> {
    // Once all migrations are applied, their files need not be read again.
    if (migrated) {
      await database.query({ name: 'health', text: 'select 1' });
      return;
    }
    migrated = await isMigrated(database);
    if (!migrated) throw new AppError('OVERLOADED', 'The database is being prepared.');
  }

  return () => {
    // Concurrent checks share one query.
    running ??= requireAnswer(queryDatabase(), timeoutMs).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function requireAnswer(answer: Promise<void>, timeoutMs: number): Promise<void> {
  try {
    await withTimeout(answer, timeoutMs, 'The database did not respond in time.');
  } catch (cause) {
    throw cause instanceof AppError
      ? cause
      : new AppError('OVERLOADED', 'The database cannot be reached.', { cause });
  }
}
