import type { StoredResponse } from './stored-response.ts';

export interface RenderedPage {
  response: StoredResponse;
  /** How long the page is fresh. If this and `staleMs` are 0, the page is not cached. */
  freshMs: number;
  /** How long after that it may be served while it is rendered again. */
  staleMs: number;
}

export interface PageCache {
  get(key: string, render: () => Promise<RenderedPage>): Promise<StoredResponse>;
  /** Drops all pages, including those being rendered. */
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
/** Accounts for the compressed copies of each page. */
const compressedShare = 1.5;

/** LRU cache of rendered pages. Concurrent requests for the same page share one rendering. */
export function createPageCache({ maxBytes, onRefreshError, now = Date.now }: PageCacheOptions): PageCache {
  let entries = new Map<string, Entry>();
  let pending = new Map<string, Promise<StoredResponse>>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function store(key: string, { response, freshMs, staleMs }: RenderedPage): void {
    remove(key);
    const size = response.body.length * compressedShare + key.length;
    if (freshMs + staleMs <= 0 || key.length > longestKey || size > maxBytes) return;
    const freshUntil = now() + freshMs;
    entries.set(key, { response, freshUntil, staleUntil: freshUntil + staleMs, bytes: size });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
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
      entries.delete(key);
      entries.set(key, entry);
      if (now() >= entry.freshUntil) renderOnce(key, render).catch(onRefreshError);
      return Promise.resolve(entry.response);
    },
    invalidate: () => {
      entries = new Map();
      pending = new Map();
      bytes = 0;
    },
  };
}
