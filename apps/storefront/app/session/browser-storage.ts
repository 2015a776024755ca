import type { SessionStorage } from '@postprocure/api-client/session';

/** If storage is blocked, the login lasts until the page is closed. The store works anyway. */
export const browserStorage = openStorage(() => localStorage);

/** Storage of this tab only. */
export const tabStorage = openStorage(() => sessionStorage);

function openStorage(open: () => SessionStorage): SessionStorage {
  try {
    return open();
  } catch {
    const entries = new Map<string, string>();
    return {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    };
  }
}
