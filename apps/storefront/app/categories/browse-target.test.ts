import { expect, it } from 'vitest';
import type { Category } from '@postprocure/contracts/catalogue/category';
import { findBrowseTarget, type BrowseParams } from './browse-target.ts';

const category = (c_name: string, ...children: string[]): Category => ({
  c_id: c_name,
  c_name,
  image: '',
  children: children.map((name) => ({ c_id: name, c_name: name, image: '' })),
});

const categories = [
  category("Women's Fashion", 'Sarees'),
  category('Bags/Wallets'),
  category('Bags', 'Totes'),
];

const find = (params: BrowseParams) => {
  const target = findBrowseTarget(categories, params);
  return target.kind === 'category' ? [target.main.c_name, target.sub?.c_name] : target;
};

it('finds categories and subcategories in any letter case', () => {
  expect(find({ categoryName: "WOMEN'S fashion" })).toEqual(["Women's Fashion", undefined]);
  expect(find({ categoryName: "women's fashion", subCategoryName: 'SAREES' })).toEqual([
    "Women's Fashion",
    'Sarees',
  ]);
});

it('finds names with a slash, escaped or not', () => {
  expect(find({ categoryName: 'bags/wallets' })).toEqual(['Bags/Wallets', undefined]);
  expect(find({ categoryName: 'bags', subCategoryName: 'wallets' })).toEqual(['Bags/Wallets', undefined]);
  expect(find({ categoryName: 'bags', subCategoryName: 'totes' })).toEqual(['Bags', 'Totes']);
});

it('returns the name of a missing category', () => {
  expect(find({ categoryName: 'Nope', subCategoryName: 'Sarees' })).toMatchObject({
    kind: 'missing',
    name: 'Nope',
  });
  expect(find({ categoryName: 'bags', subCategoryName: 'Nope' })).toMatchObject({
    kind: 'missing',
    name: 'Bags/Nope',
  });
});

it('recognizes a URL without a category', () => {
  expect(find({})).toMatchObject({ kind: 'none', categories: [{ c_name: "Women's Fashion" }, {}, {}] });
});
