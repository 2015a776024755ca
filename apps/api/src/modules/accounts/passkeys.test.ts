import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addedPasskey,
  passkeyCreationOptions,
  passkeyRequestOptions,
  secondFactors,
} from '@postprocure/contracts/accounts/passkey';
import { csrfHeader } from '@postprocure/contracts/csrf-header';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { createTestApi, testOrigin, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { TestAuthenticator } from './testing-authenticator.ts';
import { hashPassword, insertResetLink } from './testing.ts';

const password = 'three blue buffaloes';
let api: TestApi;
let merchant: TestMerchant;
let authenticator: TestAuthenticator;
let passwordHash: string;
beforeAll(async () => {
  api = await createTestApi('empty', { http: { trustProxy: '127.0.0.1' } });
  passwordHash = await hashPassword(password);
});
afterAll(() => api.close());
beforeEach(async () => {
  merchant = await createTestMerchant(api);
  authenticator = new TestAuthenticator(testOrigin);
  await setPassword(merchant);
});

const setPassword = ({ userId }: TestMerchant) =>
  api.database.pool.query('update users set password_hash = $2 where id = $1', [userId, passwordHash]);

let clients = 0;
const send = (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  headers: Record<string, string> = merchant.headers,
) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { 'x-forwarded-for': `203.0.113.${(clients += 1) % 250}`, ...headers },
  });
const visitor = { origin: testOrigin, [csrfHeader]: 'test' };

const startRegistration = async () =>
  dataOf(passkeyCreationOptions).parse(
    (await send('POST', '/api/account/passkeys/options', { password })).json(),
  ).data;

const addPasskey = async (name = 'Phone', one = authenticator) =>
  send('POST', '/api/account/passkeys', { name, registration: one.register(await startRegistration()) });

const askToSign = async () =>
  dataOf(passkeyRequestOptions).parse(
    (await send('POST', '/api/user/passkey-options', undefined, visitor)).json(),
  ).data;

const sign = async (one = authenticator) => one.sign(await askToSign());
const logInWith = (passkey: object) => send('POST', '/api/user/passkey-login', { passkey }, visitor);
const logIn = (proof: object = {}) =>
  send('POST', '/api/user/login', { email: merchant.email, password, ...proof }, visitor);
const readFactors = async () =>
  dataOf(secondFactors).parse((await send('GET', '/api/account/second-factors')).json()).data;

test('a passkey is added, listed, renamed and removed', async () => {
  expect(await readFactors()).toEqual({ totp: false, passkeys: [] });
  expect((await send('POST', '/api/account/passkeys/options', { password: 'wrong' })).statusCode).toBe(400);
  const added = await addPasskey();
  expect(added.statusCode, added.body).toBe(200);
  const { codes } = dataOf(addedPasskey).parse(added.json()).data;
  expect(codes).toHaveLength(10);
  const second = new TestAuthenticator(testOrigin);
  expect(dataOf(addedPasskey).parse((await addPasskey('Laptop', second)).json()).data.codes).toEqual([]);
  const [first] = (await readFactors()).passkeys;
  const path = `/api/account/passkeys/${first?.id}`;
  expect((await send('PATCH', path, { name: 'Old phone' })).statusCode).toBe(200);
  expect((await readFactors()).passkeys.map(({ name }) => name)).toEqual(['Old phone', 'Laptop']);

  const remove = async (body: object) => (await send('POST', `${path}/remove`, body)).statusCode;
  expect(await remove({ password: 'wrong', code: codes[0] })).toBe(400);
  expect(await remove({ password })).toBe(400);
  expect(await remove({ password, passkey: await sign(second) })).toBe(200);
  expect(await remove({ password, code: codes[0] })).toBe(404);
  expect((await readFactors()).passkeys.map(({ name }) => name)).toEqual(['Laptop']);
  const { rows } = await api.database.pool.query<{ act: string }>(
    `select act from audit_events where actor_user_id = $1 and act like 'account.passkey%' order by id`,
    [merchant.userId],
  );
  expect(rows.map(({ act }) => act)).toEqual([
    'account.passkeyAdded',
    'account.passkeyAdded',
    'account.passkeyRenamed',
    'account.passkeyRemoved',
  ]);
});

test('logs in without a password, and is a second factor with one', async () => {
  await addPasskey();
  const response = await logInWith(await sign());
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(/^seller=/),
    expect.stringMatching(/^device-/),
  ]);
  expect((await readFactors()).passkeys[0]?.lastUsedAt).not.toBeNull();
  expect(errorBody.parse((await logIn()).json()).code).toBe('TWO_FACTOR_REQUIRED');
  expect((await logIn({ passkey: await sign() })).statusCode).toBe(200);
});

