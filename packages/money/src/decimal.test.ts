import { expect, test } from 'vitest';
import { parseDecimal } from './decimal.ts';

test.each([
  ['0', 0n, 0],
  ['12', 12n, 0],
  [' 1.50 ', 150n, 2],
  ['.5', 5n, 1],
  ['5.', 5n, 0],
  ['-0.1', -1n, 1],
  ['+3', 3n, 0],
  ['1e3', 1000n, 0],
  ['2.5E2', 250n, 0],
  ['2.5e-2', 25n, 3],
  ['999999999.999', 999999999999n, 3],
])('reads %s exactly', (text, value, scale) => {
  expect(parseDecimal(text)).toEqual({ value, scale });
});

test.each([
  '',
  ' ',
  '.',
  'e3',
  'abc',
  '1,000',
  '1_000',
  '0x10',
  'NaN',
  'Infinity',
  '1e',
  '1e999',
  '1000000000',
  '1e9',
  '--1',
  '१२',
  '1 2',
  '1'.repeat(400),
])('rejects %j', (text) => {
  expect(parseDecimal(text)).toBeNull();
});
