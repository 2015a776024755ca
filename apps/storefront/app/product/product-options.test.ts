import { describe, expect, it } from 'vitest';
import { listImages, orderSlides, readOptions } from './product-options.ts';

const plain = { sku: 'PP-1', sp: 400, mrp: 800, quantity: 7, imgUrl: ['/1', '/2', '/3'], variations: [] };
const variation = (color: string, size: string, quantity = 5) => ({
  color,
  size,
  imageUrl: `/${color}`,
  sku: `PP-1-${color}-${size}`,
  sp: size === 'XL' ? 420 : 400,
  mrp: 800,
  quantity,
});
const varied = {
  ...plain,
  variations: [
    variation('Teal', 'M'),
    variation('Teal', 'L', 0),
    variation('Teal', 'XL'),
    variation('Red', 'M', 0),
    variation('Red', 'L'),
    variation('Grey', 'M', 0),
  ],
};
const none = { color: null, size: null };

describe('a product with variations', () => {
  it('starts with its first variation', () => {
    const { chosen, orderable } = readOptions(varied, none);
    expect(chosen).toMatchObject({ sku: 'PP-1-Teal-M', color: 'Teal', size: 'M', imageUrl: '/Teal' });
    expect(orderable).toBe(true);
    const soldOut = { ...varied, variations: [variation('Teal', 'M', 0), variation('Red', 'M')] };
    expect(readOptions(soldOut, none).chosen.sku).toBe('PP-1-Teal-M');
  });

  it.each([
    [{ color: 'Red', size: 'L' }, 'PP-1-Red-L'],
    [{ color: 'Teal', size: 'L' }, 'PP-1-Teal-L'],
    [{ color: null, size: 'XL' }, 'PP-1-Teal-XL'],
    [{ color: 'Red', size: null }, 'PP-1-Red-L'],
    [{ color: 'Red', size: 'XL' }, 'PP-1-Red-L'],
    [{ color: 'Burgundy', size: 'XXL' }, 'PP-1-Teal-M'],
  ])('chooses for %j the variation %s', (wanted, sku) => {
    expect(readOptions(varied, wanted).chosen.sku).toBe(sku);
  });

  it('uses image, price and stock of the chosen variation', () => {
    expect(readOptions(varied, { color: 'Teal', size: 'XL' }).chosen).toMatchObject({
      imageUrl: '/Teal',
      sp: 420,
      quantity: 5,
    });
  });

  it('marks what is sold out, or not made in the chosen colour', () => {
    const { colours, sizes } = readOptions(varied, { color: 'Red', size: 'L' });
    expect(sizes).toEqual([
      { size: 'M', state: 'soldOut' },
      { size: 'L', state: 'available' },
      { size: 'XL', state: 'missing' },
    ]);
    expect(colours.map(({ color, state }) => [color, state])).toEqual([
      ['Teal', 'available'],
      ['Red', 'available'],
      ['Grey', 'soldOut'],
    ]);
  });

  it('may have sizes only', () => {
    const { colours, sizes, chosen } = readOptions({ ...plain, variations: [variation('', '1 L')] }, none);
    expect(colours).toEqual([]);
    expect(sizes).toEqual([{ size: '1 L', state: 'available' }]);
    expect(chosen).toMatchObject({ color: undefined, size: '1 L' });
  });

  it('shows the image of the chosen colour first, and each image once', () => {
    const images = listImages(varied);
    expect(images).toEqual(['/1', '/2', '/3', '/Teal', '/Red', '/Grey']);
    const { chosen } = readOptions(varied, { color: 'Red', size: null });
    expect(orderSlides(images, chosen)).toEqual(['/Red', '/1', '/2', '/3', '/Teal', '/Grey']);
  });
});

describe('a product without variations', () => {
  it('shows five colours with its first five images, none of which can be ordered', () => {
    const { colours, sizes, orderable } = readOptions(plain, none);
    expect(colours.map(({ color, imageUrl }) => [color, imageUrl])).toEqual([
      ['Silver Grey', '/1'],
      ['Navy Blue', '/2'],
      ['Burgundy', '/3'],
      ['Black', undefined],
      ['Rose Gold', undefined],
    ]);
    expect(sizes).toEqual([]);
    expect(orderable).toBe(false);
  });

  it('starts without a colour and shows the requested one with the SKU and price of the product', () => {
    expect(readOptions(plain, none).chosen).toMatchObject({ color: undefined, imageUrl: '/1', sku: 'PP-1' });
    const { chosen } = readOptions(plain, { color: 'Burgundy', size: null });
    expect(chosen).toMatchObject({ color: 'Burgundy', imageUrl: '/3', sp: 400, sku: 'PP-1', quantity: 7 });
  });

  it('shows its first image first, or a placeholder for a colour without an image', () => {
    expect(orderSlides(plain.imgUrl, readOptions(plain, none).chosen)).toEqual(['/1', '/2', '/3']);
    const { chosen } = readOptions(plain, { color: 'Black', size: null });
    expect(orderSlides(plain.imgUrl, chosen)).toEqual([undefined, '/1', '/2', '/3']);
    expect(orderSlides([], readOptions({ ...plain, imgUrl: [] }, none).chosen)).toEqual([undefined]);
  });
});
