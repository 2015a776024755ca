import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountsContext, createSecretBox, verifyAccessToken } from './modules/accounts/index.ts';
import { openBankAccount } from './modules/merchants/index.ts';
import { resealSecrets } from './reseal-secrets.ts';
import { createTestApi, testSigningKey, type TestApi } from './testing/test-api.ts';
import { createTestMerchant, type TestMerchant } from './testing/test-merchant.ts';

const oldKey = testSigningKey;
const newKey = new Uint8Array(32).fill(9);
const thirdKey = new Uint8Array(32).fill(10);

let api: TestApi;
let merchant: TestMerchant;

beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());
beforeEach(async () => {
  merchant = await createTestMerchant(api);
});

const openAccounts = (signingKey: Uint8Array, previousSigningKey?: Uint8Array) =>
  createAccountsContext({
    database: api.database.pool,
    signingKey,
    previousSigningKey,
    secureCookies: false,
    sellerAppUrl: 'http://seller.test',
    staffTwoFactor: 'optional',
    hasDemoUsers: false,
    maxLinks: 0,
  });

describe('while the key is being replaced', () => {
  test('tokens signed with either key are valid', async () => {
    const token = merchant.bearer['authorization']?.slice(7) ?? '';
    await expect(verifyAccessToken(openAccounts(newKey), token)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const rotating = openAccounts(newKey, oldKey);
    const claims = await verifyAccessToken(rotating, token);
    expect(claims).toMatchObject({ sub: merchant.userId });
    const { sub, sid, email, name, role } = claims;
    const renewed = await rotating.tokens.issue({ sub, sid, email, name, role });
    await expect(verifyAccessToken(openAccounts(newKey), renewed)).resolves.toMatchObject({ sub });
    await expect(verifyAccessToken(openAccounts(thirdKey, newKey), token)).rejects.toThrow();
  });

  test('devices are recognised by either key', () => {
    const owner = { id: merchant.userId, deviceGeneration: 0 };
    const cookie = openAccounts(oldKey).knownDevices.writeCookie(owner);
    expect(openAccounts(newKey).knownDevices.find(cookie, owner)).toBeNull();
    expect(openAccounts(newKey, oldKey).knownDevices.find(cookie, owner)).toMatch(/^[\w-]{22}$/);
  });

  test('secrets encrypted with either key can be read, and new ones use the new key', () => {
    const sealed = createSecretBox(oldKey, 'totp').seal(Buffer.from('secret'));
    const rotating = createSecretBox(newKey, 'totp', oldKey);
    expect(rotating.open(sealed).toString()).toBe('secret');
    expect(
      createSecretBox(newKey, 'totp')
        .open(rotating.seal(Buffer.from('new')))
        .toString(),
    ).toBe('new');
    expect(() => createSecretBox(thirdKey, 'totp', newKey).open(sealed)).toThrow();
    expect(() => createSecretBox(newKey, 'other', oldKey).open(sealed)).toThrow();
  });
});

test('stored secrets are encrypted again with the new key, after which the old one is not needed', async () => {
  const { pool } = api.database;
  const bankBox = (...keys: [Uint8Array, Uint8Array?]) => createSecretBox(keys[0], 'bank account', keys[1]);
  const totpBox = (key: Uint8Array) => createSecretBox(key, 'totp');
  await pool.query('update users set totp_secret = $2 where id = $1', [
    merchant.userId,
    totpBox(oldKey).seal(Buffer.from('totp secret')),
  ]);
  await pool.query(
    `insert into merchant_profiles (merchant_id, bank_holder, bank_ifsc, bank_account_sealed, bank_account_last)
     values ($1, 'Asha Rao', 'HDFC0000240', $2, '6789')`,
    [merchant.merchantId, bankBox(oldKey).seal(Buffer.from('123456789'))],
  );
  const stranger = await createTestMerchant(api);
  await pool.query('update users set totp_secret = $2 where id = $1', [
    stranger.userId,
    totpBox(thirdKey).seal(Buffer.from('lost')),
  ]);

  const keys = { signingKey: newKey, previousSigningKey: oldKey };
  expect(await resealSecrets(pool, keys)).toEqual({ resealed: 2, unreadable: 1 });
  expect(await resealSecrets(pool, keys)).toEqual({ resealed: 0, unreadable: 1 });

  const { rows } = await pool.query<{ totp_secret: Buffer }>('select totp_secret from users where id = $1', [
    merchant.userId,
  ]);
  expect(
    totpBox(newKey)
      .open(rows[0]?.totp_secret ?? Buffer.alloc(0))
      .toString(),
  ).toBe('totp secret');
  expect(await openBankAccount(pool, bankBox(newKey), merchant.merchantId)).toMatchObject({
    number: '123456789',
  });
});
