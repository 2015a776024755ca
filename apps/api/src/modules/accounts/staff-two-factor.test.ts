import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sellerSession } from '@postprocure/contracts/accounts/session';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, createTestStaff, type TestPerson } from '../../testing/test-merchant.ts';

const readPolicy = async (api: TestApi, { headers }: TestPerson) =>
  dataOf(sellerSession).parse((await api.app.inject({ url: '/api/user/session', headers })).json()).data
    .staffTwoFactor;

const readDesk = (api: TestApi, { headers }: TestPerson) =>
  api.app.inject({ url: '/api/desk/merchants', headers });

describe('where staff must use two-factor login', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi('empty', { staffTwoFactor: 'required' });
  });
  afterAll(() => api.close());

  test.each(['support', 'admin'] as const)('%s cannot use the desk before setting it up', async (role) => {
    const staff = await createTestStaff(api, role);
    expect(await readPolicy(api, staff)).toBe('required');
    const refused = await readDesk(api, staff);
    expect(refused.statusCode).toBe(403);
    expect(errorBody.parse(refused.json()).code).toBe('TWO_FACTOR_SETUP_REQUIRED');
    const account = await api.app.inject({ url: '/api/account/sessions', headers: staff.headers });
    expect(account.statusCode).toBe(200);
    await api.database.pool.query(
      `update users set totp_secret = '\\x00', totp_enabled_at = now() where id = $1`,
      [staff.userId],
    );
    expect((await readDesk(api, staff)).statusCode).toBe(200);
  });

  test('merchants choose for themselves', async () => {
    const merchant = await createTestMerchant(api);
    expect(await readPolicy(api, merchant)).toBeNull();
    const response = await api.app.inject({ url: '/api/seller/team', headers: merchant.headers });
    expect(response.statusCode).toBe(200);
  });
});

test('in the demo, staff can use the desk without it', async () => {
  const api = await createTestApi('empty', { staffTwoFactor: 'optional' });
  try {
    const staff = await createTestStaff(api, 'support');
    expect(await readPolicy(api, staff)).toBe('optional');
    expect((await readDesk(api, staff)).statusCode).toBe(200);
  } finally {
    await api.close();
  }
});
