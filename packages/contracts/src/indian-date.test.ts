import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatWeekday, toIndianClock, toIndianDate } from './indian-date.ts';

test('a point in time is shown in Indian time, across midnight and the new year', () => {
  const evening = new Date('2026-12-31T18:30:00.000Z');
  expect(toIndianDate(evening)).toBe('2027-01-01');
  expect(toIndianClock(evening)).toBe('00:00');
  expect(formatDate(evening)).toBe('1 Jan 2027');
  expect(formatWeekday(evening)).toBe('Fri, 1 Jan');
  expect(formatDateTime(evening)).toBe('1 Jan 2027, 12:00 am');
});

test('a date without a time stays the same date', () => {
  expect(formatDate('2026-09-17')).toBe('17 Sep 2026');
  expect(toIndianDate('2026-09-17')).toBe('2026-09-17');
});

test.each([
  ['2026-11-16T03:35:00Z', '16 Nov 2026, 9:05 am'],
  ['2026-11-16T06:30:00Z', '16 Nov 2026, 12:00 pm'],
  ['2026-11-16T16:00:00Z', '16 Nov 2026, 9:30 pm'],
])('%s is %s', (iso, text) => {
  expect(formatDateTime(iso)).toBe(text);
});
