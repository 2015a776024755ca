import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatWeekday } from './format-date.ts';

test.each([
  ['2026-09-03', '3 Sep 2026'],
  ['2026-11-14T16:00:00.000Z', '14 Nov 2026'],
  ['2026-12-31T18:30:00.000Z', '1 Jan 2027'],
])('the day of %s is %s', (iso, expected) => expect(formatDay(iso)).toBe(expected));

test.each([
  ['2026-11-14T16:00:00.000Z', '14 Nov 2026, 9:30 pm'],
  ['2026-11-16T03:35:00.000Z', '16 Nov 2026, 9:05 am'],
  ['2026-11-16T06:30:00.000Z', '16 Nov 2026, 12:00 pm'],
  ['2026-12-31T18:30:00.000Z', '1 Jan 2027, 12:00 am'],
])('%s is %s in India', (iso, expected) => expect(formatMoment(iso)).toBe(expected));

test('a weekday comes before the day and month', () => {
  expect(formatWeekday('2026-11-17')).toBe('Tue, 17 Nov');
  expect(formatWeekday('2026-12-31T18:30:00.000Z')).toBe('Fri, 1 Jan');
});
