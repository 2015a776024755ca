import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearSession,
  readSession,
  saveReturn,
  saveSession,
  storageKeys,
  takeReturnReference,
  type SessionStorage,
} from './session.ts';

const login = {
  token: 'signed-token',
  user: { name: 'Asha Rao', email: 'asha@example.in', photoURL: null, role: 'merchant' },
} as const;
const halfAnHour = 1_800_000;

let entries: Map<string, string>;
let storage: SessionStorage;

beforeEach(() => {
  entries = new Map();
  storage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
});

describe('the session in browser storage', () => {
  it('keeps the token, the role and the user with half an hour', () => {
    saveSession(storage, login, 1000);
    expect(entries.get('authToken')).toBe('signed-token');
    expect(entries.get('role')).toBe('merchant');
    expect(readSession(storage, 1000)).toMatchObject({
      name: 'Asha Rao',
      sessionTime: { timestamp: 1000, expiration: halfAnHour },
    });
  });

  it('lasts to the last millisecond, and not one more', () => {
    saveSession(storage, login, 1000);
    expect(readSession(storage, 1000 + halfAnHour)).not.toBeNull();
    expect(readSession(storage, 1001 + halfAnHour)).toBeNull();
    expect(entries.size).toBe(0);
  });

  it.each(['', 'null', '[]', '{"name":"x"}', '{"name":"x","token":"t","sessionTime":{}}', '{broken'])(
    'treats the damaged record %j as logged out and removes it',
    (damaged) => {
      entries.set(storageKeys.user, damaged);
      entries.set(storageKeys.token, 't');
      expect(readSession(storage, 0)).toBeNull();
      expect(entries.size).toBe(0);
    },
  );

  it('gives the return reference once', () => {
    saveReturn(storage, { address: 'https://shop.example/verify-login-merchant', reference: '/cart' });
    expect(takeReturnReference(storage)).toBe('/cart');
    expect(takeReturnReference(storage)).toBeNull();
    expect(entries.size).toBe(0);
  });

  it('forgets everything at logout but the return reference', () => {
    saveSession(storage, login, 0);
    entries.set(storageKeys.returnReference, '/store');
    clearSession(storage);
    expect([...entries.keys()]).toEqual([storageKeys.returnReference]);
  });
});
