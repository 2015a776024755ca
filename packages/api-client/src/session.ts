import type { LoginUser } from '@postprocure/contracts/login';
import { isRecord } from './read-record.ts';

/**
 * What the browser remembers of a login, for showing a name and for sending the token along. It grants
 * nothing: the server checks the token of every protected call.
 */
export const storageKeys = {
  token: 'authToken',
  user: 'postProcureUser',
  role: 'role',
  returnAddress: 'returnAddress',
  returnReference: 'lref',
  loginStates: 'loginStates',
} as const;

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What every stored user has, whoever issued the token. */
export interface SessionRecord {
  name: string;
  email: string;
  token: string;
  sessionTime: { timestamp: number; expiration: number };
}

export type SessionUser = LoginUser & SessionRecord;

export function saveRecord(storage: SessionStorage, record: SessionRecord & { role?: unknown }): void {
  storage.setItem(storageKeys.token, record.token);
  storage.setItem(storageKeys.user, JSON.stringify(record));
  if (typeof record.role === 'string') storage.setItem(storageKeys.role, record.role);
  else storage.removeItem(storageKeys.role);
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

/** Kept while the person is away at the login page: the address it returns to, and the page they came from. */
export interface ReturnPoint {
  address: string;
  reference: string;
}

export function saveReturn(storage: SessionStorage, { address, reference }: ReturnPoint): void {
  storage.setItem(storageKeys.returnAddress, address);
  storage.setItem(storageKeys.returnReference, reference);
}

/** The page to go back to, exactly once. */
export function takeReturnReference(storage: SessionStorage): string | null {
  const reference = storage.getItem(storageKeys.returnReference);
  clearReturn(storage);
  return reference;
}

export function clearReturn(storage: SessionStorage): void {
  storage.removeItem(storageKeys.returnAddress);
  storage.removeItem(storageKeys.returnReference);
}

/** As many logins as may be under way at once, each in a tab of its own. */
const maxLoginStates = 5;

/**
 * Notes that a login was begun here. The login page hands the value back with the token; a token that comes with
 * any other value was sent by somebody who wants the visitor in an account not theirs.
 */
export function keepLoginState(storage: SessionStorage, state: string): void {
  const others = readLoginStates(storage).filter((other) => other !== state);
  storage.setItem(storageKeys.loginStates, [...others, state].slice(-maxLoginStates).join(' '));
}

/** Whether this login was begun here. A value counts once. */
export function takeLoginState(storage: SessionStorage, state: string | null): boolean {
  const states = readLoginStates(storage);
  if (state === null || !states.includes(state)) return false;
  storage.setItem(storageKeys.loginStates, states.filter((other) => other !== state).join(' '));
  return true;
}

const readLoginStates = (storage: SessionStorage): string[] =>
  (storage.getItem(storageKeys.loginStates) ?? '').split(' ').filter(Boolean);

export const sessionEndsAt = ({ sessionTime }: SessionRecord): number =>
  sessionTime.timestamp + sessionTime.expiration;

const isExpired = ({ sessionTime }: SessionRecord, now: number): boolean =>
  now - sessionTime.timestamp > sessionTime.expiration;

function parseRecord(text: string): SessionUser | undefined {
  try {
    const record: unknown = JSON.parse(text);
    if (!isRecord(record) || !isRecord(record['sessionTime'])) return undefined;
    const { timestamp, expiration } = record['sessionTime'];
    const texts = [record['name'], record['email'], record['token']];
    const complete = texts.every((text) => typeof text === 'string');
    return complete && typeof timestamp === 'number' && typeof expiration === 'number'
      ? (record as unknown as SessionUser)
      : undefined;
  } catch {
    return undefined;
  }
}
