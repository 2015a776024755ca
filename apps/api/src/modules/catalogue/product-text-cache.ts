import { LruMap } from '../../limits/lru-map.ts';

export interface ProductTextCache {
  get(id: number): Promise<string | null>;
  /** Starts caching. Whoever calls this must call `clear` after every change. The returned function stops caching. */
  enable(): () => void;
  /** Drops everything, including texts that are still being loaded. */
  clear(): void;
}

export interface ProductTextCacheOptions {
  maxCharacters: number;
  /** Bounds the age of texts, because not every change is announced. */
  maxAgeMs: number;
  now?: () => number;
}

interface Entry {
  text: string;
  expiresAt: number;
}

/** An LRU cache of product texts. Missing products are not cached. */
export function createProductTextCache(
  load: (id: number) => Promise<string | null>,
  { maxCharacters, maxAgeMs, now = Date.now }: ProductTextCacheOptions,
): ProductTextCache {
  const createEntries = () =>
    new LruMap<number, Entry>({ maxSize: maxCharacters, sizeOf: ({ text }) => text.length });
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
    get: async (id) => {
      const known = entries.get(id);
      if (known !== undefined && now() < known.expiresAt) return known.text;
      const before = entries;
      const expiresAt = now() + maxAgeMs;
      const text = await load(id);
      if (text !== null && users > 0 && before === entries) entries.set(id, { text, expiresAt });
      return text;
    },
  };
}
