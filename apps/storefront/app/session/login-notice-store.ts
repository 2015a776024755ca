import { tabStorage } from './browser-storage.ts';

/** The notice that visitors see after they return from the login page. */
export type LoginNoticeContent =
  | { kind: 'failed' }
  /** This browser did not start the login, so the token may belong to an attacker (login CSRF). */
  | { kind: 'unrequested'; email: string };

const key = 'loginNotice';
const listeners = new Set<() => void>();
let current: LoginNoticeContent | null | undefined;

export function showLoginNotice(notice: LoginNoticeContent | null): void {
  if (notice) tabStorage.setItem(key, JSON.stringify(notice));
  else tabStorage.removeItem(key);
  current = notice;
  for (const notify of listeners) notify();
}

/** The notice stays until it is dismissed, even if the page is reloaded. */
export function readLoginNotice(): LoginNoticeContent | null {
  if (current === undefined) current = parseNotice(tabStorage.getItem(key));
  return current;
}

export function subscribeToLoginNotice(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function parseNotice(text: string | null): LoginNoticeContent | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<{ kind: string; email: string }> | null;
    if (value?.kind === 'failed') return { kind: 'failed' };
    if (value?.kind === 'unrequested') return { kind: 'unrequested', email: String(value.email) };
  } catch {
    // Damaged storage is treated as empty.
  }
  return null;
}
