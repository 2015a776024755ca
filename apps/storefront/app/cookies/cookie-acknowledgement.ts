const storageKey = 'postProcureCookieNotice';
const listeners = new Set<() => void>();
/** For browsers that let nothing be stored: at least this page does not ask again. */
let acknowledgedHere = false;

export const watchCookieNotice = (notify: () => void): (() => void) => {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
};

/** True while the notice has not been acknowledged on this device. */
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
    // Storage is switched off or full; the notice will show again on the next page load.
  }
  for (const notify of listeners) notify();
}
