import { describe, expect, it } from 'vitest';
import { readIntent, shortenTitle, writeEntrySearch } from './login-intent.ts';

const read = (query: string) => readIntent(new URLSearchParams(query));

describe('readIntent', () => {
  it('reads a product to subscribe to, and the cart', () => {
    expect(read('intent=subscribe&product=12')).toEqual({ kind: 'subscribe', productId: 12 });
    expect(read('intent=cart')).toEqual({ kind: 'cart' });
  });

  it.each([
    '',
    'product=12',
    'intent=subscribe',
    'intent=subscribe&product=0',
    'intent=subscribe&product=-1',
    'intent=subscribe&product=1e3',
    'intent=subscribe&product=1234567890',
    'intent=subscribe&product=//evil.example',
    'intent=https://evil.example',
  ])('ignores %j', (query) => {
    expect(read(query)).toBeNull();
  });
});

describe('shortenTitle', () => {
  it.each([
    ['Steel water bottle', 'Steel water bottle'],
    [
      'Soft Silk Woven Saree with Blouse Piece for Festive Wear',
      'Soft Silk Woven Saree with Blouse Piece for…',
    ],
    ['Soft Silk Woven Saree with Blouse Piece (Turquoise, Red)', 'Soft Silk Woven Saree with Blouse Piece…'],
    ['x'.repeat(60), `${'x'.repeat(48)}…`],
  ])('shortens %j to %j', (title, expected) => {
    expect(shortenTitle(title)).toBe(expected);
  });
});

describe('writeEntrySearch', () => {
  it('keeps everything but the note about a logout', () => {
    const parameters = new URLSearchParams('type=logged-out&intent=subscribe&product=12&state=abc');
    expect(writeEntrySearch(parameters)).toBe('?intent=subscribe&product=12&state=abc');
    expect(writeEntrySearch(new URLSearchParams('type=logged-out'))).toBe('');
  });
});
