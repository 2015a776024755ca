import { formatWeekday } from '@postprocure/contracts/indian-date';
import type { DeliveryEstimate } from '@postprocure/contracts/shipments/delivery-estimate';

/** For example, Thu, 26 Nov to Tue, 1 Dec. Shows the year only for dates that are not in the year of the order. */
export function formatArrival({ orderedOn, earliest, latest }: DeliveryEstimate): string {
  const write = (date: string) =>
    date.slice(0, 4) === orderedOn.slice(0, 4)
      ? formatWeekday(date)
      : `${formatWeekday(date)} ${date.slice(0, 4)}`;
  return `${write(earliest)} to ${write(latest)}`;
}

const lanes = { national: 'warehouse in India', international: 'international warehouse' } as const;

/** Explains the estimate in one sentence. */
export function explainArrival({ handling, transit, holidays }: DeliveryEstimate): string {
  const days = ({ minDays, maxDays }: { minDays: number; maxDays: number }) =>
    minDays === maxDays ? String(minDays) : `${minDays}-${maxDays}`;
  const closed = holidays.map(({ date, name }) => `${name} (${formatWeekday(date)})`).join(', ');
  const without = closed === '' ? '' : ` and ${closed}`;
  return (
    `${days(handling)} business days of handling and ${days(transit)} for transit from our ` +
    `${lanes[transit.lane]}, excluding Sundays${without}.`
  );
}
