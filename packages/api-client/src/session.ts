import { loginSessionMs } from '@postprocure/contracts/limits';
import type { LoginResult, LoginUser } from '@postprocure/contracts/login';
import { isRecord } from './read-record.ts';

/**
 * What the browser remembers of a login, for showing a name and for sending the token along. It grants
 * nothing: the server checks the token of every protected call.
 */
export const storageKeys = {
  token: 'authToken',
  user: 'postProcureUser',
  role: 'role',
  returnReference: 'lref',
} as const;

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type SessionUser = LoginUser & {
  token: string;
  sessionTime: { timestamp: number; expiration: number };
};

export function saveSession(storage: SessionStorage, { token, user }: LoginResult, now: number): SessionUser {
  const record = { ...user, token, sessionTime: { timestamp: now, expiration: loginSessionMs } };
  storage.setItem(storageKeys.token, token);
  storage.setItem(storageKeys.user, JSON.stringify(record));
  storage.setItem(storageKeys.role, user.role);
  return record;
}

/** The stored user; an expired or unreadable record is removed and counts as logged out. */
export function readSession(storage: SessionStorage, now: number): SessionUser | null {
  const stored = storage.getItem(storageKeys.user);
  if (stored === null) return null;
  const record = parseRecord(stored);
  if (record && !isExpired(record, now)) return record;
  clearSession(storage);
  return null;
}

export function clearSession(storage: SessionStorage): void {
  storage.removeItem(storageKeys.token);
  storage.removeItem(storageKeys.user);
  storage.removeItem(storageKeys.role);
}

export const sessionEndsAt = ({ sessionTime }: SessionUser): number =>
  sessionTime.timestamp + sessionTime.expiration;

const isExpired = ({ sessionTime }: SessionUser, now: number): boolean =>
  now - sessionTime.timestamp > sessionTime.expiration;

function parseRecord(text: string): SessionUser | undefined {
  try {
    const record: unknown = JSON.parse(text);
    if (!isRecord(record) || !isRecord(record['sessionTime'])) return undefined;
    const { timestamp, expiration } = record['sessionTime'];
    const complete = typeof record['name'] === 'string' && typeof record['token'] === 'string';
    return complete && typeof timestamp === 'number' && typeof expiration === 'number'
      ? (record as unknown as SessionUser)
      : undefined;
  } catch {
    return undefined;
  }
}
