export interface RefreshedValue<T> {
  read(): Promise<T>;
  /** Makes the next read load the value again. */
  clear(): void;
}

/**
 * Caches a small value that is read on every request and changes rarely. It is reloaded once it is older than
 * `maxAgeMs`. Concurrent readers share one load, and failed loads are not cached.
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
