import { expect, it } from 'vitest';
import { estimateArrival } from './delivery-rules.ts';

it('adds handling and national transit, and says what it consists of', () => {
  expect(estimateArrival({ orderedOn: '2026-11-16', handlingDays: 6, lane: 'national' })).toEqual({
    orderedOn: '2026-11-16',
    handling: { minDays: 6, maxDays: 6 },
    dispatch: { earliest: '2026-11-23', latest: '2026-11-23' },
    transit: { lane: 'national', minDays: 3, maxDays: 7 },
    earliest: '2026-11-26',
    latest: '2026-12-01',
    holidays: [],
  });
});

it('takes five to seven business days where the product says nothing', () => {
  const estimate = estimateArrival({ orderedOn: '2026-11-16', handlingDays: null, lane: 'national' });
  expect(estimate.handling).toEqual({ minDays: 5, maxDays: 7 });
  expect(estimate.dispatch).toEqual({ earliest: '2026-11-21', latest: '2026-11-24' });
  expect([estimate.earliest, estimate.latest]).toEqual(['2026-11-25', '2026-12-02']);
});

it('takes longer from abroad, over the turn of the year and its holidays', () => {
  const estimate = estimateArrival({ orderedOn: '2026-12-21', handlingDays: 7, lane: 'international' });
  expect(estimate.dispatch).toEqual({ earliest: '2026-12-30', latest: '2026-12-30' });
  expect([estimate.earliest, estimate.latest]).toEqual(['2027-01-16', '2027-01-22']);
  expect(estimate.holidays).toEqual([{ date: '2026-12-25', name: 'Christmas' }]);
});

it('does not count the way from abroad twice where the handling days are long enough to have it in them', () => {
  const spanOf = (handlingDays: number) => {
    const estimate = estimateArrival({ orderedOn: '2026-11-16', handlingDays, lane: 'international' });
    return [estimate.transit.lane, estimate.dispatch.latest, estimate.latest];
  };
  expect(spanOf(14)).toEqual(['international', '2026-12-02', '2026-12-26']);
  expect(spanOf(15)).toEqual(['national', '2026-12-03', '2026-12-11']);
  expect(spanOf(20)).toEqual(['national', '2026-12-09', '2026-12-17']);
});

it('hands over on the day of the order when there is nothing to handle, or on the first day that is open', () => {
  const ordered = (orderedOn: string) =>
    estimateArrival({ orderedOn, handlingDays: 0, lane: 'national' }).dispatch.earliest;
  expect(ordered('2026-11-16')).toBe('2026-11-16');
  expect(ordered('2026-11-15')).toBe('2026-11-16');
});
