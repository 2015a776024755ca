import { describe, expect, it } from 'vitest';
import { countFilters, firstPage, isFiltered, nextPage, readFilter, readListQuery } from './list-query.ts';

const address = (text: string) => new URLSearchParams(text);

describe('the address of the subscription page', () => {
  it('sends on what is chosen, and nothing else', () => {
    expect(readListQuery(address('search=+sari+&state=&product=7&sort=title&cursor=abc')).toString()).toBe(
      'search=sari&sort=title&cursor=abc',
    );
  });

  it('is a filter of bulk actions', () => {
    expect(readFilter(address('state=PAUSED&categoryId=12&sort=title'))).toEqual({
      state: 'PAUSED',
      categoryId: 12,
    });
    expect(readFilter(address(''))).toEqual({});
  });

  it('knows whether it narrows', () => {
    expect(isFiltered(address('sort=title&cursor=x'))).toBe(false);
    expect(isFiltered(address('stock=out'))).toBe(true);
  });

  it('counts what was chosen below the search box', () => {
    expect(countFilters(address('search=sari&stock=out&margin=&sort=title&cursor=x'))).toBe(2);
  });

  it('leads from page to page', () => {
    expect(nextPage(address('state=PAUSED&cursor=a'), 'b')).toBe('?state=PAUSED&cursor=b');
    expect(firstPage(address('state=PAUSED&cursor=a'))).toBe('?state=PAUSED');
  });
});