test('recovery codes replace the passkey, and the last passkey takes them along', async () => {
  const { codes } = dataOf(addedPasskey).parse((await addPasskey()).json()).data;
  expect((await logIn({ code: codes[0] })).statusCode).toBe(200);
  const [{ id } = { id: '' }] = (await readFactors()).passkeys;
  await send('POST', `/api/account/passkeys/${id}/remove`, { password, code: codes[1] });
  const { rowCount } = await api.database.pool.query('select from recovery_codes where user_id = $1', [
    merchant.userId,
  ]);
  expect(rowCount).toBe(0);
  expect((await logIn()).statusCode).toBe(200);
});

describe('rejects', () => {
  beforeEach(async () => {
    expect((await addPasskey()).statusCode).toBe(200);
  });

  test('a signature that is used twice', async () => {
    const signature = await sign();
    expect((await logInWith(signature)).statusCode).toBe(200);
    expect((await logInWith(signature)).statusCode).toBe(401);
  });

  test('a challenge that has expired or is not ours', async () => {
    const options = await askToSign();
    await api.database.pool.query('update passkey_challenges set expires_at = now()');
    expect((await logInWith(authenticator.sign(options))).statusCode).toBe(401);
    const own = { ...options, challenge: 'A'.repeat(43) };
    expect((await logInWith(authenticator.sign(own))).statusCode).toBe(401);
  });

  test('a signature for another site, or without PIN or fingerprint', async () => {
    const elsewhere = authenticator.sign(await askToSign(), { origin: 'https://evil.example' });
    expect((await logInWith(elsewhere)).statusCode).toBe(401);
    const unverified = authenticator.sign(await askToSign(), { isVerified: false });
    expect((await logInWith(unverified)).statusCode).toBe(401);
    const otherSite = authenticator.sign({ ...(await askToSign()), rpId: 'evil.example' });
    expect((await logInWith(otherSite)).statusCode).toBe(401);
  });

  test('an altered signature and an unknown passkey', async () => {
    const signed = await sign();
    const signature = Buffer.from(signed.response.signature, 'base64url');
    signature.writeUInt8(signature.readUInt8(20) ^ 1, 20);
    const altered = { ...signed.response, signature: signature.toString('base64url') };
    expect((await logInWith({ ...signed, response: altered })).statusCode).toBe(401);
    expect((await logInWith(await sign(new TestAuthenticator(testOrigin)))).statusCode).toBe(401);
  });

  test('the passkey of somebody else as second factor', async () => {
    const owner = merchant;
    merchant = await createTestMerchant(api);
    await setPassword(merchant);
    const other = new TestAuthenticator(testOrigin);
    await addPasskey('Other', other);
    merchant = owner;
    expect((await logIn({ passkey: await sign(other) })).statusCode).toBe(401);
  });

  test('options that were sent to somebody else', async () => {
    const options = await startRegistration();
    merchant = await createTestMerchant(api);
    const registration = new TestAuthenticator(testOrigin).register(options);
    const response = await send('POST', '/api/account/passkeys', { name: 'Stolen', registration });
    expect(response.statusCode).toBe(400);
  });

  test('a passkey of a suspended user', async () => {
    await api.database.pool.query(`update users set status = 'suspended' where id = $1`, [merchant.userId]);
    expect((await logInWith(await sign())).statusCode).toBe(401);
  });
});

test('after a password reset, a passkey alone does not log in until the access is reviewed', async () => {
  await addPasskey();
  const reset = async (options: object) =>
    send(
      'POST',
      '/api/user/reset-password',
      { token: await insertResetLink(api.database.pool, merchant.userId), password, ...options },
      visitor,
    );
  expect((await reset({})).statusCode).toBe(200);
  expect((await logInWith(await sign())).statusCode).toBe(401);
  const loggedIn = await logIn({ passkey: await sign() });
  const cookie = [loggedIn.headers['set-cookie']].flat()[0]?.split(';', 1)[0] ?? '';
  const [{ id } = { id: '' }] = (
    await send('GET', '/api/account/access-review', undefined, { cookie })
  ).json<{
    data: { passkeys: { id: string }[] };
  }>().data.passkeys;
  const reviewed = await send(
    'POST',
    '/api/account/access-review',
    { members: [], invitations: [], passkeys: [id] },
    { cookie, ...visitor },
  );
  expect(reviewed.statusCode, reviewed.body).toBe(200);
  expect((await logInWith(await sign())).statusCode).toBe(401);
  expect((await logIn()).statusCode).toBe(200);
});

test('a password reset can remove passkeys', async () => {
  await addPasskey();
  const token = await insertResetLink(api.database.pool, merchant.userId);
  await send('POST', '/api/user/reset-password', { token, password, removeTwoFactor: true }, visitor);
  expect((await logIn()).statusCode).toBe(200);
  expect((await logInWith(await sign())).statusCode).toBe(401);
});
