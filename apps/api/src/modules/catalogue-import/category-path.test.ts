import { expect, test } from 'vitest';
import { parseCategoryPath } from './category-path.ts';

test.each([
  ['Clothing >> Women >> Sarees', '', undefined, { top: 'Clothing', child: 'Women' }],
  ['Clothing > Women', '', undefined, { top: 'Clothing', child: 'Women' }],
  [
    '["Clothing >> Women\'s  Clothing >> Sarees"]',
    '',
    undefined,
    { top: 'Clothing', child: "Women's Clothing" },
  ],
  ['Bags / Luggage', '', undefined, { top: 'Bags / Luggage', child: null }],
  ['Bags / Luggage', '', '/', { top: 'Bags', child: 'Luggage' }],
  ['Home|Decor|Lamps', '', '|', { top: 'Home', child: 'Decor' }],
  ['  >> Home >>  >> Decor', '', undefined, { top: 'Home', child: 'Decor' }],
  ['Home', 'Decor', undefined, { top: 'Home', child: 'Decor' }],
  ['Home >> Kitchen', 'Decor >> Lamps', undefined, { top: 'Home', child: 'Decor' }],
  ['Home >> HOME', '', undefined, { top: 'Home', child: null }],
])('%s + %s by %s', (category, subcategory, separator, value) => {
  expect(parseCategoryPath(category, subcategory, separator)).toEqual({ value });
});

test.each([
  ['', 'category is empty'],
  [' >> ', 'category is empty'],
  ['All', 'category name All is reserved: choose another name'],
  ['Home >> ALL', 'category name ALL is reserved: choose another name'],
  [`Home >> ${'x'.repeat(101)}`, 'category has a name longer than 100 characters'],
])('rejects %j', (category, reason) => expect(parseCategoryPath(category, '')).toEqual({ reason }));
