import type { Executor } from '@postprocure/db/pool';
import { readChangesSince } from './catalogue-changes.repository.ts';

export interface CatalogueWatchOptions {
  onChange: () => void;
  everyMs?: number;
}

export interface CatalogueWatch {
  stop(): void;
}

const standardPaceMs = 1000;

/**
 * Calls back within about a second after somebody, in whichever process, has changed the catalogue. While the
 * database cannot be asked, changes may be missed, so the first answer after that counts as a change.
 */
export function watchChanges(
  reads: Executor,
  { onChange, everyMs = standardPaceMs }: CatalogueWatchOptions,
): CatalogueWatch {
  let stopped = false;
  let snapshot: string | null = null;
  let timer: ReturnType<typeof setTimeout>;

  async function look(): Promise<void> {
    try {
      const since = await readChangesSince(reads, snapshot);
      snapshot = since.snapshot;
      if (!stopped && since.changed) onChange();
    } catch {
      // Everyone else who asks the database reports that it is away.
      snapshot = null;
    }
    if (!stopped) timer = setTimeout(() => void look(), everyMs).unref();
  }

  timer = setTimeout(() => void look(), 0).unref();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
