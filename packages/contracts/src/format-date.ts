const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const indiaOffsetMs = 5.5 * 3_600_000;

/**
 * Dates are formatted by hand, because the locale data of servers and browsers differs, and the en-IN month for
 * September is 'Sept'. The UTC fields of the returned date are the Indian date and time.
 */
const toIndianTime = (iso: string): Date => new Date(Date.parse(iso) + (iso.length > 10 ? indiaOffsetMs : 0));

const formatDayMonth = (date: Date): string => `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`;

/** `16 Nov 2026` in Indian time, for an ISO date with or without a time. */
export function formatDay(iso: string): string {
  const date = toIndianTime(iso);
  return `${formatDayMonth(date)} ${date.getUTCFullYear()}`;
}

/** `16 Nov 2026, 9:05 am` in Indian time. */
export function formatMoment(iso: string): string {
  const date = toIndianTime(iso);
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${formatDay(iso)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/** `Mon, 16 Nov` in Indian time. */
export function formatWeekday(iso: string): string {
  const date = toIndianTime(iso);
  return `${weekdays[date.getUTCDay()] ?? ''}, ${formatDayMonth(date)}`;
}
