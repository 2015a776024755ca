import { describe, expect, it } from 'vitest';
import { priceBuckets } from '@postprocure/contracts/catalogue/product-filter';
import {
  bucketBounds,
  bucketKey,
  canonicalPath,
  changeChoices,
  findBucket,
  firstPage,
  listHref,
  readListChoices,
  readSearchTerm,
  searchHref,
  type ListChoices,
} from './list-url.ts';

const readQuery = (query: string) => readListChoices(new URLSearchParams(query));

const everything: ListChoices = {
  sort: 'price-low-high',
  page: 3,
  minPrice: 500,
  maxPrice: 1999.5,
  delivery: '6-7',
  newWithin: 30,
  origin: 'India',
  inStock: true,
};

describe('the URL of a list', () => {
  it('contains all choices and parses back to them', () => {
    const href = listHref({ path: '/category/Toys' }, everything);
    expect(href).toBe(
      '/category/Toys?minPrice=500&maxPrice=1999.5&delivery=6-7&newWithin=30&origin=India&inStock=true&sort=price-low-high&page=3',
    );
    expect(readListChoices(new URL(href, 'https://shop.example').searchParams)).toEqual(everything);
  });

  it('has no query when nothing is chosen', () => {
    expect(listHref({ path: '/category/Toys' }, firstPage)).toBe('/category/Toys');
    expect(readQuery('')).toEqual(firstPage);
  });

  it.each([
    'sort=cheapest',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=9999999999',
    'minPrice=abc&maxPrice=-5',
    'delivery=2-3',
    'newWithin=31',
    'origin=%20',
    'inStock=yes',
    'price=1-2',
  ])('ignores invalid values: %s', (query) => {
    expect(readQuery(query)).toEqual(firstPage);
  });

  it('treats the ends of the slider as no bound, as forms without JavaScript send them', () => {
    expect(readQuery('price=&minPrice=255&maxPrice=21600&delivery=&origin=')).toEqual(firstPage);
    expect(readQuery('minPrice=255&maxPrice=900')).toEqual({ ...firstPage, maxPrice: 900 });
  });

  it('goes to the first page when the filters change', () => {
    expect(changeChoices(everything, { delivery: undefined }).page).toBe(1);
    expect(changeChoices(everything, { page: 4 })).toEqual({ ...everything, page: 4 });
  });

  it('has a canonical form with the page and without filters', () => {
    expect(canonicalPath('/category/Toys', everything)).toBe('/category/Toys?page=3');
    expect(canonicalPath('/category/Toys', firstPage)).toBe('/category/Toys');
  });

  it('drops invalid characters', () => {
    expect(readQuery('origin=In%00dia').origin).toBe('India');
    expect(readSearchTerm(new URLSearchParams({ q: `${'a'.repeat(199)}😀` })).q.isWellFormed()).toBe(true);
  });
});

describe('price buckets', () => {
  it.each(priceBuckets)('finds $label by its bounds and by its key', (bucket) => {
    const bounds = bucketBounds(bucket);
    expect(findBucket(bounds)).toBe(bucket);
    expect(readQuery(`price=${bucketKey(bucket)}&minPrice=255&maxPrice=21600`)).toEqual({
      ...firstPage,
      ...bounds,
    });
    const href = listHref({ path: '/' }, { ...firstPage, ...bounds });
    expect(findBucket(readQuery(href.slice(2)))).toBe(bucket);
  });

  it('does not match a bucket when there are no bounds', () => {
    expect(findBucket(firstPage)).toBeUndefined();
  });
});

describe('the URL of a search', () => {
  it('contains the category unless it is ALL', () => {
    expect(searchHref('silk & cotton')).toBe('/store/product/search?q=silk+%26+cotton');
    expect(searchHref('ball', 'Toys')).toBe('/store/product/search?q=ball&categoryName=Toys');
  });

  it.each(['', 'categoryName=', 'categoryName=ALL', 'categoryName=all'])('treats %j as ALL', (query) => {
    expect(readSearchTerm(new URLSearchParams(query)).categoryName).toBe('ALL');
  });

  it('trims the search term', () => {
    expect(readSearchTerm(new URLSearchParams('q=%20%20')).q).toBe('');
  });
});
