import { expect, it } from 'vitest';
import { readStorePage } from './store-page-number.ts';

it.each([
  ['', 1],
  ['?page=2', 2],
  ['?page=42', 42],
  ['?page=43', 1],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=1e1', 1],
])('reads %j as page %i', (query, page) => {
  expect(readStorePage(`http://shop.test/store${query}`)).toBe(page);
});
