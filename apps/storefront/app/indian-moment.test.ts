import { expect, test } from 'vitest';
import { formatDate, formatMoment } from './indian-moment.ts';

test('moments are told in Indian time, over midnight and the turn of the year', () => {
  expect(formatMoment('2026-11-14T16:00:00.000Z')).toBe('Sat, 14 Nov 2026, 21:30 IST');
  expect(formatMoment('2026-12-31T18:30:00.000Z')).toBe('Fri, 1 Jan 2027, 00:00 IST');
});

test('days are told with their year', () => {
  expect(formatDate('2026-11-17')).toBe('Tue, 17 Nov 2026');
});
