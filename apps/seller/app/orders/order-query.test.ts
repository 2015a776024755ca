import { expect, test } from 'vitest';
import { readOrderFilter, readOrderQuery, tabAddress } from './order-query.ts';

test('a tab keeps the other filters, but neither the page nor the reason', () => {
  const address = new URLSearchParams('tab=attention&reason=LOW_BALANCE&pin=11&cursor=abc&other=1');
  expect(tabAddress(address, 'processing')).toBe('?tab=processing&pin=11');
  expect(tabAddress(address, 'all')).toBe('?pin=11');
  expect(readOrderQuery(address).get('cursor')).toBe('abc');
  expect(readOrderFilter(address).toString()).toBe('tab=attention&reason=LOW_BALANCE&pin=11');
});
