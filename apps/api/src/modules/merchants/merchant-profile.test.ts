import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { brandProfile, merchantProfile } from '@postprocure/contracts/merchants/merchant-profile';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { hashPassword } from '../accounts/testing.ts';

let api: TestApi;
let merchant: TestMerchant;
beforeAll(async () => {
  api = await createTestApi('empty', { http: { trustProxy: '127.0.0.1' } });
  merchant = await createTestMerchant(api);
});
afterAll(() => api.close());

const good = {
  businessType: 'partnership',
  legalName: 'Rao & Sons',
  pan: 'AAPFU0939F',
  gst: { registered: true, gstin: '27AAPFU0939F1ZV' },
  address: { line1: '4 Hill Road', line2: 'Bandra West', city: 'Mumbai', stateCode: '27', pincode: '400050' },
};

const put = (path: string, payload: object, by = merchant) =>
  api.app.inject({ method: 'PUT', url: `/api/seller/${path}`, headers: by.headers, payload });
const read = async (by = merchant) => {
  const response = await api.app.inject({ url: '/api/seller/business', headers: by.headers });
  return dataOf(merchantProfile).parse(response.json()).data;
};

describe('business and tax data', () => {
  test('are empty at first', async () => {
    expect(await read(await createTestMerchant(api))).toEqual({
      businessType: null,
      legalName: null,
      pan: null,
      gstin: null,
      unregisteredSince: null,
      address: null,
      bank: null,
      updatedAt: null,
    });
  });

  test('are saved without spaces and in capital letters', async () => {
    const typed = { ...good, pan: ' aapfu 0939f', gst: { registered: true, gstin: '27aapfu0939f1zv' } };
    const response = await put('business', typed);
    expect(response.statusCode, response.body).toBe(200);
    expect(await read()).toMatchObject({
      legalName: 'Rao & Sons',
      pan: 'AAPFU0939F',
      gstin: '27AAPFU0939F1ZV',
      unregisteredSince: null,
      address: { pincode: '400050' },
    });
  });

  test.each<[string, object, string]>([
    ['a mistyped GSTIN', { gst: { registered: true, gstin: '27AAPFU0939F1ZW' } }, 'typing errors'],
    ['the GSTIN of another PAN', { pan: 'AAGCB7383J' }, 'belongs to PAN AAPFU0939F'],
    [
      'a GSTIN of another state',
      { address: { ...good.address, stateCode: '29', pincode: '560025' } },
      'registered in Maharashtra',
    ],
    ['a pincode elsewhere', { address: { ...good.address, pincode: '560025' } }, 'is in Karnataka'],
    ['an invalid PAN', { pan: 'HELLO', gst: { registered: false, declared: true } }, 'Enter a PAN'],
    ['no declaration', { gst: { registered: false, declared: false } }, 'not registered'],
    ['no legal name', { legalName: '  ' }, 'legal name'],
    ['invalid characters', { legalName: 'a\u0000b' }, 'invalid characters'],
    ['a lone surrogate', { legalName: 'a\ud800b' }, 'invalid characters'],
    ['too much', { legalName: 'x'.repeat(201) }, '200'],
  ])('%s is refused with the reason, and nothing changes', async (_name, change, reason) => {
    const before = await read();
    const response = await put('business', { ...good, ...change });
    expect(response.statusCode).toBe(400);
    expect(errorBody.parse(response.json()).message).toContain(reason);
    expect(await read()).toEqual(before);
  });

  test('a body of one megabyte is rejected', async () => {
    const response = await put('business', { ...good, legalName: 'x'.repeat(1_000_000) });
    expect(response.statusCode).toBe(413);
  });

  test('keep the date on which non-registration was first declared', async () => {
    const unregistered = { ...good, gst: { registered: false, declared: true } };
    await put('business', unregistered);
    const { unregisteredSince, gstin } = await read();
    expect(gstin).toBeNull();
    await put('business', { ...unregistered, legalName: 'Rao and Daughters' });
    expect((await read()).unregisteredSince).toBe(unregisteredSince);
    await put('business', good);
    expect(await read()).toMatchObject({ gstin: '27AAPFU0939F1ZV', unregisteredSince: null });
  });

  test('have a masked PAN for users who can only read', async () => {
    await put('business', good);
    const finance = await createTestMerchant(api, { role: 'finance', merchantId: merchant.merchantId });
    expect((await read(finance)).pan).toBe('AAPxxxxx9F');
    expect((await put('business', good, finance)).statusCode).toBe(403);
  });
});

