import { expect, test } from 'vitest';
import { saleGst } from './sale-gst.ts';

const kurta = { spPaise: 200_000, gstBasisPoints: 500, hsn: '620442' };

test.each([
  ['clothing up to ₹2,500 before tax', kurta, 262_500, 500],
  ['clothing above it', kurta, 262_501, 1800],
  ['footwear above it', { ...kurta, hsn: '6403' }, 300_000, 1800],
  ['a bed sheet above it', { ...kurta, hsn: '6302' }, 300_000, 1800],
  ['a quilt above it', { ...kurta, hsn: '9404' }, 300_000, 1800],
  ['a dear coat sold cheaply', { ...kurta, spPaise: 300_000, gstBasisPoints: 1800 }, 262_500, 500],
  ['worn clothing, which has no slab', { ...kurta, hsn: '6309' }, 300_000, 500],
  ['a saree, which is fabric', { ...kurta, hsn: '5007' }, 300_000, 500],
  ['what has no code', { ...kurta, hsn: '' }, 300_000, 500],
  [
    'a pillow, which the supplier taxes otherwise',
    { ...kurta, gstBasisPoints: 1800, hsn: '9404' },
    1000,
    1800,
  ],
  ['anything else', { ...kurta, gstBasisPoints: 1800, hsn: '8509' }, 1000, 1800],
])('%s', (_name, product, pricePaise, rate) => {
  expect(saleGst(product, pricePaise)).toBe(rate);
});
