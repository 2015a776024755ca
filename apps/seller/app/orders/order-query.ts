import { readListQuery } from '../desk/list-address.ts';

/** The filters of the order list, which are query parameters of its page. */
export const orderFilterNames = [
  'tab',
  'state',
  'reason',
  'channel',
  'from',
  'to',
  'pin',
  'warehouse',
  'value',
  'sku',
  'tag',
  'search',
] as const;

export const readOrderQuery = (address: URLSearchParams): URLSearchParams =>
  readListQuery(address, orderFilterNames);

/** Like `readOrderQuery`, but without the page cursor, for downloads and saved views. */
export function readOrderFilter(address: URLSearchParams): URLSearchParams {
  const query = readOrderQuery(address);
  query.delete('cursor');
  return query;
}

/** Returns a tab's address, which keeps all filters except the reason and the state. */
export function tabAddress(address: URLSearchParams, tab: string): string {
  const query = readOrderFilter(address);
  query.delete('reason');
  query.delete('state');
  if (tab === 'all') query.delete('tab');
  else query.set('tab', tab);
  return `?${query.toString()}`;
}
