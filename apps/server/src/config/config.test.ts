import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoLegalDetails } from '@postprocure/contracts/legal-details';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, readServerConfig } from './config.ts';

test('uses the documented defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    sellerPort: 3001,
    host: '127.0.0.1',
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    storefrontUrl: undefined,
    sellerAppUrl: undefined,
    demoProducts: 20_000,
    importMaxBytes: 104_857_600,
    rateLimitPerMinute: 600,
    trustProxy: false,
    jwtSecret: undefined,
    previousJwtSecret: undefined,
    smtpUrl: undefined,
    mailFrom: 'Post Procure <support@postprocure.in>',
    razorpay: null,
    shiprocket: null,
    cancelPolicy: 'untilDispatch',
    sandboxScanSeconds: 7,
    legalDetails: demoLegalDetails,
    staffTwoFactor: 'optional',
    logLevel: 'info',
  });
});

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', JWT_SECRET: '' }).port).toBe(3000);
});

test('removes the trailing slash of URLs and accepts proxy addresses', () => {
  const config = readConfig({ STOREFRONT_URL: 'https://shop.example.in/', TRUST_PROXY: '10.0.0.0/8, ::1' });
  expect(config).toMatchObject({ storefrontUrl: 'https://shop.example.in', trustProxy: '10.0.0.0/8, ::1' });
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535; it is "abc".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535; it is "70000".'],
  [{ SELLER_PORT: '-1' }, 'SELLER_PORT must be a whole number from 0 to 65535; it is "-1".'],
  [
    { SANDBOX_SCAN_SECONDS: '-1' },
    'SANDBOX_SCAN_SECONDS must be a whole number from 0 to 86400; it is "-1".',
  ],
  [{ DEMO_PRODUCTS: '1e3' }, 'DEMO_PRODUCTS must be a whole number from 0 to 5000000; it is "1e3".'],
  [
    { STOREFRONT_URL: 'shop.example.in' },
    'STOREFRONT_URL must be a URL such as https://shop.example.in, without a path; it is "shop.example.in".',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent; it is "loud".',
  ],
  [
    { MAIL_FROM: 'Shop <shop@example.in>\r\nBcc: all@example.in' },
    'MAIL_FROM must be an email address, or a name and an <address>; it is "Shop <shop@example.in>',
  ],
  [{ PORT: '4000', SELLER_PORT: '4000' }, 'PORT and SELLER_PORT must differ; both are 4000.'],
])('rejects %j in one line', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('reports every invalid variable on its own line', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT must[^\n]+\nLOG_LEVEL must[^\n]+$/);
});

test('does not print secrets', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:hush@host/db' })).not.toThrow(/hush/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:hush@host/db' })).toThrow(
    /^DATABASE_URL must be a URL/,
  );
  expect(() => readConfig({ SMTP_URL: 'http://me:hush@host' })).not.toThrow(/hush/);
  expect(() => readConfig({ SMTP_URL: 'http://me:hush@host' })).toThrow(/^SMTP_URL must be a URL/);
  expect(() => readConfig({ JWT_SECRET: 'hush' })).toThrow(
    'JWT_SECRET must be at least 32 characters; the value given is not.',
  );
});

test.each(['k'.repeat(64), 'password'.repeat(4)])('refuses the predictable secret %s', (secret) => {
  expect(() => readConfig({ JWT_SECRET: secret })).toThrow(/^JWT_SECRET must be random, for example/);
});

test('accepts a previous key only together with a new one', () => {
  const [first, second] = ['3f9c1e7ab24d508613f0c9e2d7b6a845', '86135083f0c9e2f9c1e7ab24dd7b6a84'];
  expect(readConfig({ JWT_SECRET: second, JWT_SECRET_PREVIOUS: first })).toMatchObject({
    jwtSecret: second,
    previousJwtSecret: first,
  });
  for (const JWT_SECRET of [undefined, first]) {
    expect(() => readConfig({ JWT_SECRET, JWT_SECRET_PREVIOUS: first })).toThrow(
      /^JWT_SECRET_PREVIOUS is the old/,
    );
  }
});

