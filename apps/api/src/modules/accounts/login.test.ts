import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { demoAccounts, loginFailureMessage, loginResult } from '@postprocure/contracts/accounts/login';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { demoUsers, seedDemoUsers, verifyAccessToken } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty', { http: { trustProxy: '127.0.0.1' } });
  await seedDemoUsers(api.database.pool);
});
afterAll(() => api.close());

let clients = 0;
const logIn = (email: string, password: string, client = `198.51.100.${(clients += 1)}`) =>
  api.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { email, password },
    headers: { 'x-forwarded-for': client },
  });

test.each(demoUsers)(
  'logs in a $role, with the email address in any letter case',
  async ({ email, password, ...user }) => {
    const response = await logIn(` ${email.toUpperCase()} `, password);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const { data } = dataOf(loginResult).parse(response.json());
    expect(data.user).toEqual({ ...user, email, photoURL: null });
    const claims = decodeJwt(data.token);
    expect(claims).toMatchObject({ email, ...user, aud: 'post-procure', iss: 'post-procure' });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(1800);
    expect(await verifyAccessToken(api.services.accounts, data.token)).toMatchObject({
      email,
      role: user.role,
    });
  },
);

test('lists the demo users in the demo only', async () => {
  const list = async ({ app }: TestApi) => {
    const response = await app.inject({ url: '/api/user/demo-accounts' });
    return dataOf(demoAccounts).parse(response.json()).data.accounts;
  };
  expect(await list(api)).toEqual([]);
  const demo = await createTestApi('empty', { hasDemoUsers: true });
  expect(await list(demo)).toEqual(demoUsers.map(({ email, password, role }) => ({ email, password, role })));
  await demo.close();
});

test.each([
  ['a wrong password', 'merchant@demo.postprocure.in', 'demo-merchant-2025'],
  ['an unknown address', 'nobody@demo.postprocure.in', 'demo-merchant-2026'],
  ['the beginning of the password', 'merchant@demo.postprocure.in', 'demo-merchant'],
])('rejects %s with the same message', async (_name, email, password) => {
  const response = await logIn(email, password);
  expect(response.statusCode).toBe(401);
  expect(errorBody.parse(response.json())).toMatchObject({
    message: loginFailureMessage,
    code: 'INVALID_CREDENTIALS',
  });
});

test('rejects a suspended user', async () => {
  await api.database.pool.query(`update users set status = 'suspended' where role = 'support'`);
  const response = await logIn('support@demo.postprocure.in', 'demo-support-2026');
  expect(response.statusCode).toBe(401);
});

test('seeding the demo users again changes nothing', async () => {
  const read = async () => (await api.database.pool.query<object>('select * from users order by email')).rows;
  const before = await read();
  await seedDemoUsers(api.database.pool);
  expect(await read()).toEqual(before);
});

test('records a wrong password in the audit log', async () => {
  const { pool } = api.database;
  await logIn('admin@demo.postprocure.in', 'guess', '203.0.113.50');
  const { rows } = await pool.query(
    `select actor_user_id, ip_prefix from audit_events
     where act = 'login.failed' and target = (select id::text from users where email = $1)`,
    ['admin@demo.postprocure.in'],
  );
  expect(rows).toEqual([{ actor_user_id: null, ip_prefix: '203.0.113.0/24' }]);
});

test('limits password guessing without locking out the owner', async () => {
  const email = 'merchant@demo.postprocure.in';
  const guesses = [];
  for (let count = 0; count < 60; count += 1) {
    guesses.push(await logIn(email, 'guess', `203.0.113.${100 + (count % 4)}`));
  }
  const refused = guesses.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(errorBody.parse(refused[0]?.json()).code).toBe('RATE_LIMITED');
  expect((await logIn(email, 'demo-merchant-2026', '203.0.113.1')).statusCode).toBe(200);
});

describe('verifyAccessToken', () => {
  const key = new Uint8Array(32).fill(7);
  const id = '0b7f6c1e-4a51-4a0a-9a3c-6f2d8f1f7f10';
  const profile = { email: 'a@b.in', name: 'A', role: 'admin', jti: id, sid: id };
  beforeAll(async () => {
    await api.database.pool.query(
      `with person as (
         insert into users (id, email, name, role) values ($1, 'a@b.in', 'A', 'admin')
       )
       insert into sessions (id, user_id, expires_at, ends_at, user_agent, ip_prefix)
       values ($1, $1, now() + interval '1 hour', now() + interval '1 hour', '', '')`,
      [id],
    );
  });
  const create = (alg = 'HS256') =>
    new SignJWT(profile)
      .setProtectedHeader({ alg })
      .setSubject(id)
      .setIssuer('post-procure')
      .setAudience('post-procure')
      .setExpirationTime('5m');
  const signFor = (claims: object) =>
    new SignJWT({ ...profile, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(id)
      .setIssuer('post-procure')
      .setAudience('post-procure')
      .setExpirationTime('5m')
      .sign(key);
  const verify = (token: string) => verifyAccessToken(api.services.accounts, token);

  test('accepts a valid token', async () => {
    await expect(verify(await create().sign(key))).resolves.toMatchObject({ email: 'a@b.in' });
  });

  test.each([
    ['signed by another key', () => create().sign(new Uint8Array(32).fill(8))],
    ['expired', () => create().setExpirationTime('-1s').sign(key)],
    ['for another audience', () => create().setAudience('others').sign(key)],
    ['from another issuer', () => create().setIssuer('others').sign(key)],
    ['signed with another algorithm', () => create('HS512').sign(new Uint8Array(64).fill(7))],
    [
      'unsigned',
      () => new UnsecuredJWT(profile).setIssuer('post-procure').setAudience('post-procure').encode(),
    ],
    [
      'without a role',
      () =>
        new SignJWT({ email: 'a@b.in' })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('post-procure')
          .setAudience('post-procure')
          .sign(key),
    ],
    ['of a session that does not exist', () => signFor({ sid: '00000000-0000-4000-8000-000000000000' })],
    ['of another user than its session', () => create().setSubject(randomUUID()).sign(key)],
    ['not a JWT', () => 'hello'],
  ])('rejects a token that is %s', async (_name, forge) => {
    await expect(verify(await forge())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
