import { expect, it } from 'vitest';
import { readQueryWords, searchContent, type SearchableText } from './search-content.ts';

const page = (path: string, fields: Partial<SearchableText>): SearchableText => ({
  path,
  title: 'Untitled',
  description: 'About nothing in particular.',
  headings: '',
  body: '',
  ...fields,
});

const texts = [
  page('/rto', { title: 'What RTO costs', body: 'A parcel that comes back.\nYou get 80% of the price.' }),
  page('/wallet', { title: 'Wallet', body: 'Top up by UPI.\nAn RTO refund goes to the wallet.' }),
  page('/jobs', { title: 'Careers', body: 'Five roles.' }),
];

const find = (query: string): string[] => searchContent(texts, query).map(({ path }) => path);

it('ranks title matches before body matches', () => {
  expect(find('rto')).toEqual(['/rto', '/wallet']);
});

it('requires every word and matches prefixes and plurals', () => {
  expect(find('rto refu')).toEqual(['/wallet']);
  expect(find('parcels')).toEqual(['/rto']);
  expect(find('rto spaceship')).toEqual([]);
});

it('ignores stop words unless there are no other words', () => {
  expect(readQueryWords('How do I read the RTO?')).toEqual(['read', 'rto']);
  expect(readQueryWords('who are you')).toEqual(['who', 'are', 'you']);
});

it('uses the line with most matches as the excerpt', () => {
  expect(searchContent(texts, 'wallet refund')[0]?.excerpt).toBe('An RTO refund goes to the wallet.');
});

it.each(['', '   ', '.*', '(((', '\u0000', '\ud800', '%', '"><script>', 'x'.repeat(10_000)])(
  'finds nothing for %j and does not throw',
  (query) => expect(find(query)).toEqual([]),
);
