import { describe, expect, it } from 'vitest';
import { formatRupees } from './format-rupees.ts';

describe('formatRupees', () => {
  it.each([
    [0, '₹0.00'],
    [999, '₹999.00'],
    [1999.5, '₹1,999.50'],
    [123456.78, '₹1,23,456.78'],
    [10000000, '₹1,00,00,000.00'],
    [-1500, '-₹1,500.00'],
  ])('formats %d as %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });

  it('omits the paise for plan prices', () => {
    expect(formatRupees(1999, { decimals: 0 })).toBe('₹1,999');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, null, undefined])('returns N/A for %s', (value) => {
    expect(formatRupees(value)).toBe('N/A');
  });
});
