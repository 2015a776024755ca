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

  it('starts with its first variation', () => {
    expect(chooseColour(colours, null)).toMatchObject({ color: 'Teal', imageUrl: '/teal', orderable: true });
  });

  it('uses the colour, image and price of the requested variation', () => {
    expect(chooseColour(colours, 'Red')).toMatchObject({ color: 'Red', imageUrl: '/2', sp: 420 });
  });

  it('falls back to its first variation for an unknown colour', () => {
    expect(chooseColour(colours, 'Burgundy')?.color).toBe('Teal');
  });

  it('shows the image of the chosen colour first', () => {
    expect(orderSlides(listImages(coloured), chooseColour(colours, 'Red'))).toEqual([
      '/2',
      '/1',
      '/3',
      '/teal',
    ]);
  });

  it('shows each image once, including those of variations', () => {
    expect(listImages(coloured)).toEqual(['/1', '/2', '/3', '/teal']);
  });
});

describe('a product without variations', () => {
  const colours = listColours(plain);

  it('shows five colours with its first five images, none of which can be ordered', () => {
    expect(colours.map(({ color, imageUrl }) => [color, imageUrl])).toEqual([
      ['Silver Grey', '/1'],
      ['Navy Blue', '/2'],
      ['Burgundy', '/3'],
      ['Black', undefined],
      ['Rose Gold', undefined],
    ]);
    expect(colours.some(({ orderable }) => orderable)).toBe(false);
  });

  it('starts without a colour and shows the requested one at the product price', () => {
    expect(chooseColour(colours, null)).toBeUndefined();
    expect(chooseColour(colours, 'Burgundy')).toMatchObject({ imageUrl: '/3', sp: 400, orderable: false });
  });

  it('shows its first image first, or a placeholder for a colour without an image', () => {
    expect(orderSlides(plain.imgUrl, undefined)).toEqual(['/1', '/2', '/3']);
    expect(orderSlides(plain.imgUrl, chooseColour(colours, 'Black'))).toEqual([undefined, '/1', '/2', '/3']);
    expect(orderSlides([], undefined)).toEqual([undefined]);
  });
});
