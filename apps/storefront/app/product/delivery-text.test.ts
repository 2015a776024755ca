import { expect, it } from 'vitest';
import { explainArrival, formatArrival } from './delivery-text.ts';

const estimate = {
  pincode: '560001',
  orderedOn: '2026-11-16',
  earliest: '2026-11-26',
  latest: '2026-12-01',
  handling: { minDays: 6, maxDays: 6 },
  dispatch: { earliest: '2026-11-23', latest: '2026-11-23' },
  transit: { lane: 'national' as const, minDays: 3, maxDays: 7 },
  holidays: [],
};

it('shows the days, and the year if it is not that of the order', () => {
  expect(formatArrival(estimate)).toBe('Thu, 26 Nov to Tue, 1 Dec');
  expect(formatArrival({ ...estimate, latest: '2027-01-02' })).toBe('Thu, 26 Nov to Sat, 2 Jan 2027');
});

it('explains the days', () => {
  expect(explainArrival(estimate)).toBe(
    '6 business days of handling and 3-7 for transit from our warehouse in India, excluding Sundays.',
  );
  expect(
    explainArrival({
      ...estimate,
      handling: { minDays: 5, maxDays: 7 },
      transit: { lane: 'international', minDays: 15, maxDays: 20 },
      holidays: [{ date: '2026-12-25', name: 'Christmas' }],
    }),
  ).toBe(
    '5-7 business days of handling and 15-20 for transit from our international warehouse, excluding Sundays and Christmas (Fri, 25 Dec).',
  );
});
