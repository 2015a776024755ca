import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearSession,
  saveLoginState,
  readSession,
  saveReturn,
  saveRecord,
  storageKeys,
  takeLoginState,
  takeReturnReference,
  type SessionStorage,
} from './session.ts';

const halfAnHour = 1_800_000;
const createRecord = (timestamp: number) => ({
  name: 'Asha Rao',
  email: 'asha@example.in',
  role: 'merchant',
  token: 'signed-token',
  sessionTime: { timestamp, expiration: halfAnHour },
});

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
  it('stores the token, the role and the user for half an hour', () => {
    saveRecord(storage, createRecord(1000));
    expect(entries.get('authToken')).toBe('signed-token');
    expect(entries.get('role')).toBe('merchant');
    expect(readSession(storage, 1000)).toMatchObject({
      name: 'Asha Rao',
      sessionTime: { timestamp: 1000, expiration: halfAnHour },
    });
  });

  it('expires exactly after its duration', () => {
    saveRecord(storage, createRecord(1000));
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

  it('returns the return reference once', () => {
    saveReturn(storage, { address: 'https://shop.example/verify-login-merchant', reference: '/cart' });
    expect(takeReturnReference(storage)).toBe('/cart');
    expect(takeReturnReference(storage)).toBeNull();
    expect(entries.size).toBe(0);
  });

  it('removes everything but the return reference on logout', () => {
    saveRecord(storage, createRecord(0));
    entries.set(storageKeys.returnReference, '/store');
    clearSession(storage);
    expect([...entries.keys()]).toEqual([storageKeys.returnReference]);
  });
});

describe('the state of a login', () => {
  it('is accepted once, and only if the login was started here', () => {
    saveLoginState(storage, 'one');
    expect(takeLoginState(storage, null)).toBe(false);
    expect(takeLoginState(storage, '')).toBe(false);
    expect(takeLoginState(storage, 'two')).toBe(false);
    expect(takeLoginState(storage, 'one')).toBe(true);
    expect(takeLoginState(storage, 'one')).toBe(false);
  });

  it('allows concurrent logins in a limited number of tabs', () => {
    for (const state of ['a', 'b', 'c', 'd', 'e', 'f']) saveLoginState(storage, state);
    expect(takeLoginState(storage, 'a')).toBe(false);
    expect(takeLoginState(storage, 'f')).toBe(true);
    expect(takeLoginState(storage, 'b')).toBe(true);
  });
});
