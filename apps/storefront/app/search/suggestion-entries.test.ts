import { expect, it } from 'vitest';
import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { listSuggestionEntries, stepThrough } from './suggestion-entries.ts';

const tree = [
  {
    c_id: '1',
    c_name: "Women's Fashion",
    image: '',
    children: [{ c_id: '11', c_name: 'Sarees', image: '' }],
  },
];
const product = { id: 42, title: 'Silk Saree' } as ProductCard;

it('links terms to searches, categories to category pages and products to product pages', () => {
  const entries = listSuggestionEntries(
    {
      terms: ['silk saree'],
      categories: [
        { c_id: '1', c_name: "Women's Fashion" },
        { c_id: '11', c_name: 'Sarees' },
        { c_id: '99', c_name: 'Gone' },
      ],
      products: [product],
    },
    "Women's Fashion",
    tree,
  );
  expect(entries.map(({ group, label, href }) => [group, label, href])).toEqual([
    ['Searches', 'silk saree', '/store/product/search?q=silk+saree&categoryName=Women%27s+Fashion'],
    ['Categories', "Women's Fashion", "/store/category/Women's%20Fashion"],
    ['Categories', "Sarees in Women's Fashion", "/store/category/Women's%20Fashion/Sarees"],
    ['Products', 'Silk Saree', '/store/product/42'],
  ]);
});

it('cycles through the entries and the field', () => {
  const walk = (by: 1 | -1) => [null, 0, 1, 2].map((from) => stepThrough(from, by, 3));
  expect(walk(1)).toEqual([0, 1, 2, null]);
  expect(walk(-1)).toEqual([2, null, 0, 1]);
});
