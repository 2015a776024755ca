import { expect, test } from 'vitest';
import { matchHeader } from './columns.ts';

test('letter case, spaces, underscores and a byte order mark make no difference', () => {
  const { positions, ignored } = matchHeader(
    ['\ufeffSKU', ' Title', 'Category', 'SP', 'GST Rate', 'Colour', 'x'],
    {},
  );
  expect(Object.fromEntries(positions)).toEqual({
    sku: [0],
    title: [1],
    category: [2],
    sp: [3],
    gst_rate: [4],
    color: [5],
  });
  expect(ignored).toEqual(['x']);
});

test('a map renames, and takes the column away from its own name', () => {
  const headers = ['id', 'title', 'long title', 'category', 'price', 'img1', 'img2'];
  const { positions, ignored } = matchHeader(headers, {
    sku: ['id'],
    title: ['Long Title'],
    brand: ['title'],
    sp: ['price'],
    image_urls: ['img1', 'img2'],
  });
  expect(positions.get('title')).toEqual([2]);
  expect(positions.get('brand')).toEqual([1]);
  expect(positions.get('image_urls')).toEqual([5, 6]);
  expect(ignored).toEqual([]);
});

test('missing columns are answered with the headers of the file and a map to try', () => {
  expect(() => matchHeader(['uniq_id', 'product_name', 'discounted_price', 'tree'], {})).toThrow(
    [
      'The file has no columns sku, title, category, sp.',
      'Its columns are: uniq_id, product_name, discounted_price, tree',
      'Map them, for example: --map "sku=uniq_id,title=product_name,category=COLUMN,sp=discounted_price"',
    ].join('\n'),
  );
});

test('a proposal is found in longer names too', () => {
  const headers = ['Seller SKU ID*', 'Product Title', 'Category', 'MRP (₹)', 'Your Selling Price (₹)'];
  expect(() => matchHeader(headers, {})).toThrow(
    '--map "sku=Seller SKU ID*,title=Product Title,sp=Your Selling Price (₹)"',
  );
});

test('a map to a column that is not there, and a column that stands there twice, are refused', () => {
  expect(() => matchHeader(['sku'], { title: ['name'] })).toThrow(
    '--map title=name: the file has no column with this name',
  );
  expect(() => matchHeader(['sku', 'SKU', 'title', 'category', 'sp'], {})).toThrow('more than once');
});

test('a default stands in for a missing column', () => {
  expect(matchHeader(['sku', 'title', 'sp'], {}, new Set(['category'])).positions.has('category')).toBe(
    false,
  );
});
