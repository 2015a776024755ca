import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { recoveryCodes, resetLink, totpEnrolment } from '@postprocure/contracts/accounts/account';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { csrfHeader } from '@postprocure/contracts/csrf-header';
import { openSessions } from '@postprocure/contracts/accounts/session';
import { createTestApi, testSigningKey, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, createTestStaff, type TestMerchant } from '../../testing/test-merchant.ts';
import { verifyAccessToken } from './index.ts';
import { hashPassword } from './password.ts';
import { insertResetLink, openTestSession } from './testing.ts';
import { currentStep, generateTotp } from './totp.ts';
import { createSecretBox } from './secret-box.ts';

const password = 'three blue buffaloes';
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
const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
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

const logIn = (code?: string, client = `198.51.100.${(clients += 1) % 250}`, cookie = '') =>
  send(
    'POST',
    '/api/user/login',
    { email: merchant.email, password, ...(code && { code }) },
    { 'x-forwarded-for': client, cookie },
  );

const openAnotherSession = async (): Promise<Record<string, string>> => ({
  cookie: await openTestSession(api.database.pool, merchant.userId),
  [csrfHeader]: 'test',
});

const readAudit = async (): Promise<string[]> =>
  (
    await api.database.pool.query<{ act: string }>(
      'select act from audit_events where actor_user_id = $1 order by id',
      [merchant.userId],
    )
  ).rows.map(({ act }) => act);

describe('sessions', () => {
  const list = async (headers = merchant.headers) =>
    dataOf(openSessions).parse((await send('GET', '/api/account/sessions', undefined, headers)).json()).data
      .sessions;

  test('are listed, and ended one by one or all but the current one', async () => {
    const second = await openAnotherSession();
    const third = await openAnotherSession();
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current).map(({ id }) => id)).toEqual([merchant.sessionId]);
    const other = sessions.find(({ current }) => !current)?.id ?? '';
    expect((await send('DELETE', `/api/account/sessions/${other}`)).statusCode).toBe(200);
    expect((await send('DELETE', `/api/account/sessions/${other}`)).statusCode).toBe(404);
    expect((await send('DELETE', '/api/account/sessions')).statusCode).toBe(200);
    expect(await list()).toHaveLength(1);
    for (const headers of [second, third]) {
      expect((await send('GET', '/api/account/sessions', undefined, headers)).statusCode).toBe(401);
    }
    expect(await readAudit()).toEqual(['session.revoked', 'session.othersRevoked']);
  });

  test('end with their storefront token when the user logs out', async () => {
    const handover = await send('POST', '/api/account/session/token');
    const response = await send('POST', '/api/user/handover', handover.json<{ data: object }>().data);
    const { token } = response.json<{ data: { token: string } }>().data;
    const binding = String(response.headers['set-cookie']);
    await expect(verifyAccessToken(api.services.accounts, token, binding)).resolves.toMatchObject({
      email: merchant.email,
    });
    const left = await send('DELETE', '/api/user/session');
    expect(left.headers['set-cookie']).toMatch(/^seller=; Path=\/; Max-Age=0;/);
    await expect(verifyAccessToken(api.services.accounts, token, binding)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect((await send('GET', '/api/user/session')).json()).toEqual({ data: null });
    expect((await send('DELETE', '/api/user/session')).statusCode).toBe(200);
  });
});

describe('session rotation', () => {
  const extend = (headers: Record<string, string>) =>
    send('POST', '/api/account/session/extend', undefined, headers);
  const age = (minutes: number) =>
    api.database.pool.query(
      `update sessions set rotated_at = rotated_at - $2 * interval '1 minute',
         issued_at = issued_at - $2 * interval '1 minute' where id = $1`,
      [merchant.sessionId, minutes],
    );
  const newHeaders = (response: Awaited<ReturnType<typeof extend>>) => ({
    ...merchant.headers,
    cookie: String(response.headers['set-cookie']).split(';', 1)[0] ?? '',
  });

  test('extending postpones the end and replaces an old secret', async () => {
    await api.database.pool.query(
      `update sessions set expires_at = now() + interval '1 minute' where id = $1`,
      [merchant.sessionId],
    );
    const young = await extend(merchant.headers);
    expect(young.json<{ data: { expiresInMs: number } }>().data.expiresInMs).toBeGreaterThan(1_790_000);
    expect(young.headers['set-cookie']).toBeUndefined();
    await age(6);
    const rotated = await extend(merchant.headers);
    const fresh = newHeaders(rotated);
    expect(fresh.cookie).toMatch(new RegExp(`^seller=${merchant.sessionId}\\.[\\w-]{43}$`));
    expect(fresh.cookie).not.toBe(merchant.headers['cookie']);
    expect((await extend(fresh)).statusCode).toBe(200);
  });

  test('a lost response does not lock the user out', async () => {
    await age(6);
    await extend(merchant.headers);
    await age(10);
    expect((await extend(merchant.headers)).statusCode).toBe(200);
  });

  test('two tabs that extend at once get one new secret', async () => {
    await age(6);
    const answers = await Promise.all([extend(merchant.headers), extend(merchant.headers)]);
    expect(answers.filter(({ headers }) => headers['set-cookie'] !== undefined)).toHaveLength(1);
  });

  test('a replaced secret works for requests under way, and later ends the session', async () => {
    await age(6);
    const fresh = newHeaders(await extend(merchant.headers));
    expect((await extend(fresh)).statusCode).toBe(200);
    expect((await extend(merchant.headers)).statusCode).toBe(200);
    await age(2);
    expect((await extend(merchant.headers)).statusCode).toBe(401);
    expect((await extend(fresh)).statusCode).toBe(401);
    expect(await readAudit()).toEqual(['session.reused']);
  });

  test('a session never lasts longer than twelve hours', async () => {
    await api.database.pool.query(
      `update sessions set ends_at = now() + interval '1 minute', expires_at = now() + interval '1 minute'
       where id = $1`,
      [merchant.sessionId],
    );
    const { data } = (await extend(merchant.headers)).json<{ data: { expiresInMs: number } }>();
    expect(data.expiresInMs).toBeLessThanOrEqual(60_000);
  });
});

