import { describe, expect, it } from 'vitest';
import { buildUserRecord } from './user-record.ts';

const encode = (claims: unknown): string =>
  `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('buildUserRecord', () => {
  it('keeps all claims and the token, and expires after half an hour', () => {
    const token = encode({ email: 'asha@example.in', name: 'आशा', role: 'merchant', plan: 'Orbit' });
    expect(buildUserRecord(token, 1000)).toEqual({
      email: 'asha@example.in',
      name: 'आशा',
      role: 'merchant',
      plan: 'Orbit',
      token,
      sessionTime: { timestamp: 1000, expiration: 1_800_000 },
    });
  });

  it('does not let claims overwrite the token or the session', () => {
    const token = encode({ email: 'a@b.in', token: 'other', sessionTime: { expiration: 9e15 } });
    expect(buildUserRecord(token, 0)).toMatchObject({ token, sessionTime: { expiration: 1_800_000 } });
  });

  it('uses the email address if there is no name', () => {
    expect(buildUserRecord(encode({ email: 'a@b.in', name: 7 }), 0).name).toBe('a@b.in');
  });

  it.each([
    [null, 'No token provided'],
    [undefined, 'No token provided'],
    ['', 'No token provided'],
    [42, 'Invalid token specified: must be a string'],
    ['one-part', 'Invalid token specified: missing part #2'],
    ['a.%%%.c', 'Invalid token specified: invalid base64 for part #2'],
    ['a._____w.c', 'Invalid token specified: invalid base64 for part #2'],
    [`a.${btoa('{broken')}.c`, 'Invalid token specified: invalid json for part #2'],
    [encode({ name: 'Asha' }), 'Invalid token - missing email'],
    [encode({ email: '' }), 'Invalid token - missing email'],
    [encode({ email: 1 }), 'Invalid token - missing email'],
    [encode(null), 'Invalid token - missing email'],
    [encode(['email']), 'Invalid token - missing email'],
  ])('rejects %j', (token, message) => {
    expect(() => buildUserRecord(token, 0)).toThrow(new Error(message));
  });
});
