import { LruMap } from '../../limits/lru-map.ts';

/** An LRU cache of data that depends on the catalogue. */
export interface WatchedCache<Key, Value> {
  get(key: Key, load: () => Promise<Value>): Promise<Value>;
  /** Starts caching. Whoever calls this must call `clear` after every change. The returned function stops caching. */
  enable(): () => void;
  /** Drops everything, including values that are still being loaded. */
  clear(): void;
}

export interface WatchedCacheOptions<Value> {
  maxSize: number;
  /** How much of `maxSize` a value takes up. Values of size 0 are not cached. */
  sizeOf: (value: Value) => number;
  /** Bounds the age of values, because not every change is announced. */
  maxAgeMs: number;
  now?: () => number;
}

interface Entry<Value> {
  value: Value;
  size: number;
  expiresAt: number;
}

export function createWatchedCache<Key, Value>({
  maxSize,
  sizeOf,
  maxAgeMs,
  now = Date.now,
}: WatchedCacheOptions<Value>): WatchedCache<Key, Value> {
  const createEntries = () => new LruMap<Key, Entry<Value>>({ maxSize, sizeOf: ({ size }) => size });
  let entries = createEntries();
  let users = 0;

  const clear = () => {
    entries = createEntries();
  };

  return {
    clear,
    enable: () => {
      users += 1;
      return () => {
        users -= 1;
        if (users === 0) clear();
      };
    },
    get: async (key, load) => {
      const known = entries.get(key);
      if (known !== undefined && now() < known.expiresAt) return known.value;
      const before = entries;
      const expiresAt = now() + maxAgeMs;
      const value = await load();
      const size = sizeOf(value);
      if (size > 0 && users > 0 && before === entries) entries.set(key, { value, size, expiresAt });
      return value;
    },
  };
}
