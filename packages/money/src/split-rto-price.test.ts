import { expect, test } from 'vitest';
import { splitRtoPrice } from './split-rto-price.ts';

test.each([
  [49_900, 39_920, 9980],
  [30_003, 24_002, 6001],
  [1, 1, 0],
  [2, 2, 0],
  [3, 2, 1],
  [0, 0, 0],
])('of %i paise, %i are refunded and %i kept', (price, refundPaise, feePaise) => {
  expect(splitRtoPrice(price)).toEqual({ refundPaise, feePaise });
});
