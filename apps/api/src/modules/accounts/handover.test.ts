import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { csrfHeader } from '@postprocure/contracts/csrf-header';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, testSigningKey, type TestApi } from '../../testing/test-api.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let api: TestApi;
let merchant: TestMerchant;

beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());
beforeEach(async () => {
  merchant = await createTestMerchant(api);
});

const ownPage = { [csrfHeader]: 'test' };

async function createHandoverToken(): Promise<string> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/account/session/token',
    headers: merchant.headers,
  });
  return response.json<{ data: { token: string } }>().data.token;
}

async function redeem(token: string, headers: Record<string, string> = ownPage) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/user/handover',
    headers,
    payload: { token },
  });
  const cookie = String(response.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';
  const data = response.statusCode === 200 ? response.json<{ data: { token: string } }>().data : undefined;
  return { response, cookie, token: data?.token ?? '' };
}

const readCart = (token: string, cookie?: string) =>
  api.app.inject({
    url: '/api/cart',
    headers: { authorization: `Bearer ${token}`, ...(cookie !== undefined && { cookie }) },
  });

const readClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('a handover token', () => {
  test('names the user and lives for seconds', async () => {
    const claims = readClaims(await createHandoverToken());
    expect(claims).toMatchObject({ email: merchant.email, name: 'Asha Rao', role: 'merchant' });
    expect(Number(claims['exp']) - Number(claims['iat'])).toBeLessThanOrEqual(60);
  });

  test('is exchanged for an access token once', async () => {
    const token = await createHandoverToken();
    const { response, cookie, token: access } = await redeem(token);
    expect(response.statusCode).toBe(200);
    expect(String(response.headers['set-cookie'])).toMatch(
      /^storefront=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/,
    );
    expect(readClaims(access)).toMatchObject({ email: merchant.email, sid: merchant.sessionId });
    expect((await readCart(access, cookie)).statusCode).toBe(200);
    expect((await redeem(token)).response.statusCode).toBe(401);
  });

  test('is no access token itself', async () => {
    const token = await createHandoverToken();
    expect((await readCart(token)).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.app.inject({ url: '/api/seller/wallet', headers })).statusCode).toBe(401);
  });

  test('ends with the session that created it', async () => {
    const token = await createHandoverToken();
    await api.app.inject({ method: 'DELETE', url: '/api/user/session', headers: merchant.headers });
    expect((await redeem(token)).response.statusCode).toBe(401);
  });

  test('is exchanged only by our own pages', async () => {
    const token = await createHandoverToken();
    expect((await redeem(token, {})).response.statusCode).toBe(403);
    expect((await redeem(token)).response.statusCode).toBe(200);
  });

  test('is remembered until it expires', async () => {
    const token = await createHandoverToken();
    await redeem(token);
    const purge = async () => {
      await api.database.pool.query(`select graphile_worker.add_job('account:purge-old')`);
      await runJobs(api);
    };
    const count = async () =>
      (await api.database.pool.query('select from used_handovers where id = $1', [readClaims(token)['jti']]))
        .rowCount;
    await purge();
    expect(await count()).toBe(1);
    await api.database.pool.query(`update used_handovers set expires_at = now() - interval '1 second'`);
    await purge();
    expect(await count()).toBe(0);
  });

  test('is rejected after it has expired, and when somebody else signed it', async () => {
    const claims = readClaims(await createHandoverToken());
    const sign = (key: Uint8Array, expiry: string) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(expiry).sign(key);
    expect((await redeem(await sign(testSigningKey, '-1s'))).response.statusCode).toBe(401);
    expect((await redeem(await sign(new Uint8Array(32), '30s'))).response.statusCode).toBe(401);
    expect((await redeem(await sign(testSigningKey, '30s'))).response.statusCode).toBe(200);
  });
});

describe('the token that the storefront stores', () => {
  test('works only in the browser it was issued to', async () => {
    const { cookie, token } = await redeem(await createHandoverToken());
    const other = await redeem(await createHandoverToken());
    expect(other.cookie).not.toBe(cookie);
    for (const wrong of [undefined, other.cookie, 'storefront=', merchant.headers['cookie']]) {
      expect((await readCart(token, wrong)).statusCode).toBe(401);
      const headers = { authorization: `Bearer ${token}`, ...(wrong !== undefined && { cookie: wrong }) };
      expect((await api.app.inject({ url: '/api/seller/wallet', headers })).statusCode).toBe(401);
    }
    const headers = { authorization: `Bearer ${token}`, cookie };
    expect((await api.app.inject({ url: '/api/seller/wallet', headers })).statusCode).toBe(200);
  });

  test('cannot be exchanged for another one in another browser', async () => {
    const { cookie, token } = await redeem(await createHandoverToken());
    expect((await redeem(token)).response.statusCode).toBe(401);
    expect((await redeem(token, { ...ownPage, cookie })).response.statusCode).toBe(200);
  });

  test('stays valid in a tab while another tab logs in', async () => {
    const first = await redeem(await createHandoverToken());
    const second = await redeem(await createHandoverToken(), { ...ownPage, cookie: first.cookie });
    expect(second.cookie).toBe(first.cookie);
    expect((await readCart(first.token, second.cookie)).statusCode).toBe(200);
  });

  test('is also issued for an access token, as links with a token in the path or query carry one', async () => {
    const { response, cookie, token } = await redeem(merchant.bearer['authorization']?.slice(7) ?? '');
    expect(response.statusCode).toBe(200);
    expect((await readCart(token)).statusCode).toBe(401);
    expect((await readCart(token, cookie)).statusCode).toBe(200);
  });
});
