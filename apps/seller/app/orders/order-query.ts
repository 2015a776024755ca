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

/** The same without the page, for files and saved views. */
export function readOrderFilter(address: URLSearchParams): URLSearchParams {
  const query = readOrderQuery(address);
  query.delete('cursor');
  return query;
}

/** The address of a tab. Other filters than the reason stay. */
export function tabAddress(address: URLSearchParams, tab: string): string {
  const query = readOrderFilter(address);
  query.delete('reason');
  query.delete('state');
  if (tab === 'all') query.delete('tab');
  else query.set('tab', tab);
  return `?${query.toString()}`;
}
