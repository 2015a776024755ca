import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [100000, '1,00,000'],
    [12345678, '1,23,45,678'],
    [-1500, '-1,500'],
  ])('formats %d as %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it('matches Intl.NumberFormat for en-IN', () => {
    const locale = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        expect(formatCount(count)).toBe(locale.format(count));
      }),
    );
  });
});
