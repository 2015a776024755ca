import { describe, expect, test } from 'vitest';
import { priceCart } from './cart-pricing.ts';
import type { LineRow } from './cart.repository.ts';

const row = (changes: Partial<LineRow>): LineRow => ({
  id: 1,
  product_id: 7,
  color: null,
  quantity: 2,
  added_sp_paise: 19_990,
  title: 'Silk sari',
  sku: 'SARI-7',
  image: 'art/sari/maroon/3',
  sp_paise: 19_990,
  mrp_paise: 29_990,
  stock: 10,
  offered: true,
  ...changes,
});

describe('priceCart', () => {
  test('adds up in paise what rupees would get wrong', () => {
    const cart = priceCart('c', [row({ quantity: 3, sp_paise: 10, mrp_paise: 20, added_sp_paise: 10 })]);
    expect(cart).toMatchObject({ itemCount: 3, total: 0.3, mrpTotal: 0.6 });
    expect(cart.lines[0]).toMatchObject({ state: 'available', lineTotal: 0.3, previousSp: null });
  });

  test('tells the old price where it has changed, and counts the new one', () => {
    const cart = priceCart('c', [row({ added_sp_paise: 24_990 })]);
    expect(cart.lines[0]).toMatchObject({ sp: 199.9, previousSp: 249.9, lineTotal: 399.8 });
    expect(cart.total).toBe(399.8);
  });

  test.each([
    ['soldOut', { stock: 0 }, 0],
    ['gone', { offered: false }, 0],
    ['short', { stock: 1 }, 1],
    ['available', { stock: 2 }, 2],
  ] as const)('%s lines count only what can be ordered', (state, changes, units) => {
    const cart = priceCart('c', [row(changes)]);
    expect(cart.lines[0]).toMatchObject({ state, available: units, quantity: 2 });
    expect(cart).toMatchObject({ itemCount: units, total: (units * 19_990) / 100 });
  });

  test('offers at most a hundred of anything', () => {
    expect(priceCart('c', [row({ stock: 5000 })]).lines[0]?.available).toBe(100);
  });

  test('lets the colours of one product share its stock', () => {
    const cart = priceCart('c', [
      row({ id: 1, color: 'Maroon', quantity: 4, stock: 5 }),
      row({ id: 2, color: 'Teal', quantity: 3, stock: 5 }),
      row({ id: 3, product_id: 8, quantity: 1, stock: 5 }),
    ]);
    expect(cart.lines.map(({ state, available }) => [state, available])).toEqual([
      ['available', 5],
      ['short', 1],
      ['available', 5],
    ]);
    expect(cart.itemCount).toBe(6);
  });

  test('an empty cart costs nothing', () => {
    expect(priceCart(null, [])).toEqual({ id: null, lines: [], itemCount: 0, total: 0, mrpTotal: 0 });
  });
});
