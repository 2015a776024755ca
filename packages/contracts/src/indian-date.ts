/*
 * Dates are formatted by hand, because Intl formats them differently in different browsers and Node versions ('Sep'
 * and 'Sept'), which would break hydration.
 */
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const indiaOffsetMs = 5.5 * 3_600_000;

/** A point in time, or a date in India as YYYY-MM-DD. */
type DateInput = Date | string;

/** Shifts the time, so that the UTC fields of the result contain Indian time. */
const toIndianTime = (input: DateInput): Date => new Date(new Date(input).getTime() + indiaOffsetMs);

/** The date in India, for example 2026-11-16. */
export const toIndianDate = (input: DateInput): string => toIndianTime(input).toISOString().slice(0, 10);

/** The time in India, for example 21:05. */
export const toIndianClock = (input: DateInput): string => toIndianTime(input).toISOString().slice(11, 16);

/** For example 16 Nov 2026. */
export const formatDate = (input: DateInput): string =>
  `${formatDayAndMonth(input)} ${toIndianTime(input).getUTCFullYear()}`;

/** For example Mon, 16 Nov. */
export const formatWeekday = (input: DateInput): string =>
  `${weekdays[toIndianTime(input).getUTCDay()] ?? ''}, ${formatDayAndMonth(input)}`;

/** For example 16 Nov 2026, 9:05 am. */
export function formatDateTime(input: DateInput): string {
  const time = toIndianTime(input);
  const minutes = String(time.getUTCMinutes()).padStart(2, '0');
  const hours = time.getUTCHours();
  return `${formatDate(input)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

function formatDayAndMonth(input: DateInput): string {
  const time = toIndianTime(input);
  return `${time.getUTCDate()} ${months[time.getUTCMonth()] ?? ''}`;
}
