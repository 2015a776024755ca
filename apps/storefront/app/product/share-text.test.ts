import { expect, test } from 'vitest';
import { findShareImage, writeShareText } from './share-text.ts';

const product = {
  title: 'Silk Saree',
  bullet_points: ['Pure silk', '5.5 m', 'With blouse piece', 'Dry clean', 'Not for customers'],
};
const chosen = { sku: 'SAREE-1', color: 'Teal', size: undefined, mrp: 8690 };

test('a shared text has title, facts, options and the price of the merchant', () => {
  expect(writeShareText({ product, chosen, pricePaise: 477_900 })).toBe(
    [
      '*Silk Saree*',
      '• Pure silk',
      '• 5.5 m',
      '• With blouse piece',
      '• Dry clean',
      '• Colour: Teal',
      'Price: ₹4,779.00 (MRP ₹8,690.00)',
    ].join('\n'),
  );
});

test('a price at the MRP is told once, and an unusable price not at all', () => {
  expect(writeShareText({ product, chosen, pricePaise: 869_000 })).toMatch(
    /\nPrice: ₹8,690\.00 including all taxes$/,
  );
  expect(writeShareText({ product, chosen, pricePaise: null })).not.toContain('₹');
});

test('the shared image is the JPEG of the shown image, named by SKU', () => {
  expect(findShareImage('SAREE-1', '/media/art/sari/teal/2/640.webp')).toEqual({
    url: '/media/art/sari/teal/2/1600.jpg',
    fileName: 'SAREE-1.jpg',
  });
  expect(findShareImage('SAREE-1', undefined)).toBeUndefined();
});
