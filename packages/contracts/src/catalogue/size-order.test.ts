import { expect, test } from 'vitest';
import { compareSizes } from './size-order.ts';

test.each([
  [['S', 'M', 'L', 'XL', 'XXL', '3XL']],
  [['UK 6', 'UK 9', 'UK 10', 'UK 11']],
  [['2-3 Years', '4-5 Years', '9-10 Years', '11-12 Years']],
  [['500 ml', '750 ml', '1 L', '1.5 L']],
  [['128 GB', '512 GB', '1 TB', '2 TB']],
  [['Single', 'Double', 'Queen', 'King']],
  [['90 x 150 cm', '120 x 180 cm', '150 x 210 cm']],
  [['28 Inch', '30 Inch', '36 Inch']],
])('%j is in order', (sizes) => {
  expect(sizes.toReversed().sort(compareSizes)).toEqual(sizes);
});

test('sizes of different kinds stay together', () => {
  expect(['1 L', 'M', 'UK 7', '500 ml', 'S', 'UK 6'].sort(compareSizes)).toEqual([
    'S',
    'M',
    'UK 6',
    'UK 7',
    '500 ml',
    '1 L',
  ]);
});
