import { expect, it } from 'vitest';
import { listChosenFilters, withoutFilters } from './chosen-filters.ts';
import { firstPage, readListChoices } from './list-url.ts';

const labelsOf = (query: string) =>
  listChosenFilters(readListChoices(new URLSearchParams(query))).map(({ label }) => label);

it('describes every filter', () => {
  expect(
    labelsOf('maxPrice=999.99&delivery=6-7&newWithin=90&origin=India&color=Teal&size=XL&inStock=true'),
  ).toEqual([
    'Under ₹1,000',
    'Delivery in 6-7 days',
    'New in the last 90 days',
    'From India',
    'Colour: Teal',
    'Size: XL',
    'In stock',
  ]);
});

it.each([
  ['minPrice=500&maxPrice=21600', 'From ₹500'],
  ['maxPrice=120000', 'Up to ₹1,20,000'],
  ['minPrice=500&maxPrice=12000', '₹500 to ₹12,000'],
  ['maxPrice=749.50', 'Up to ₹749.50'],
])('describes the price range %s', (query, label) => {
  expect(labelsOf(query)).toEqual([label]);
});

it('removes one filter, keeps the others and goes to the first page', () => {
  const choices = readListChoices(
    new URLSearchParams('minPrice=500&maxPrice=900&origin=India&sort=newest&page=2'),
  );
  expect(listChosenFilters(choices)[0]?.without).toEqual({ ...firstPage, sort: 'newest', origin: 'India' });
  expect(withoutFilters(choices)).toEqual({ sort: 'newest', page: 1 });
});

it('is empty for an unfiltered list', () => {
  expect(labelsOf('sort=newest&page=4')).toEqual([]);
});
