import { describe, expect, test } from 'vitest';
import type { Sku } from '../catalogue/index.ts';
import { priceCart } from './cart-pricing.ts';
import type { LineRow } from './cart.repository.ts';

const row = (changes: Partial<LineRow> = {}): LineRow => ({
  id: 1,
  productId: 7,
  sku: 'SARI-7-M',
  color: 'Maroon',
  size: 'M',
  title: 'Silk sari',
  image: 'art/sari/maroon/3',
  quantity: 2,
  addedSpPaise: 19_990,
  ...changes,
});

const sku = (changes: Partial<Sku> = {}): Sku => ({
  sku: 'SARI-7-M',
  productId: 7,
  color: 'Maroon',
  size: 'M',
  title: 'Silk sari',
  image: 'art/sari/maroon/4',
  spPaise: 19_990,
  mrpPaise: 29_990,
  quantity: 10,
  gstBasisPoints: 500,
  hsn: '5007',
  weightGrams: 400,
  warehouse: 'national',
  handlingDays: 6,
  status: 'active',
  ...changes,
});

describe('priceCart', () => {
  test('adds up in paise what rupees would get wrong', () => {
    const cart = priceCart(
      'c',
      [row({ quantity: 3, addedSpPaise: 10 })],
      [sku({ spPaise: 10, mrpPaise: 20 })],
    );
    expect(cart).toMatchObject({ itemCount: 3, total: 0.3, mrpTotal: 0.6 });
    expect(cart.lines[0]).toMatchObject({ state: 'available', lineTotal: 0.3, previousSp: null });
  });

  test('shows the variation with its own image', () => {
    expect(priceCart('c', [row()], [sku()]).lines[0]).toMatchObject({
      sku: 'SARI-7-M',
      color: 'Maroon',
      size: 'M',
      imgUrl: '/media/art/sari/maroon/4/640.webp',
    });
    const plain = { color: '', size: '' };
    expect(priceCart('c', [row(plain)], [sku(plain)]).lines[0]).toMatchObject({ color: null, size: null });
  });

  test('tells the old price where it has changed, and counts the new one', () => {
    const cart = priceCart('c', [row({ addedSpPaise: 24_990 })], [sku()]);
    expect(cart.lines[0]).toMatchObject({ sp: 199.9, previousSp: 249.9, lineTotal: 399.8 });
    expect(cart.total).toBe(399.8);
  });

  test.each([
    ['soldOut', [sku({ quantity: 0 })], 0],
    ['gone', [], 0],
    ['gone', [sku({ status: 'inactive' })], 0],
    ['short', [sku({ quantity: 1 })], 1],
    ['available', [sku({ quantity: 2 })], 2],
  ] as const)('%s lines count only what can be ordered', (state, skus, units) => {
    const cart = priceCart('c', [row()], skus);
    expect(cart.lines[0]).toMatchObject({ state, available: units, quantity: 2, color: 'Maroon' });
    expect(cart).toMatchObject({ itemCount: units, total: (units * 19_990) / 100 });
  });

  test('offers at most a hundred of anything', () => {
    expect(priceCart('c', [row()], [sku({ quantity: 5000 })]).lines[0]?.available).toBe(100);
  });

  test('checks the stock of each variation on its own', () => {
    const cart = priceCart(
      'c',
      [row({ quantity: 4 }), row({ id: 2, sku: 'SARI-7-L', size: 'L', quantity: 3 })],
      [sku({ quantity: 5 }), sku({ sku: 'SARI-7-L', quantity: 1 })],
    );
    expect(cart.lines.map(({ state, available }) => [state, available])).toEqual([
      ['available', 5],
      ['short', 1],
    ]);
    expect(cart.itemCount).toBe(5);
  });

  test('an empty cart costs nothing', () => {
    expect(priceCart(null, [], [])).toEqual({ id: null, lines: [], itemCount: 0, total: 0, mrpTotal: 0 });
  });
});
