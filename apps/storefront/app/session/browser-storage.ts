import type { SessionStorage } from '@postprocure/api-client/session';

/** Where a browser forbids storage, the login lasts as long as the page; the shop itself goes on working. */
export const browserStorage = openStorage(() => localStorage);

/** What belongs to one tab and ends with it. */
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
