export interface RefreshedValue<T> {
  read(): Promise<T>;
  /** The next reading loads it anew. */
  clear(): void;
}

/**
 * Keeps a small value that is read on every request and changes rarely. It is loaded again once it is older than
 * `maxAgeMs`; callers at the same time share one load, and a failed load is not kept.
 */
export function keepRefreshed<T>(load: () => Promise<T>, maxAgeMs: number): RefreshedValue<T> {
  let current: Promise<T> | undefined;
  let loadedAt = 0;
  return {
    read: () => {
      if (current === undefined || Date.now() - loadedAt > maxAgeMs) {
        loadedAt = Date.now();
        const loading = load();
        current = loading;
        loading.catch(() => {
          if (current === loading) current = undefined;
        });
      }
      return current;
    },
    clear: () => {
      current = undefined;
    },
  };
}
