import { expect, it } from 'vitest';
import type { Category } from '@postprocure/contracts/catalogue/category';
import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { chooseShelfProducts } from './shelf-products.ts';

const category = (id: number, ...children: number[]): Category => ({
  c_id: String(id),
  c_name: `Category ${id}`,
  image: '',
  children: children.map((child) => ({ c_id: String(child), c_name: `Category ${child}`, image: '' })),
});

const product = (id: number, categoryId: number) => ({ id, categoryId: String(categoryId) }) as ProductCard;

const categories = { value: [category(100, 101), category(9478, 9479, 9480)] };
const list = { value: [product(1, 101), product(2, 9480), product(3, 9478), product(4, 9479)] };
const sent = [product(2, 9480)];

const idsOf = (shelf: ReturnType<typeof chooseShelfProducts>) =>
  shelf && 'value' in shelf ? shelf.value.map(({ id }) => id) : shelf;

it('selects the products of a category and its subcategories in order', () => {
  expect(idsOf(chooseShelfProducts(9478, { list, categories, sent }))).toEqual([2, 3, 4]);
  expect(idsOf(chooseShelfProducts(13923, { list, categories, sent: undefined }))).toEqual([]);
});

it('shows the server-rendered products until the list has loaded, or if it fails', () => {
  expect(idsOf(chooseShelfProducts(9478, { list: undefined, categories, sent }))).toEqual([2]);
  expect(idsOf(chooseShelfProducts(9478, { list: { failure: 'Busy' }, categories, sent }))).toEqual([2]);
});

it('waits if there are no server-rendered products', () => {
  expect(chooseShelfProducts(9478, { list: undefined, categories, sent: undefined })).toBeUndefined();
  expect(chooseShelfProducts(9478, { list, categories: undefined, sent: undefined })).toBeUndefined();
  expect(chooseShelfProducts(9478, { list: { failure: 'Busy' }, categories, sent: undefined })).toEqual({
    failure: 'Busy',
  });
});

it('uses only the category itself if the categories fail to load', () => {
  const shelf = chooseShelfProducts(9478, { list, categories: { failure: 'Busy' }, sent: undefined });
  expect(idsOf(shelf)).toEqual([3]);
});
