import { expect, test } from 'vitest';
import { readPriceWish } from './price-wish.ts';

test.each([
  ['saree under 500', 'saree', 500],
  ['under 500 saree', 'saree', 500],
  ['Kurti below Rs. 1,299 cotton', 'Kurti  cotton', 1299],
  ['shoes upto ₹999', 'shoes', 999],
  ['shoes up to 999 rs', 'shoes', 999],
  ['kurti 300 se kam', 'kurti', 300],
  ['bag 500 ke andar', 'bag', 500],
])('%s', (search, term, maxPrice) => {
  expect(readPriceWish(search)).toEqual({ term, maxPrice });
});

test.each([
  'saree',
  'under 500',
  'toys under 12 years',
  'dumbbell under 50 kg',
  'under armour 500',
  'thunder 500',
  'box under 500 ml',
])('%s holds no price', (search) => {
  expect(readPriceWish(search)).toEqual({ term: search, maxPrice: null });
});
