import { expect, test } from 'vitest';
import { saleGst } from './gst-slab.ts';

const kurta = { spPaise: 200_000, gstBasisPoints: 500, hsn: '620442' };

test.each([
  ['clothing up to ₹2,500 before tax', kurta, 262_500, 500],
  ['clothing above the limit', kurta, 262_501, 1800],
  ['footwear above the limit', { ...kurta, hsn: '6403' }, 300_000, 1800],
  ['a bed sheet above the limit', { ...kurta, hsn: '6302' }, 300_000, 1800],
  ['a quilt above the limit', { ...kurta, hsn: '9404' }, 300_000, 1800],
  ['an expensive coat sold cheaply', { ...kurta, spPaise: 300_000, gstBasisPoints: 1800 }, 262_500, 500],
  ['worn clothing, which has no slab', { ...kurta, hsn: '6309' }, 300_000, 500],
  ['a saree, which is fabric', { ...kurta, hsn: '5007' }, 300_000, 500],
  ['a product without an HSN code', { ...kurta, hsn: '' }, 300_000, 500],
  [
    'a pillow that the supplier taxes at another rate',
    { ...kurta, gstBasisPoints: 1800, hsn: '9404' },
    1000,
    1800,
  ],
  ['anything else', { ...kurta, gstBasisPoints: 1800, hsn: '8509' }, 1000, 1800],
])('%s', (_name, product, pricePaise, rate) => {
  expect(saleGst(product, pricePaise)).toBe(rate);
});
