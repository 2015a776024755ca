import { expect, test } from 'vitest';
import { acceptsGzip, nameDownload } from './sent-file.ts';

test.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true],
  ['GZIP', true],
  ['br', false],
  ['gzip;q=0', false],
  ['gzip; q=0.000, br', false],
  ['x-gzip-like', false],
  [undefined, false],
])('%j accepts gzip: %j', (header, expected) => {
  expect(acceptsGzip(header)).toBe(expected);
});

test('a download is named by what it is and the day in India', () => {
  expect(nameDownload('documents', new Date('2026-11-16T19:00:00Z'))).toBe(
    'post-procure-documents-2026-11-17',
  );
  expect(nameDownload('wallet-statement', '2026-10-31')).toBe('post-procure-wallet-statement-2026-10-31');
});
