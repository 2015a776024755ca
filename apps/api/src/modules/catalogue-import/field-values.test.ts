import { expect, test } from 'vitest';
import {
  parseGstRate,
  parseHandlingDays,
  parseHsn,
  parsePrice,
  parseQuantity,
  parseWeightGrams,
} from './field-values.ts';

const value = (parsed: object) => ('value' in parsed ? parsed.value : parsed);
const isRefused = (parsed: object) => 'reason' in parsed;

test('prices are above zero and bounded', () => {
  expect(value(parsePrice('₹1,299'))).toBe(129_900);
  expect(parsePrice('0')).toEqual({ reason: 'is zero' });
  expect(parsePrice('1000000000')).toEqual({ reason: 'is too large' });
});

test('whole numbers', () => {
  expect(['0', '1,200', '12.0', '1,00,000'].map((text) => value(parseQuantity(text)))).toEqual([
    0, 1200, 12, 100_000,
  ]);
  expect(
    ['-1', '1.5', '10+', 'in stock', '1e3', '9'.repeat(30)].every((text) => isRefused(parseQuantity(text))),
  ).toBe(true);
  expect(value(parseHandlingDays('7 Days'))).toBe(7);
  expect(isRefused(parseHandlingDays('91'))).toBe(true);
});

test('GST rates in basis points', () => {
  expect(['18', '18%', '0.25', '5.00 %', '0'].map((text) => value(parseGstRate(text)))).toEqual([
    1800, 1800, 25, 500, 0,
  ]);
  expect(['0.1', '0.18%', '1.5'].map((text) => value(parseGstRate(text)))).toEqual([10, 18, 150]);
  expect(parseGstRate('0.18')).toEqual({
    reason: 'is a fraction: write 18 if 18 percent is meant, or 0.18%',
  });
  expect(['-5', '101', '1.234', 'GST'].every((text) => isRefused(parseGstRate(text)))).toBe(true);
});

test('restores the leading zero of HSN codes', () => {
  expect(['6109', '6109.10.00', '9021000', '901'].map((text) => value(parseHsn(text)))).toEqual([
    '6109',
    '61091000',
    '09021000',
    '0901',
  ]);
  expect(['61', '61091', 'ABCD', '1234567890'].map((text) => isRefused(parseHsn(text)))).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('weights in grams or kilograms', () => {
  expect(['500', '500 g', '1.25kg', '0.4 g'].map((text) => value(parseWeightGrams(text)))).toEqual([
    500, 500, 1250, 1,
  ]);
  expect(['0', '2 lb', '-1'].every((text) => isRefused(parseWeightGrams(text)))).toBe(true);
});
