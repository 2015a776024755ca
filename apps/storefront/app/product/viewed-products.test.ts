import { expect, it } from 'vitest';
import { addViewed, parseViewed } from './viewed-products.ts';

const product = (id: number) => ({ id, title: `Product ${id}`, image: `/media/art/${id}/640.webp` });

it('puts the latest first without duplicates and drops the oldest', () => {
  const viewed = Array.from({ length: 13 }, (_, index) => product(index + 1));
  expect(addViewed(viewed, product(5)).map(({ id }) => id)).toEqual([
    5, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13,
  ]);
  expect(addViewed(viewed, product(20)).map(({ id }) => id)).toEqual([
    20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
});

it.each([null, '', '{', '{}', 'null', '[null, 1, {"id":"1","title":"x"}]'])('ignores %s', (stored) => {
  expect(parseViewed(stored)).toEqual([]);
});

it('keeps valid entries and drops images from other sites', () => {
  const stored = JSON.stringify([product(1), { ...product(2), image: 'https://evil.example/x.png' }]);
  expect(parseViewed(stored)).toEqual([product(1)]);
});
