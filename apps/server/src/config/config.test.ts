import path from 'node:path';
import { expect, test } from 'vitest';
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
    rateLimitPerMinute: 600,
    trustProxy: false,
    jwtSecret: undefined,
    smtpUrl: undefined,
    mailFrom: 'Post Procure <support@postprocure.in>',
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

test('requires JWT_SECRET for a server with DATABASE_URL, but not for a command', () => {
  const given = { DATABASE_URL: 'postgres://me@host/shop' };
  expect(() => readServerConfig(given)).toThrow(/^JWT_SECRET is required with DATABASE_URL: [^\n]+$/);
  expect(readServerConfig({ ...given, JWT_SECRET: 'k'.repeat(32) }).jwtSecret).toBe('k'.repeat(32));
  expect(readServerConfig({}).jwtSecret).toBeUndefined();
  expect(readConfig(given).databaseUrl).toBe(given.DATABASE_URL);
});