describe('changing the password', () => {
  const change = (currentPassword: string, newPassword: string) =>
    send('PUT', '/api/account/password', { currentPassword, newPassword });

  test('requires the current password and ends all other sessions', async () => {
    const other = await openAnotherSession();
    expect((await change('wrong', 'four green parrots')).statusCode).toBe(400);
    expect((await change(password, 'password123')).statusCode).toBe(400);
    expect((await change(password, 'four green parrots')).statusCode).toBe(200);
    expect((await send('GET', '/api/account/sessions')).statusCode).toBe(200);
    expect((await send('GET', '/api/account/sessions', undefined, other)).statusCode).toBe(401);
    expect((await logIn()).statusCode).toBe(401);
    expect(await readAudit()).toEqual(['account.passwordChanged']);
  });
});

describe('two-factor login', () => {
  const reset = async (options: object, userId = merchant.userId) =>
    send('POST', '/api/user/reset-password', {
      token: await insertResetLink(api.database.pool, userId),
      password: 'four green parrots',
      ...options,
    });
  const canRemove = async (userId: string) => {
    const token = await insertResetLink(api.database.pool, userId);
    const response = await send('POST', '/api/user/reset-password/check', { token });
    return dataOf(resetLink).parse(response.json()).data.canRemoveTwoFactor;
  };

  test('survives a password reset, unless the owner of the mailbox turns it off', async () => {
    expect(await canRemove(merchant.userId)).toBe(false);
    await enable();
    expect(await canRemove(merchant.userId)).toBe(true);
    const logInAgain = () =>
      send('POST', '/api/user/login', { email: merchant.email, password: 'four green parrots' });
    expect((await reset({})).statusCode).toBe(200);
    expect(errorBody.parse((await logInAgain()).json()).code).toBe('TWO_FACTOR_REQUIRED');
    expect((await reset({ removeTwoFactor: true })).statusCode).toBe(200);
    expect((await logInAgain()).statusCode).toBe(200);
    const { rows } = await api.database.pool.query(
      `select (select count(*)::int from recovery_codes where user_id = $1) as codes,
         (select detail ->> 'twoFactorRemoved' from audit_events
          where actor_user_id = $1 and act = 'account.passwordReset' order by id desc limit 1) as removed,
         (select count(*)::int from mails where recipient = $2 and subject like 'Two-factor login is off%') as mails`,
      [merchant.userId, merchant.email],
    );
    expect(rows).toEqual([{ codes: 0, removed: 'true', mails: 1 }]);
  });

  test('of staff cannot be turned off by email', async () => {
    const staff = await createTestStaff(api, 'support');
    await api.database.pool.query(
      `update users set totp_secret = '\\x00', totp_enabled_at = now() where id = $1`,
      [staff.userId],
    );
    expect(await canRemove(staff.userId)).toBe(false);
    expect((await reset({ removeTwoFactor: true }, staff.userId)).statusCode).toBe(403);
  });

  test('rejects the check of a reset link that does not exist', async () => {
    const response = await send('POST', '/api/user/reset-password/check', { token: 'A'.repeat(43) });
    expect(response.statusCode).toBe(404);
  });

  // The tests freeze the clock, because codes change every 30 seconds, possibly in the middle of a test.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const readSecret = async (): Promise<Buffer> => {
    const { rows } = await api.database.pool.query<{ sealed: Buffer }>(
      'select totp_secret as sealed from users where id = $1',
      [merchant.userId],
    );
    return createSecretBox(testSigningKey, 'totp').open(rows[0]?.sealed ?? Buffer.alloc(0));
  };
  const codeAt = async (offset: number) => generateTotp(await readSecret(), currentStep(Date.now()) + offset);

  async function enable(): Promise<string[]> {
    const enrolment = await send('POST', '/api/account/totp', { password });
    const { secret, uri } = dataOf(totpEnrolment).parse(enrolment.json()).data;
    expect(secret).toMatch(/^(?:[A-Z2-7]{4} ?){8}$/);
    expect(uri).toContain(secret.replaceAll(' ', ''));
    const confirmed = await send('POST', '/api/account/totp/confirm', { code: await codeAt(-1) });
    return dataOf(recoveryCodes).parse(confirmed.json()).data.codes;
  }

  test('requires a code, accepts each code once, and accepts recovery codes', async () => {
    const codes = await enable();
    expect(codes).toHaveLength(10);
    expect(errorBody.parse((await logIn()).json()).code).toBe('TWO_FACTOR_REQUIRED');
    expect((await logIn('000000')).statusCode).toBe(401);
    const code = await codeAt(0);
    expect((await logIn(code)).statusCode).toBe(200);
    expect((await logIn(code)).statusCode).toBe(401);
    expect((await logIn(codes[0]?.toUpperCase())).statusCode).toBe(200);
    expect((await logIn(codes[0])).statusCode).toBe(401);
    expect(await readAudit()).toContain('account.twoFactorEnabled');
  });

  test('requires a recovery code after the signing key was replaced', async () => {
    const codes = await enable();
    const code = await codeAt(0);
    const other = createSecretBox(new Uint8Array(32).fill(8), 'totp').seal(await readSecret());
    await api.database.pool.query('update users set totp_secret = $2 where id = $1', [
      merchant.userId,
      other,
    ]);
    const refused = await logIn(code);
    expect(refused.statusCode).toBe(401);
    expect(errorBody.parse(refused.json()).message).toContain('Enter one of your recovery codes');
    expect((await logIn(codes[0])).statusCode).toBe(200);
  });

  test('is off until a code is confirmed, and needs the password', async () => {
    expect((await send('POST', '/api/account/totp', { password: 'wrong' })).statusCode).toBe(400);
    await send('POST', '/api/account/totp', { password });
    expect((await send('POST', '/api/account/totp/confirm', { code: '000000' })).statusCode).toBe(400);
    expect((await logIn()).statusCode).toBe(200);
  });

  test('needs the password to renew recovery codes, and a code as well to turn it off', async () => {
    const old = await enable();
    expect((await send('POST', '/api/account/totp', { password })).statusCode).toBe(409);
    const renewed = await send('POST', '/api/account/recovery-codes', { password });
    const { codes } = dataOf(recoveryCodes).parse(renewed.json()).data;
    expect((await logIn(old[0])).statusCode).toBe(401);
    expect((await logIn(codes[0])).statusCode).toBe(200);
    const disable = async (body: object) =>
      (await send('POST', '/api/account/totp/disable', body)).statusCode;
    expect(await disable({ password: 'wrong', code: codes[1] })).toBe(400);
    expect(await disable({ password })).toBe(400);
    expect(await disable({ password, code: '000000' })).toBe(400);
    expect(await disable({ password, code: codes[1] })).toBe(200);
    expect((await logIn()).statusCode).toBe(200);
  });

  test('limits guesses of the code that confirms the setup', async () => {
    await send('POST', '/api/account/totp', { password });
    const guesses = [];
    for (let count = 0; count < 7; count += 1) {
      guesses.push((await send('POST', '/api/account/totp/confirm', { code: '000000' })).statusCode);
    }
    expect(guesses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  test('limits code guessing without locking out a known device', async () => {
    await enable();
    const cookie = api.services.accounts.knownDevices
      .writeCookie({ id: merchant.userId, deviceGeneration: 0 })
      .split(';', 1)[0];
    const guesses = [];
    for (let count = 0; count < 7; count += 1) guesses.push((await logIn('000000')).statusCode);
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const forged = cookie?.replace(/\.(.)/, (_match, first) => (first === 'A' ? '.B' : '.A'));
    expect((await logIn(await codeAt(1), '192.0.2.9', forged)).statusCode).toBe(429);
    expect((await logIn(await codeAt(1), '192.0.2.9', cookie)).statusCode).toBe(200);
  });
});

test('audit events cannot be changed, or deleted before their retention ends', async () => {
  await expect(api.database.pool.query(`update audit_events set act = 'nothing'`)).rejects.toThrow(
    /append-only/,
  );
  await expect(api.database.pool.query('delete from audit_events')).rejects.toThrow(
    /cannot be deleted before their retention period ends/,
  );
});

test('after the trial everything can still be read', async () => {
  const trial = await createTestMerchant(api, { plan: 'trial' });
  const read = async () =>
    (await send('GET', '/api/user/session', undefined, trial.headers)).json<{
      data: { permissions: string[]; merchant: { plan: { status: string } } };
    }>().data;
  expect((await read()).permissions).toContain('products.write');
  await api.database.pool.query(
    `update merchant_plans set trial_ends_at = now() - interval '1 second' where merchant_id = $1`,
    [trial.merchantId],
  );
  const { permissions, merchant } = await read();
  expect(merchant.plan.status).toBe('read_only');
  expect(permissions).toContain('products.read');
  expect(permissions).not.toContain('products.write');
  expect(permissions).toContain('plan.write');
});
