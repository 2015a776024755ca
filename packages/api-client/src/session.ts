import type { LoginUser } from '@postprocure/contracts/accounts/login';
import { isRecord } from './read-record.ts';

/**
 * The login as the storefront stores it in the browser, to show the name and to send the token. It grants no access:
 * the server checks the token in every protected call.
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

/** Every stored user has these fields, no matter which server issued the token. */
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

/** Returns the stored user. If the record has expired or is damaged, removes it and returns null. */
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

/**
 * Stored while the user is on the login page: the URL that the login page returns to, and the page the user came
 * from.
 */
export interface ReturnPoint {
  address: string;
  reference: string;
}

export function saveReturn(storage: SessionStorage, { address, reference }: ReturnPoint): void {
  storage.setItem(storageKeys.returnAddress, address);
  storage.setItem(storageKeys.returnReference, reference);
}

/** Returns the page to go back to, and deletes it. */
export function takeReturnReference(storage: SessionStorage): string | null {
  const reference = storage.getItem(storageKeys.returnReference);
  clearReturn(storage);
  return reference;
}

export function clearReturn(storage: SessionStorage): void {
  storage.removeItem(storageKeys.returnAddress);
  storage.removeItem(storageKeys.returnReference);
}

/** The maximum number of logins in progress at the same time, in different tabs. */
const maxLoginStates = 5;

/**
 * Stores the state of a login that was started here. The login page returns it with the token. A token with another
 * state may come from an attacker who wants to log the visitor in to the attacker's account (login CSRF).
 */
export function saveLoginState(storage: SessionStorage, state: string): void {
  const others = readLoginStates(storage).filter((other) => other !== state);
  storage.setItem(storageKeys.loginStates, [...others, state].slice(-maxLoginStates).join(' '));
}

/** Returns true if this login was started here. Each state is accepted only once. */
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
    return isSessionUser(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

function isSessionUser(record: unknown): record is SessionUser {
  if (!isRecord(record) || !isRecord(record['sessionTime'])) return false;
  const { timestamp, expiration } = record['sessionTime'];
  const texts = [record['name'], record['email'], record['token']];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof timestamp === 'number' &&
    typeof expiration === 'number'
  );
}
