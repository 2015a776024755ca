import type { Pool } from '@postprocure/db/pool';
import type { ImportProgress, ProgressStep } from '../import-progress.ts';
import { saveProgress } from './import-run.repository.ts';

const saveEveryMs = 500;

/** Thrown between two batches when the worker stops. The import continues when the worker restarts. */
export class Interrupted extends Error {}

export interface RunProgress extends ImportProgress {
  /** Waits until the latest progress has been saved. */
  settle(): Promise<void>;
}

/** Saves the progress of a run, at most twice a second. */
export function createRunProgress(database: Pool, runId: string, signal: AbortSignal): RunProgress {
  let step: ProgressStep = 'check';
  let savedAt = 0;
  let saving = Promise.resolve();
  const save = (fraction: number, rows: number) => {
    savedAt = Date.now();
    // An import need not fail because its progress cannot be saved. If the database is unavailable, it fails anyway.
    saving = saving
      .then(() => saveProgress(database, runId, { step, fraction, rows }))
      .catch(() => undefined);
  };
  return {
    note: () => undefined,
    start: (next) => {
      step = next;
      save(0, 0);
    },
    advance: (fraction, rows) => {
      if (signal.aborted) throw new Interrupted();
      if (Date.now() - savedAt >= saveEveryMs) save(Math.min(fraction, 1), rows);
    },
    stop: () => undefined,
    settle: () => saving,
  };
}
