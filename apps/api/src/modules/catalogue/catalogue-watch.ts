import type { Executor } from '@postprocure/db/pool';
import { readChangesSince } from './catalogue-changes.repository.ts';

export interface CatalogueWatchOptions {
  onChange: () => void;
  intervalMs?: number;
}

export interface CatalogueWatch {
  stop(): void;
}

const defaultIntervalMs = 1000;

/**
 * Calls back within about a second of a change to the catalogue, made by any process. Changes may be missed while the
 * database is unreachable, so the first successful poll after an outage counts as a change.
 */
export function watchChanges(
  reads: Executor,
  { onChange, intervalMs = defaultIntervalMs }: CatalogueWatchOptions,
): CatalogueWatch {
  let stopped = false;
  let snapshot: string | null = null;
  let timer: ReturnType<typeof setTimeout>;

  async function poll(): Promise<void> {
    try {
      const since = await readChangesSince(reads, snapshot);
      snapshot = since.snapshot;
      if (!stopped && since.changed) onChange();
    } catch {
      // The error is not logged here, because other queries report the outage.
      snapshot = null;
    }
    if (!stopped) timer = setTimeout(() => void poll(), intervalMs).unref();
  }

  timer = setTimeout(() => void poll(), 0).unref();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
