import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRupees } from './parse-rupees.ts';

describe('parses an amount exactly', () => {
  test.each([
    ['499', 49_900],
    ['₹1,23,456.50', 12_345_650],
    ['₹ 12,34,56,789', 12_345_678_900],
    ['Rs. 499/-', 49_900],
    ['Rs 1,299 only', 129_900],
    ['Rs. 1,299/- only', 129_900],
    ['INR 1,299', 129_900],
    ['1299 INR', 129_900],
    ['1,234,567.8', 123_456_780],
    ['0.07', 7],
    ['1.10', 110],
    ['499.9900', 49_999],
    ['\u00a0499\u00a0', 49_900],
    ['00499', 49_900],
    ['8.2', 820],
  ])('%s', (text, paise) => expect(parseRupees(text)).toEqual({ paise }));
});

describe('refuses', () => {
  test.each([
    ['', 'is empty'],
    ['₹', 'is empty'],
    ['-5', 'is negative'],
    ['(499)', 'is negative'],
    ['1.299,00', 'is ambiguous: the comma could be a decimal point'],
    ['12,50', 'is ambiguous: the comma could be a decimal point'],
    ['499.999', 'has a fraction of a paisa'],
    ['1.299', 'has a fraction of a paisa'],
    ['1,2345', 'is not an amount in rupees'],
    ['1,23,45', 'is not an amount in rupees'],
    ['499.', 'is not an amount in rupees'],
    ['1e3', 'is not an amount in rupees'],
    ['$499', 'is not an amount in rupees'],
    ['499 - 599', 'is not an amount in rupees'],
    ['NaN', 'is not an amount in rupees'],
    ['1234567890123', 'is too large'],
  ])('%s', (text, reason) => expect(parseRupees(text)).toEqual({ reason }));
});

test('parses every amount in both grouping styles', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), fc.constantFrom('en-IN', 'en-US'), (paise, locale) => {
      const rupees = BigInt(Math.floor(paise / 100)).toLocaleString(locale);
      const text = `₹${rupees}.${String(paise % 100).padStart(2, '0')}`;
      expect(parseRupees(text)).toEqual({ paise });
    }),
  );
});

test('never throws or returns a fraction, whatever the text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parseRupees(text);
      expect('reason' in parsed || Number.isSafeInteger(parsed.paise)).toBe(true);
    }),
  );
});
