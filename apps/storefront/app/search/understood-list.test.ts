import { expect, it } from 'vitest';
import { searchPath } from '../paths.ts';
import { listChosenFilters } from '../product-list/chosen-filters.ts';
import { firstPage, listHref, readListChoices, type ListChoices } from '../product-list/list-url.ts';
import { toFilteredList } from './understood-list.ts';

const search = (q: string, choices: ListChoices = firstPage) => ({
  place: { path: searchPath, term: { q, categoryName: 'Toys' } },
  choices,
});

const understood = { search: 'kurti', minPrice: null, maxPrice: 500 };

it('turns a price in the search text into a filter that can be removed', () => {
  const { place, choices } = toFilteredList(search('kurti under 500'), understood);
  const chosen = listChosenFilters(choices);
  expect(chosen.map(({ label }) => label)).toEqual(['Up to ₹500']);
  expect(chosen.map(({ without }) => listHref(place, without))).toEqual([
    '/store/product/search?q=kurti&categoryName=Toys',
  ]);
});

it('keeps the price when another filter is added or removed', () => {
  const typed = search('kurti under 500', { ...firstPage, inStock: true });
  const { place, choices } = toFilteredList(typed, understood);
  const hrefs = listChosenFilters(choices).map(({ without }) => listHref(place, without));
  expect(hrefs).toEqual([
    '/store/product/search?q=kurti&categoryName=Toys&inStock=true',
    '/store/product/search?q=kurti&categoryName=Toys&maxPrice=500',
  ]);
});

it.each([90, 499, 60_000])('reads a price of %i from the URL', (maxPrice) => {
  const { place, choices } = toFilteredList(search('kurti'), { ...understood, maxPrice });
  const { searchParams } = new URL(listHref(place, choices), 'https://shop.example');
  expect(readListChoices(searchParams).maxPrice).toBe(maxPrice);
});

it('does not change a search without a price', () => {
  const typed = search('kurti', { ...firstPage, page: 3, minPrice: 300 });
  expect(toFilteredList(typed, { search: 'kurti', minPrice: 300, maxPrice: null })).toEqual(typed);
});
