import { expect, test } from 'vitest';
import { financialYearOf, indianDay } from './financial-year.ts';

test.each([
  ['2027-03-31T18:29:59Z', '2627', '2027-03-31'],
  ['2027-03-31T18:30:00Z', '2728', '2027-04-01'],
  ['2026-04-01T00:00:00+05:30', '2627', '2026-04-01'],
  ['2026-03-31T23:59:59+05:30', '2526', '2026-03-31'],
  ['2099-12-31T12:00:00Z', '9900', '2099-12-31'],
])('%s is in the financial year %s, on %s in India', (moment, year, day) => {
  expect(financialYearOf(new Date(moment))).toBe(year);
  expect(indianDay(new Date(moment))).toBe(day);
});
