import { describe, expect, test } from 'vitest';
import { matchHeader, suggestColumns } from './columns.ts';

test('ignores letter case, spaces, underscores and a byte order mark', () => {
  const { positions, ignored } = matchHeader(
    ['\ufeffSKU', ' Title', 'Category', 'SP', 'GST Rate', 'Colour', 'x'],
    {},
  );
  expect(Object.fromEntries(positions)).toEqual({
    sku: [[0]],
    title: [[1]],
    category: [[2]],
    sp: [[3]],
    gst_rate: [[4]],
    color: [[5]],
  });
  expect(ignored).toEqual(['x']);
});

test('a mapped column is not matched by its own name', () => {
  const headers = ['id', 'title', 'long title', 'category', 'price', 'img1', 'img2'];
  const { positions, ignored } = matchHeader(headers, {
    sku: 'id',
    title: 'Long Title',
    brand: 'title',
    sp: 'price',
    image_urls: 'img1+img2',
  });
  expect(positions.get('title')).toEqual([[2]]);
  expect(positions.get('brand')).toEqual([[1]]);
  expect(positions.get('image_urls')).toEqual([[5, 6]]);
  expect(ignored).toEqual([]);
});

test('the error for missing columns lists the headers of the file and suggests a map', () => {
  expect(() => matchHeader(['uniq_id', 'product_name', 'discounted_price', 'tree'], {})).toThrow(
    [
      'The file has no columns sku, title, category, sp.',
      'Its columns are: uniq_id, product_name, discounted_price, tree',
      'Map them, for example: --map "sku=uniq_id,title=product_name,category=COLUMN,sp=discounted_price"',
    ].join('\n'),
  );
});

test('suggests headers that contain a known name', () => {
  const headers = ['Seller SKU ID*', 'Product Title', 'Category', 'MRP (₹)', 'Your Selling Price (₹)'];
  expect(() => matchHeader(headers, {})).toThrow(
    '--map "sku=Seller SKU ID*,title=Product Title,sp=Your Selling Price (₹)"',
  );
});

test('rejects a map to a missing column, and duplicate columns', () => {
  expect(() => matchHeader(['sku'], { title: 'name' })).toThrow(
    '--map title=name: the file has no column name',
  );
  expect(() => matchHeader(['sku', 'SKU', 'title', 'category', 'sp'], {})).toThrow('more than once');
});

test('several headers are alternatives, in the order of the map', () => {
  const headers = ['sku', 'title', 'category', 'actual', 'discount', 'a|b', 'img1', 'img2', 'img3'];
  const { positions, ignored } = matchHeader(headers, {
    sp: 'discount|actual',
    mrp: 'actual',
    brand: 'a|b',
    image_urls: 'img1+img2|img3',
  });
  expect(positions.get('sp')).toEqual([[4], [3]]);
  expect(positions.get('mrp')).toEqual([[3]]);
  expect(positions.get('brand')).toEqual([[5]]);
  expect(positions.get('image_urls')).toEqual([[6, 7], [8]]);
  expect(ignored).toEqual([]);
  expect(() => matchHeader(headers, { sp: 'discount|price' })).toThrow(
    '--map sp=discount|price: the file has no column price.',
  );
});

test('a default replaces a missing column', () => {
  expect(matchHeader(['sku', 'title', 'sp'], {}, new Set(['category'])).positions.has('category')).toBe(
    false,
  );
});

describe('suggested columns', () => {
  const suggest = (...headers: string[]) => Object.fromEntries(suggestColumns(headers));

  test('are found by our names and by those of other catalogues', () => {
    expect(
      suggest('uniq_id', 'product_name', 'product_category_tree', 'retail_price', 'brand', 'Stock'),
    ).toEqual({
      sku: [0],
      title: [1],
      category: [2],
      mrp: [3],
      brand: [4],
      quantity: [5],
    });
  });

  test('have the MRP as a fallback of a discounted price', () => {
    expect(suggest('discounted_price', 'retail_price')).toEqual({ sp: [0, 1], mrp: [1] });
    expect(suggest('sp', 'mrp')).toEqual({ sp: [0], mrp: [1] });
  });

  test('can be several for a list', () => {
    expect(suggest('image_1', 'image_2', 'sku', 'sku')).toEqual({ image_urls: [0, 1], sku: [2] });
  });

  test('use each column of the file once', () => {
    expect(suggest('product', 'Your Selling Price (₹)')).toEqual({ title: [0], sp: [1] });
  });
});
