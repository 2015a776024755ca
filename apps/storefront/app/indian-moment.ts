import { formatDay } from './product/delivery-text.ts';

const indiaAheadMs = 5.5 * 3_600_000;

/** `Sat, 14 Nov 2026, 21:30 IST`, the same on the server and in every browser. */
export function formatMoment(iso: string): string {
  const inIndia = new Date(Date.parse(iso) + indiaAheadMs).toISOString();
  return `${formatDate(inIndia)}, ${inIndia.slice(11, 16)} IST`;
}

/** `Sat, 14 Nov 2026` of a day in India. */
export const formatDate = (date: string): string => `${formatDay(date)} ${date.slice(0, 4)}`;
