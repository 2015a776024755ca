import DataLoader from 'dataloader';

const maxBatch = 100;
const maxBatchesAtWork = 2;

/**
 * Answers single look-ups that arrive together by one statement, and keeps nothing beyond it. While two batches are
 * at work the next one gathers, so the busier the process, the larger and cheaper the batches.
 */
export function createBatchLoader<T>(loadMany: (ids: readonly number[]) => Promise<Map<number, T>>): {
  load(id: number): Promise<T | null>;
} {
  let atWork = 0;
  const waiting: (() => void)[] = [];
  const start = (dispatch: () => void) => {
    atWork += 1;
    setImmediate(dispatch);
  };
  return new DataLoader<number, T | null>(
    async (ids) => {
      try {
        const found = await loadMany(ids);
        return ids.map((id) => found.get(id) ?? null);
      } finally {
        atWork -= 1;
        const next = waiting.shift();
        if (next) start(next);
      }
    },
    {
      cache: false,
      maxBatchSize: maxBatch,
      batchScheduleFn: (dispatch) => {
        if (atWork < maxBatchesAtWork) start(dispatch);
        else waiting.push(dispatch);
      },
    },
  );
}