describe('a bank account', () => {
  const password = 'marigold over 12 roofs';
  const account = { holder: 'Rao & Sons', accountNumber: '0012 3456 7890', ifsc: 'hdfc0000240', password };
  const knowsPassword = async (...people: TestMerchant[]) =>
    api.database.pool.query('update users set password_hash = $2 where id = any($1)', [
      people.map(({ userId }) => userId),
      await hashPassword(password),
    ]);
  const remove = (payload: object, by = merchant) =>
    api.app.inject({
      method: 'POST',
      url: '/api/seller/business/bank-account/remove',
      headers: by.headers,
      payload,
    });
  beforeAll(() => knowsPassword(merchant));
  afterEach(() => vi.useRealTimers());

  test('is encrypted, and only its last digits are shown', async () => {
    const response = await put('business/bank-account', account);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.body).not.toContain('001234567890');
    expect((await read()).bank).toEqual({ holder: 'Rao & Sons', ifsc: 'HDFC0000240', lastDigits: '7890' });
    const { rows } = await api.database.pool.query<{ row: string }>(
      'select p::text as row from merchant_profiles p where merchant_id = $1',
      [merchant.merchantId],
    );
    expect(rows[0]?.row).not.toContain('001234567890');
    expect(rows[0]?.row).not.toContain(Buffer.from('001234567890').toString('hex'));
  });

  test.each([
    [{ ...account, ifsc: 'HDFC1000240' }, 'Enter an IFSC'],
    [{ ...account, accountNumber: '12' }, '9 to 18 digits'],
    [{ ...account, holder: '' }, 'account holder'],
    [{ ...account, password: '' }, 'Enter your password.'],
    [{ ...account, password: 'x'.repeat(257) }, '256'],
    [{ ...account, password: 'somebody else’s' }, 'Incorrect password.'],
  ])('%j is refused', async (payload, reason) => {
    const response = await put('business/bank-account', payload);
    expect(response.statusCode).toBe(400);
    expect(errorBody.parse(response.json()).message).toContain(reason);
  });

  test('can be removed with the password', async () => {
    const refused = await remove({ password: 'somebody else’s' });
    expect(refused.statusCode).toBe(400);
    expect(errorBody.parse(refused.json()).message).toBe('Incorrect password.');
    expect((await remove({})).statusCode).toBe(400);
    expect((await read()).bank).toMatchObject({ lastDigits: '7890' });
    const removed = await remove({ password });
    expect(removed.statusCode, removed.body).toBe(200);
    expect((await read()).bank).toBeNull();
  });

  test('needs the right password: wrong ones change nothing, send no email, and are rate limited', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const stolen = await createTestMerchant(api);
    await knowsPassword(stolen);
    const owner = { ...stolen, headers: { ...stolen.headers, 'x-forwarded-for': '203.0.113.9' } };
    const guess = () => put('business/bank-account', { ...account, password: 'a guess' }, owner);
    expect((await guess()).statusCode).toBe(400);
    expect((await read(owner)).bank).toBeNull();
    const { rows } = await api.database.pool.query('select from mails where recipient = $1', [owner.email]);
    expect(rows).toHaveLength(0);
    for (let guesses = 1; guesses < 10; guesses += 1) expect((await guess()).statusCode).toBe(400);
    const refused = await guess();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // All actions that ask for the password share the limit, which also blocks the right password.
    expect((await remove({ password }, owner)).statusCode).toBe(429);
    const erasure = { method: 'POST', url: '/api/account/erasure', headers: owner.headers } as const;
    expect((await api.app.inject({ ...erasure, payload: { password } })).statusCode).toBe(429);
  });

  test('that changes is reported by email to everyone who can change it', async () => {
    const owner = await createTestMerchant(api);
    const manager = await createTestMerchant(api, { role: 'manager', merchantId: owner.merchantId });
    const finance = await createTestMerchant(api, { role: 'finance', merchantId: owner.merchantId });
    await knowsPassword(manager);
    const changed = await put('business/bank-account', account, manager);
    expect(changed.statusCode, changed.body).toBe(200);
    const { rows } = await api.database.pool.query(
      `select recipient, text_body like '%ending in 7890%' as "isTold" from mails where recipient = any($1) order by id`,
      [[owner.email, manager.email, finance.email]],
    );
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { recipient: owner.email, isTold: true },
        { recipient: manager.email, isTold: true },
      ]),
    );
    // The number of changes is limited, so that their mailboxes are not flooded.
    await api.database.pool.query(
      `insert into audit_events (merchant_id, act)
       select $1, 'business.bankAccountSet' from generate_series(1, 19)`,
      [owner.merchantId],
    );
    expect((await put('business/bank-account', account, manager)).statusCode).toBe(429);
  });
});

