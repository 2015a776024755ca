import { expect, test } from 'vitest';
import { acceptsGzip } from './sent-file.ts';

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
