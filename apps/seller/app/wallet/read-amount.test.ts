import { expect, test } from 'vitest';
import { readAmount, readTopUpAmount } from './read-amount.ts';

test('reads amounts as people type them', () => {
  expect(readAmount('2500')).toEqual({ amount: 2500 });
  expect(readAmount(' ₹ 1,23,456.50 ')).toEqual({ amount: 123_456.5 });
});

test.each(['', 'ten', '-5', '1.234'])('rejects %j', (text) => {
  expect(readAmount(text)).toEqual({ problem: 'Enter an amount in rupees, such as 2,500.' });
});

test('keeps a top-up within its limits', () => {
  expect(readTopUpAmount('99.99')).toEqual({ problem: 'Add at least ₹100.' });
  expect(readTopUpAmount('100')).toEqual({ amount: 100 });
  expect(readTopUpAmount('2,00,000')).toEqual({ amount: 200_000 });
  expect(readTopUpAmount('2,00,000.01')).toEqual({ problem: 'Add at most ₹2,00,000 at a time.' });
});
