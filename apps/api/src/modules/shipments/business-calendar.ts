import { holidayOn, type Holiday } from './holidays.ts';

/*
 * Days are `YYYY-MM-DD` in India. They are counted as days of UTC, where every day has 24 hours, so neither the
 * zone of the machine nor the hour of the order can shift one.
 */

const dayMs = 86_400_000;
const indiaAheadMs = 5.5 * 3_600_000;

/** The day it is in India at a moment. */
export const indianDate = (moment: Date): string => toDate(moment.getTime() + indiaAheadMs);

export const isBusinessDay = (date: string): boolean =>
  new Date(date).getUTCDay() !== 0 && holidayOn(date) === undefined;

/** The n-th business day after a day; with none to add, the day itself or the first business day after it. */
export function addBusinessDays(date: string, days: number): string {
  let reached = date;
  for (let left = days; left > 0; left -= 1) reached = nextBusinessDay(nextDay(reached));
  return nextBusinessDay(reached);
}

/** Holidays from one day to another, both included. Those on a Sunday cost nobody a day and are left out. */
export function listHolidays(from: string, to: string): Holiday[] {
  const found: Holiday[] = [];
  for (let date = from; date <= to; date = nextDay(date)) {
    const name = holidayOn(date);
    if (name !== undefined && new Date(date).getUTCDay() !== 0) found.push({ date, name });
  }
  return found;
}

function nextBusinessDay(date: string): string {
  let candidate = date;
  while (!isBusinessDay(candidate)) candidate = nextDay(candidate);
  return candidate;
}

const nextDay = (date: string): string => toDate(new Date(date).getTime() + dayMs);

const toDate = (ms: number): string => new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length);
