import { holidayOn, type Holiday } from './holidays.ts';

/*
 * Dates are `YYYY-MM-DD` in India. They are calculated in UTC, where every day has 24 hours, so that the time zone of
 * the server cannot shift them.
 */

const dayMs = 86_400_000;

export const isBusinessDay = (date: string): boolean =>
  new Date(date).getUTCDay() !== 0 && holidayOn(date) === undefined;

/** Adds business days. Adding 0 returns the date itself if it is a business day, or the next business day. */
export function addBusinessDays(date: string, days: number): string {
  let reached = date;
  for (let left = days; left > 0; left -= 1) reached = nextBusinessDay(nextDay(reached));
  return nextBusinessDay(reached);
}

/**
 * Holidays in a range of dates, including both ends. Holidays on a Sunday are omitted, because Sundays do not count
 * anyway.
 */
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
