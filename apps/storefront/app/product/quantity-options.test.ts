import { expect, it } from 'vitest';
import { quantityOptions } from './quantity-options.ts';

it.each([
  { quantity: 3, last: 3 },
  { quantity: 100, last: 100 },
  { quantity: 101, last: 100 },
  { quantity: undefined, last: 100 },
  { quantity: null, last: 100 },
])('offers up to $last with $quantity in stock', ({ quantity, last }) => {
  const options = quantityOptions(quantity);
  expect([options[0], options.at(-1), options.length]).toEqual([1, last, last]);
});

it('offers nothing when sold out', () => {
  expect(quantityOptions(0)).toEqual([]);
});
