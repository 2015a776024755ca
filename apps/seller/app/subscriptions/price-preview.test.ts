import { expect, test } from 'vitest';
import { previewPrice } from './price-preview.ts';

const shirt = { cost: 2100, mrp: 4000, gstRate: 5, hsn: '6205' };

test('a typed price shows its margin and the GST rate of the sale', () => {
  expect(previewPrice('2,625', shirt)).toEqual({
    price: 2625,
    margin: 500,
    marginPercent: 20,
    saleGstRate: 5,
  });
  // Above the slab, the sale is taxed at 18%: ₹2,288.14 before tax, against a cost of ₹2,000 before tax.
  expect(previewPrice('2700', shirt)).toEqual({
    price: 2700,
    margin: 288.14,
    marginPercent: 12.59,
    saleGstRate: 18,
  });
  expect(previewPrice('2000', shirt)?.margin).toBeLessThan(0);
});

test.each(['', 'abc', '0', '4000.01'])('nothing is shown for "%s"', (typed) => {
  expect(previewPrice(typed, shirt)).toBeNull();
});
