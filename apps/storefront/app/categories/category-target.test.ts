import { expect, it } from 'vitest';
import type { Category } from '@postprocure/contracts/catalogue/category';
import { pathOfTarget } from './category-target.ts';

const image = '/media/art/sari/maroon/12/320.webp';
const categories: Category[] = [
  {
    c_id: '100',
    c_name: "Women's Fashion",
    image: image,
    children: [{ c_id: '101', c_name: 'Sarees', image: image }],
  },
];
const sarees = { category: "Women's Fashion", subCategory: 'Sarees', search: 'silk saree' };

it('links to the category', () => {
  expect(pathOfTarget(sarees, categories)).toBe("/store/category/Women's%20Fashion/Sarees");
  expect(pathOfTarget({ category: "Women's Fashion", search: 'saree' }, categories)).toBe(
    "/store/category/Women's%20Fashion",
  );
  expect(pathOfTarget(sarees, undefined)).toBe("/store/category/Women's%20Fashion/Sarees");
});

it('links to a search if the catalogue does not have the category', () => {
  const search = '/store/product/search?q=silk%20saree';
  expect(pathOfTarget({ ...sarees, subCategory: 'Silk' }, categories)).toBe(search);
  expect(pathOfTarget(sarees, [])).toBe(search);
});
