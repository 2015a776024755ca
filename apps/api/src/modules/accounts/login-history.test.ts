import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loginHistory } from '@postprocure/contracts/accounts/login-history';
import { csrfHeader } from '@postprocure/contracts/csrf-header';
import { dataOf } from '@postprocure/contracts/envelope';
import { createTestApi, testOrigin, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { startRecovery } from './password.service.ts';
import { hashPassword, openTestSession } from './testing.ts';

const password = 'three blue buffaloes';
const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile';
let api: TestApi;
let merchant: TestMerchant;
let passwordHash: string;
beforeAll(async () => {
  api = await createTestApi('empty', { http: { trustProxy: '127.0.0.1' } });
  passwordHash = await hashPassword(password);
});
afterAll(() => api.close());
beforeEach(async () => {
  merchant = await createTestMerchant(api);
  await api.database.pool.query('update users set password_hash = $2 where id = $1', [
    merchant.userId,
    passwordHash,
  ]);
});

let clients = 0;
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/api/user/${path}`,
    payload,
    headers: {
      'x-forwarded-for': `198.51.100.${(clients += 1) % 250}`,
      'user-agent': phone,
      origin: testOrigin,
      [csrfHeader]: 'test',
      ...headers,
    },
  });
const logIn = (options: { given?: string; cookie?: string } = {}) =>
  post(
    'login',
    { email: merchant.email, password: options.given ?? password },
    options.cookie === undefined ? {} : { cookie: options.cookie },
  );
const deviceCookie = (response: Awaited<ReturnType<typeof logIn>>): string =>
  [response.headers['set-cookie']]
    .flat()
    .find((cookie) => cookie?.startsWith('device-'))
    ?.split(';', 1)[0] ?? '';
const readHistory = async (cookie = merchant.cookie) =>
  dataOf(loginHistory).parse(
    (await api.app.inject({ url: '/api/account/login-history', headers: { cookie } })).json(),
  ).data.logins;
const readMails = async () =>
  (
    await api.database.pool.query<{ text: string }>(
      `select text_body as text from mails where recipient = $1 and kind = 'account-new-device' order by id`,
      [merchant.email],
    )
  ).rows;
const readToken = async (): Promise<string> =>
  /\/not-me#token=([\w-]{43})/.exec((await readMails()).at(-1)?.text ?? '')?.[1] ?? '';

test('the history shows time, device, network and outcome of each attempt', async () => {
  await logIn({ given: 'wrong' });
  await logIn();
  const history = await readHistory();
  expect(history).toEqual([
    expect.objectContaining({
      outcome: 'loggedIn',
      isNewDevice: false,
      device: 'Chrome on Android',
      network: '198.51.100.0/24',
    }),
    expect.objectContaining({ outcome: 'wrongPassword', isNewDevice: false }),
  ]);
  const stranger = await createTestMerchant(api);
  expect(await readHistory(stranger.cookie)).toEqual([]);
});

test('a wrong code is in the history', async () => {
  await api.database.pool.query(`update users set totp_secret = $2, totp_enabled_at = now() where id = $1`, [
    merchant.userId,
    api.services.accounts.totpSecrets.seal(new Uint8Array(20)),
  ]);
  await post('login', { email: merchant.email, password, code: '000000' });
  expect((await readHistory()).map(({ outcome }) => outcome)).toEqual(['wrongCode']);
});

test('a login on a new device is announced by email, on a known one it is not', async () => {
  const cookie = deviceCookie(await logIn());
  expect(await readMails()).toEqual([]);
  await logIn({ cookie });
  expect(await readMails()).toEqual([]);
  await logIn();
  const [mail] = await readMails();
  expect(mail?.text).toContain('Chrome on Android');
  expect(mail?.text).toContain('198.51.100.0/24');
  expect((await readHistory()).map(({ isNewDevice }) => isNewDevice)).toEqual([true, false, false]);
});

test('programs that log in again from the same network are not announced', async () => {
  const getToken = () =>
    post('login', { email: merchant.email, password }, { [csrfHeader]: '', origin: 'https://other.test' });
  await logIn();
  expect((await getToken()).headers['set-cookie']).toBeUndefined();
  await getToken();
  expect(await readMails()).toEqual([]);
});

test('"this wasn\'t me" ends all sessions and requires a new password, once', async () => {
  await logIn();
  const stolen = await logIn();
  const token = await readToken();
  const cookie = await openTestSession(api.database.pool, merchant.userId);
  const status = async (one: string) =>
    (await api.app.inject({ url: '/api/account/sessions', headers: { cookie: one } })).statusCode;

  // Email scanners open links, but send no POST.
  expect((await api.app.inject({ url: '/api/user/deny-login' })).statusCode).toBe(405);
  expect(await status(cookie)).toBe(200);

  const denied = await post('deny-login', { token });
  expect(denied.statusCode, denied.body).toBe(200);
  expect(await status(cookie)).toBe(401);
  expect((await logIn()).statusCode).toBe(401);
  expect((await post('deny-login', { token })).statusCode).toBe(404);

  const { resetToken } = denied.json<{ data: { resetToken: string } }>().data;
  const newPassword = 'four green parrots';
  expect((await post('reset-password', { token: resetToken, password: newPassword })).statusCode).toBe(200);
  expect((await logIn()).statusCode).toBe(401);
  const before = (await readMails()).length;
  // The stranger's device is no longer known, so the login sends an email.
  expect((await logIn({ given: newPassword, cookie: deviceCookie(stolen) })).statusCode).toBe(200);
  expect(await readMails()).toHaveLength(before + 1);
  const { rows } = await api.database.pool.query<{ act: string }>(
    `select act from audit_events where actor_user_id = $1 and act like 'account.%' order by id`,
    [merchant.userId],
  );
  expect(rows.map(({ act }) => act)).toEqual(['account.loginDenied', 'account.passwordReset']);
});

test('the link of a new-device email expires', async () => {
  await logIn();
  await logIn();
  const token = await readToken();
  await api.database.pool.query(`update account_tokens set expires_at = now() where user_id = $1`, [
    merchant.userId,
  ]);
  expect((await post('deny-login', { token })).statusCode).toBe(404);
});

test('new-device emails do not use up the limit of password reset links', async () => {
  for (let count = 0; count < 5; count += 1) await logIn();
  expect(await readMails()).toHaveLength(4);
  await startRecovery(api.database.pool, { email: merchant.email, sellerAppUrl: testOrigin });
  const { rowCount } = await api.database.pool.query(
    `select from mails where recipient = $1 and kind = 'account-reset-password'`,
    [merchant.email],
  );
  expect(rowCount).toBe(1);
});
