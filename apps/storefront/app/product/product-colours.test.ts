import { describe, expect, it } from 'vitest';
import { chooseColour, listColours, listImages, orderSlides } from './product-colours.ts';

const plain = { sku: 'PP-1', sp: 400, mrp: 800, imgUrl: ['/1', '/2', '/3'], variations: [] };
const coloured = {
  ...plain,
  variations: [
    { color: 'Teal', imageUrl: '/teal', sku: 'PP-1-TE', sp: 400, mrp: 800 },
    { color: 'Red', imageUrl: '/2', sku: 'PP-1-RE', sp: 420, mrp: 800 },
  ],
};

describe('a product with variations', () => {
  const colours = listColours(coloured);

  it('begins with its first variation', () => {
    expect(chooseColour(colours, null)).toMatchObject({ color: 'Teal', imageUrl: '/teal', orderable: true });
  });

  it('takes colour, image and price from the one asked for', () => {
    expect(chooseColour(colours, 'Red')).toMatchObject({ color: 'Red', imageUrl: '/2', sp: 420 });
  });

  it('keeps to its first variation when asked for a colour it does not have', () => {
    expect(chooseColour(colours, 'Burgundy')?.color).toBe('Teal');
  });

  it('leads with the image of the chosen colour', () => {
    expect(orderSlides(listImages(coloured), chooseColour(colours, 'Red'))).toEqual([
      '/2',
      '/1',
      '/3',
      '/teal',
    ]);
  });

  it('shows each image once, also those that only a variation has', () => {
    expect(listImages(coloured)).toEqual(['/1', '/2', '/3', '/teal']);
  });
});

describe('a product without variations', () => {
  const colours = listColours(plain);

  it('shows five colours with its first five images, none of them to be ordered', () => {
    expect(colours.map(({ color, imageUrl }) => [color, imageUrl])).toEqual([
      ['Silver Grey', '/1'],
      ['Navy Blue', '/2'],
      ['Burgundy', '/3'],
      ['Black', undefined],
      ['Rose Gold', undefined],
    ]);
    expect(colours.some(({ orderable }) => orderable)).toBe(false);
  });

  it('begins without a colour, and shows the one asked for at its own price', () => {
    expect(chooseColour(colours, null)).toBeUndefined();
    expect(chooseColour(colours, 'Burgundy')).toMatchObject({ imageUrl: '/3', sp: 400, orderable: false });
  });

  it('leads with its first image, and with a placeholder for a colour that has none', () => {
    expect(orderSlides(plain.imgUrl, undefined)).toEqual(['/1', '/2', '/3']);
    expect(orderSlides(plain.imgUrl, chooseColour(colours, 'Black'))).toEqual([undefined, '/1', '/2', '/3']);
    expect(orderSlides([], undefined)).toEqual([undefined]);
  });
});
