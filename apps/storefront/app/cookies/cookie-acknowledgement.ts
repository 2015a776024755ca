const storageKey = 'postProcureCookieNotice';
const listeners = new Set<() => void>();
/** Remembers the acknowledgement for this page if the browser doesn't allow storage. */
let acknowledgedHere = false;

export const watchCookieNotice = (notify: () => void): (() => void) => {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
};

/** True until the notice is acknowledged on this device. */
export function readCookieNotice(): boolean {
  if (acknowledgedHere) return false;
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}

export function acknowledgeCookies(): void {
  acknowledgedHere = true;
  try {
    localStorage.setItem(storageKey, new Date().toISOString());
  } catch {
    // Storage is disabled or full. The notice will be shown again on the next page load.
  }
  for (const notify of listeners) notify();
}
