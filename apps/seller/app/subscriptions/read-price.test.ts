import { expect, test } from 'vitest';
import { readPrice } from './read-price.ts';

test.each([
  ['499', 499],
  [' 1,499.5 ', 1499.5],
  ['1795', 1795],
])('%s is a price', (text, price) => {
  expect(readPrice(text, 1795)).toEqual({ price });
});

test.each(['', '0', '-5', '1.005', '1e3', 'ten'])('%s is none', (text) => {
  expect(readPrice(text, 1795)).toEqual({ problem: 'Enter a price in rupees, such as 499 or 499.50.' });
});

test('the MRP is named to who goes above it', () => {
  expect(readPrice('1795.01', 1795)).toEqual({ problem: 'The MRP is ₹1,795.00; no price may be above it.' });
});
