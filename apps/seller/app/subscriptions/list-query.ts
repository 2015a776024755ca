import type { SubscriptionFilter } from '@postprocure/contracts/subscriptions/subscription';

const filterNames = ['search', 'state', 'change', 'stock', 'margin', 'categoryId'] as const;
const listNames = [...filterNames, 'sort', 'cursor'] as const;

/** The part of the page's query string that the API understands, without empty values. */
export function readListQuery(address: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of listNames) {
    const value = address.get(name)?.trim();
    if (value) query.set(name, value);
  }
  return query;
}

export function readFilter(address: URLSearchParams): SubscriptionFilter {
  const query = readListQuery(address);
  const filter = Object.fromEntries(
    filterNames.filter((name) => query.has(name)).map((name) => [name, query.get(name)]),
  );
  return {
    ...filter,
    ...(query.has('categoryId') && { categoryId: Number(query.get('categoryId')) }),
  };
}

export const isFiltered = (address: URLSearchParams): boolean =>
  filterNames.some((name) => readListQuery(address).has(name));

/** Counts the filters that are set, including the sort order but not the search. */
export const countFilters = (address: URLSearchParams): number =>
  [...filterNames, 'sort'].filter((name) => name !== 'search' && readListQuery(address).has(name)).length;

export function nextPage(address: URLSearchParams, cursor: string): string {
  const query = readListQuery(address);
  query.set('cursor', cursor);
  return `?${query.toString()}`;
}

export function firstPage(address: URLSearchParams): string {
  const query = readListQuery(address);
  query.delete('cursor');
  return `?${query.toString()}`;
}
