import { expect, test } from 'vitest';
import { readPrice } from './read-price.ts';

test.each([
  ['499', 499],
  [' 1,499.5 ', 1499.5],
  ['1795', 1795],
])('%s is a price', (text, price) => {
  expect(readPrice(text, 1795)).toEqual({ price });
});

test.each(['', '0', '-5', '1.005', '1e3', 'ten'])('%s is not a price', (text) => {
  expect(readPrice(text, 1795)).toEqual({ problem: 'Enter a price in rupees, such as 499 or 499.50.' });
});

test('a price above the MRP is rejected with the MRP', () => {
  expect(readPrice('1795.01', 1795)).toEqual({ problem: "The price can't be above the MRP of ₹1,795.00." });
});
