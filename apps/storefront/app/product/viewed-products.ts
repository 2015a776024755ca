import { useEffect, useSyncExternalStore } from 'react';

export interface ViewedProduct {
  id: number;
  title: string;
  image: string | undefined;
}

const storageKey = 'postProcureViewed';
const keptCount = 13;
const nothing: readonly ViewedProduct[] = [];

/** Products viewed on this device, latest first. Prices are not stored, because they may be outdated. */
export function useRecentlyViewed(current: ViewedProduct): ViewedProduct[] {
  const { id, title, image } = current;
  useEffect(() => remember({ id, title, image }), [id, title, image]);
  const viewed = useSyncExternalStore(subscribe, readViewed, () => nothing);
  return viewed.filter((product) => product.id !== id);
}

export const addViewed = (viewed: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] =>
  [product, ...viewed.filter(({ id }) => id !== product.id)].slice(0, keptCount);

/** Validates the stored data, which may have been edited on the device. */
export function parseViewed(stored: string | null): ViewedProduct[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? entries.filter(isViewedProduct) : [];
  } catch {
    return [];
  }
}

const isViewedProduct = (entry: unknown): entry is ViewedProduct => {
  const { id, title, image } = (entry ?? {}) as Record<string, unknown>;
  const isPath = typeof image === 'string' && image.startsWith('/media/');
  return Number.isSafeInteger(id) && typeof title === 'string' && (image === undefined || isPath);
};

let read: { stored: string | null; viewed: readonly ViewedProduct[] } = { stored: null, viewed: nothing };
const listeners = new Set<() => void>();

function readViewed(): readonly ViewedProduct[] {
  const stored = readStorage();
  if (stored !== read.stored) read = { stored, viewed: parseViewed(stored) };
  return read.viewed;
}

function remember(product: ViewedProduct): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(addViewed(readViewed(), product)));
  } catch {
    // Without storage, no recently viewed products are shown.
  }
  for (const notify of listeners) notify();
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
