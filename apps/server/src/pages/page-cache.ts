import { LruMap } from '@postprocure/api/limits/lru-map';
import type { StoredResponse } from './stored-response.ts';

export interface RenderedPage {
  response: StoredResponse;
  /** How long the page may be served without a refresh. The page is not cached if this and `staleMs` are both 0. */
  freshMs: number;
  /** How long after `freshMs` the stale page may still be served while a new one is rendered. */
  staleMs: number;
}

export interface PageCache {
  get(key: string, render: () => Promise<RenderedPage>): StoredResponse | Promise<StoredResponse>;
  /** Drops everything, including pages that are being rendered. */
  invalidate(): void;
}

export interface PageCacheOptions {
  maxBytes: number;
  onRefreshError: (error: unknown) => void;
  now?: () => number;
}

interface Entry {
  response: StoredResponse;
  freshUntil: number;
  staleUntil: number;
  bytes: number;
}

const longestKey = 2048;
/** Accounts for the compressed copies that are stored with a page. */
const compressedShare = 1.5;

/** An LRU cache of rendered pages. Concurrent requests for a page share one rendering. */
export function createPageCache({ maxBytes, onRefreshError, now = Date.now }: PageCacheOptions): PageCache {
  const createEntries = () => new LruMap<string, Entry>({ maxSize: maxBytes, sizeOf: ({ bytes }) => bytes });
  let entries = createEntries();
  let pending = new Map<string, Promise<StoredResponse>>();

  function store(key: string, { response, freshMs, staleMs }: RenderedPage): void {
    entries.delete(key);
    if (freshMs + staleMs <= 0 || key.length > longestKey) return;
    const freshUntil = now() + freshMs;
    const bytes = response.body.length * compressedShare + key.length;
    entries.set(key, { response, freshUntil, staleUntil: freshUntil + staleMs, bytes });
  }

  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<StoredResponse> {
    const running = pending.get(key);
    if (running) return running;
    const generation = pending;
    const rendering = render()
      .then((page) => {
        if (generation === pending) store(key, page);
        return page.response;
      })
      .finally(() => generation.delete(key));
    generation.set(key, rendering);
    return rendering;
  }

  return {
    get: (key, render) => {
      const entry = entries.get(key);
      if (!entry || now() >= entry.staleUntil) return renderOnce(key, render);
      if (now() >= entry.freshUntil) renderOnce(key, render).catch(onRefreshError);
      return entry.response;
    },
    invalidate: () => {
      entries = createEntries();
      pending = new Map();
    },
  };
}