describe('a brand', () => {
  const readBrand = async () => {
    const response = await api.app.inject({ url: '/api/seller/brand', headers: merchant.headers });
    return dataOf(brandProfile).parse(response.json()).data;
  };
  const putLogo = (payload: Buffer, contentType = 'image/png') =>
    api.app.inject({
      method: 'PUT',
      url: '/api/seller/brand/logo',
      headers: { ...merchant.headers, 'content-type': contentType },
      payload,
    });

  test('has the name of the merchant by default', async () => {
    expect(await readBrand()).toEqual({
      name: 'Rao Traders',
      supportEmail: '',
      supportPhone: '',
      logoUrl: null,
    });
    const brand = { name: 'Raoji', supportEmail: 'help@raoji.in', supportPhone: '98765 43210' };
    expect((await put('brand', brand)).statusCode).toBe(200);
    expect(await readBrand()).toMatchObject({ name: 'Raoji', supportPhone: '+919876543210' });
    expect((await put('brand', { ...brand, supportPhone: '12' })).statusCode).toBe(400);
    expect((await put('brand', { ...brand, supportEmail: 'a@b' })).statusCode).toBe(400);
  });

  test('has a logo that is re-encoded, replaced and removed', async () => {
    const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#f7a823' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .png()
      .toBuffer();
    expect((await putLogo(png)).statusCode).toBe(200);
    const first = (await readBrand()).logoUrl ?? '';
    const image = await api.app.inject({ url: first });
    expect(image.headers).toMatchObject({ 'content-type': 'image/webp' });
    const { width, height, exif } = await sharp(image.rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 512, height: 171, exif: undefined });
    await putLogo(png);
    expect((await api.app.inject({ url: first })).statusCode).toBe(404);
    await api.app.inject({ method: 'DELETE', url: '/api/seller/brand/logo', headers: merchant.headers });
    expect((await readBrand()).logoUrl).toBeNull();
    const { rows } = await api.database.pool.query('select from uploaded_images');
    expect(rows).toHaveLength(0);
  });

  test.each([
    ['a script that calls itself an image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['half an image', Buffer.from('\x89PNG\r\n\x1a\nhello', 'latin1'), 400],
    ['nothing', Buffer.alloc(0), 415],
    ['too much', Buffer.alloc(6 * 1024 * 1024), 413],
  ])('%s is no logo', async (_name, bytes, status) => {
    expect((await putLogo(bytes)).statusCode).toBe(status);
  });

  test.each(['..%2f..%2fetc', 'x.webp', '0b7f6c1e-4a51-4a0a-9a3c-6f2d8f1f7f10.webp'])(
    'there is no image %s',
    async (name) => {
      expect((await api.app.inject({ url: `/media/uploads/${name}` })).statusCode).toBe(404);
    },
  );
});
