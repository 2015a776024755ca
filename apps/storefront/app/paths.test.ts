import { expect, it } from 'vitest';
import { categoryPath, productPath, storeCategoryPath } from './paths.ts';

it('escapes names, so that a slash does not become a subcategory', () => {
  expect(categoryPath('Home & Kitchen')).toBe('/category/Home%20%26%20Kitchen');
  expect(categoryPath('Bags/Wallets', 'Men?')).toBe('/category/Bags%2FWallets/Men%3F');
  expect(storeCategoryPath("Women's Fashion", 'Sarees')).toBe("/store/category/Women's%20Fashion/Sarees");
});

it('links to a product by its ID', () => {
  expect(productPath(42)).toBe('/store/product/42');
  expect(productPath(42, { color: null, size: null })).toBe('/store/product/42');
  expect(productPath(42, { color: 'Navy Blue', size: '1 L' })).toBe(
    '/store/product/42?color=Navy+Blue&size=1+L',
  );
});
