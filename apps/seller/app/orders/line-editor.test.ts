import { expect, test } from 'vitest';
import { readLines, sumCost, type LineDraft } from './line-editor.tsx';

const line = (changes: Partial<LineDraft>): LineDraft => ({
  sku: 'A',
  title: 'Lamp',
  details: '',
  cost: 100.1,
  available: 5,
  quantity: '1',
  salePrice: '',
  ...changes,
});

test('reads quantities and prices as people type them', () => {
  expect(readLines([line({ quantity: '3', salePrice: '₹1,299.50' })])).toEqual({
    lines: [{ sku: 'A', quantity: 3, salePrice: 1299.5 }],
  });
  expect(readLines([line({})])).toEqual({ lines: [{ sku: 'A', quantity: 1, salePrice: null }] });
});

test.each([
  [[], 'Add a product.'],
  [[line({ quantity: '' })], 'Lamp: enter a quantity from 1 to 100.'],
  [[line({ quantity: '101' })], 'Lamp: enter a quantity from 1 to 100.'],
  [[line({ salePrice: 'free' })], 'Lamp: enter the sale price in rupees, such as 499 or 499.50.'],
  [[line({ salePrice: '1.005' })], 'Lamp: enter the sale price in rupees, such as 499 or 499.50.'],
])('explains what is wrong', (lines, problem) => {
  expect(readLines(lines)).toEqual({ problem });
});

test('adds up costs without rounding errors', () => {
  expect(sumCost([line({ quantity: '3' }), line({ cost: 0.2, quantity: '1' })])).toBe(300.5);
});