test('requires JWT_SECRET for a server with DATABASE_URL, but not for a command', () => {
  const given = { DATABASE_URL: 'postgres://me@host/shop' };
  expect(() => readServerConfig(given)).toThrow(/^JWT_SECRET is required with DATABASE_URL: [^\n]+$/);
  const secret = '3f9c1e7ab24d508613f0c9e2d7b6a845';
  expect(readServerConfig({ ...given, JWT_SECRET: secret }).jwtSecret).toBe(secret);
  expect(readServerConfig({}).jwtSecret).toBeUndefined();
  expect(readConfig(given).databaseUrl).toBe(given.DATABASE_URL);
});

test('staff must use two-factor login, except in the demo', () => {
  const database = { DATABASE_URL: 'postgres://me@host/shop' };
  expect(readConfig({}).staffTwoFactor).toBe('optional');
  expect(readConfig(database).staffTwoFactor).toBe('required');
  expect(readConfig({ ...database, STAFF_TWO_FACTOR: 'optional' }).staffTwoFactor).toBe('optional');
  expect(() => readConfig({ STAFF_TWO_FACTOR: 'no' })).toThrow(
    'STAFF_TWO_FACTOR must be one of required, optional; it is "no".',
  );
});

describe('payments and legal details', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'post-procure-legal-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const writeDetails = async (details: object): Promise<string> => {
    const file = path.join(folder, 'legal.json');
    await writeFile(file, JSON.stringify(details));
    return file;
  };
  const details = { ...demoLegalDetails, isDemo: undefined };
  const keys = {
    RAZORPAY_KEY_ID: 'rzp_live_A1b2C3d4E5f6G7',
    RAZORPAY_KEY_SECRET: 'the key secret',
    RAZORPAY_WEBHOOK_SECRET: 'the webhook secret',
    RAZORPAYX_ACCOUNT_NUMBER: '7878780080316316',
  };

  test('all Razorpay variables together switch real payments on', async () => {
    const config = readConfig({ ...keys, LEGAL_DETAILS: await writeDetails(details) });
    expect(config.razorpay).toEqual({
      keyId: keys.RAZORPAY_KEY_ID,
      keySecret: keys.RAZORPAY_KEY_SECRET,
      webhookSecret: keys.RAZORPAY_WEBHOOK_SECRET,
      previousWebhookSecret: undefined,
      payoutAccount: keys.RAZORPAYX_ACCOUNT_NUMBER,
    });
    expect(config.legalDetails).toEqual({ ...details, isDemo: false });
  });

  test.each(Object.keys(keys))('without %s the others are refused', (missing) => {
    expect(() => readConfig({ ...keys, [missing]: '' })).toThrow(`${missing} must be set too: `);
  });

  test('the previous webhook secret alone is refused', () => {
    expect(() => readConfig({ RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'an old secret' })).toThrow(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAYX_ACCOUNT_NUMBER must be set too',
    );
  });

  test('real payments need the details of a real company', () => {
    expect(() => readConfig(keys)).toThrow(/^LEGAL_DETAILS must be set when the RAZORPAY_ variables are/);
  });

  test('a file that is missing, or has a wrong value, is named with the reason', async () => {
    expect(() => readConfig({ LEGAL_DETAILS: path.join(folder, 'none.json') })).toThrow(
      /none\.json cannot be read/,
    );
    const file = await writeDetails({ ...details, gstin: '29AAACP9999Q1Z1' });
    expect(() => readConfig({ LEGAL_DETAILS: file })).toThrow('gstin: Invalid GSTIN.');
  });
});

describe('the carrier', () => {
  const keys = {
    SHIPROCKET_EMAIL: 'api@shop.example.in',
    SHIPROCKET_PASSWORD: 'the password',
    SHIPROCKET_WEBHOOK_KEY: 'a long webhook key',
  };

  test('all Shiprocket variables together switch the real carrier on', () => {
    expect(readConfig(keys).shiprocket).toEqual({
      email: keys.SHIPROCKET_EMAIL,
      password: keys.SHIPROCKET_PASSWORD,
      webhookKey: keys.SHIPROCKET_WEBHOOK_KEY,
    });
  });

  test.each(Object.keys(keys))('without %s the others are refused', (missing) => {
    expect(() => readConfig({ ...keys, [missing]: '' })).toThrow(`${missing} must be set too: `);
  });

  test('does not print the webhook key', () => {
    expect(() => readConfig({ ...keys, SHIPROCKET_WEBHOOK_KEY: 'hush' })).toThrow(
      'SHIPROCKET_WEBHOOK_KEY must be at least 16 characters; the value given is not.',
    );
  });
});
