import type { SessionStorage } from '@postprocure/api-client/session';

/** Where a browser forbids storage, the login lasts as long as the page; the shop itself goes on working. */
export const browserStorage: SessionStorage = openStorage();

function openStorage(): SessionStorage {
  try {
    return localStorage;
  } catch {
    const entries = new Map<string, string>();
    return {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    };
  }
}
