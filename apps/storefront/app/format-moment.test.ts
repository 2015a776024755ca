import { expect, test } from 'vitest';
import { formatDateWithWeekday, formatMoment } from './format-moment.ts';

test('shows the Indian time, across midnight and the new year', () => {
  expect(formatMoment('2026-11-14T16:00:00.000Z')).toBe('Sat, 14 Nov 2026, 21:30 IST');
  expect(formatMoment('2026-12-31T18:30:00.000Z')).toBe('Fri, 1 Jan 2027, 00:00 IST');
});

test('shows dates with weekday and year', () => {
  expect(formatDateWithWeekday('2026-11-17')).toBe('Tue, 17 Nov 2026');
});
