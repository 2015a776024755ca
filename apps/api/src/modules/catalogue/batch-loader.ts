import DataLoader from 'dataloader';

const maxBatch = 100;
const maxRunningBatches = 2;

/**
 * Combines lookups that arrive together into one query, without caching. At most two batches run at once while the next
 * one fills up, so batches get larger and cheaper under load.
 */
export function createBatchLoader<T>(loadMany: (ids: readonly number[]) => Promise<Map<number, T>>): {
  load(id: number): Promise<T | null>;
} {
  let running = 0;
  const waiting: (() => void)[] = [];
  const start = (dispatch: () => void) => {
    running += 1;
    setImmediate(dispatch);
  };
  return new DataLoader<number, T | null>(
    async (ids) => {
      try {
        const found = await loadMany(ids);
        return ids.map((id) => found.get(id) ?? null);
      } finally {
        running -= 1;
        const next = waiting.shift();
        if (next) start(next);
      }
    },
    {
      cache: false,
      maxBatchSize: maxBatch,
      batchScheduleFn: (dispatch) => {
        if (running < maxRunningBatches) start(dispatch);
        else waiting.push(dispatch);
      },
    },
  );
}
