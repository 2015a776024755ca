import { describe, expect, it } from 'vitest';
import { addBusinessDays, isBusinessDay, listHolidays } from './business-calendar.ts';

describe('business days', () => {
  it.each([
    ['2026-11-14', true, 'a Saturday'],
    ['2026-11-15', false, 'a Sunday'],
    ['2026-10-20', false, 'Dussehra'],
    ['2027-01-26', false, 'Republic Day'],
    ['2031-08-15', false, 'Independence Day of a year whose festivals are not known yet'],
    ['2027-10-28', true, 'the day before Diwali'],
  ])('%s: %s (%s)', (day, open) => {
    expect(isBusinessDay(day)).toBe(open);
  });

  it.each([
    { from: '2026-11-13', days: 1, to: '2026-11-14', why: 'Saturday counts' },
    { from: '2026-11-14', days: 1, to: '2026-11-16', why: 'Sunday does not' },
    { from: '2026-11-15', days: 0, to: '2026-11-16', why: 'nothing begins on a Sunday' },
    { from: '2026-11-16', days: 0, to: '2026-11-16', why: 'an open day is kept' },
    { from: '2026-11-15', days: 1, to: '2026-11-16', why: 'Monday is the first day after a Sunday' },
    { from: '2026-01-24', days: 2, to: '2026-01-28', why: 'Sunday and Republic Day in a row' },
    { from: '2026-12-24', days: 1, to: '2026-12-26', why: 'Christmas' },
    { from: '2026-11-30', days: 1, to: '2026-12-01', why: 'over the end of a month' },
    { from: '2026-12-31', days: 2, to: '2027-01-02', why: 'over the end of a year' },
    { from: '2028-02-28', days: 2, to: '2028-03-01', why: 'over a leap day' },
    { from: '2027-03-31', days: 1, to: '2027-04-01', why: 'over the end of a financial year' },
  ])('$days after $from is $to: $why', ({ from, days, to }) => {
    expect(addBusinessDays(from, days)).toBe(to);
  });
});

it('lists the holidays that cost a day, both ends included', () => {
  expect(listHolidays('2026-10-02', '2026-11-09')).toEqual([
    { date: '2026-10-02', name: 'Gandhi Jayanti' },
    { date: '2026-10-20', name: 'Dussehra' },
  ]);
});
