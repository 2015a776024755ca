import { expect, test } from 'vitest';
import { readWinningChoices, toWinningQuery } from './winning-choices.ts';

const categories = [{ c_name: "Women's Fashion" }, { c_name: 'Kitchen & Dining' }];
const read = (query: string) => readWinningChoices(new URLSearchParams(query), categories);

test('reads a category and a price band', () => {
  const choices = read('category=Kitchen+%26+Dining&price=1000-4999.99');
  expect(choices.category).toBe('Kitchen & Dining');
  expect(choices.price?.label).toBe('₹1,000-5,000');
  expect(toWinningQuery(choices)).toEqual({
    inStock: true,
    categoryName: 'Kitchen & Dining',
    minPrice: 1000,
    maxPrice: 4999.99,
  });
});

test('ignores invalid values', () => {
  for (const query of [
    '',
    'category=&price=',
    'category=Nothing&price=1-2',
    `category=${'x'.repeat(5000)}`,
  ]) {
    expect(toWinningQuery(read(query))).toEqual({ inStock: true });
  }
});
