import type { SessionStorage } from '@postprocure/api-client/session';

/** If the browser forbids storage, the login lasts until the page is closed; everything else keeps working. */
export const browserStorage = openStorage(() => localStorage);

/** Storage that is cleared when the tab is closed. */
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
