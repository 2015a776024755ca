import type { DeliveryEstimate } from '@postprocure/contracts/shipments/delivery-estimate';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Tue, 24 Nov`. Written out by hand, because the tables of server and browser do not always agree. */
export function formatDay(date: string): string {
  const day = new Date(date);
  return `${weekdays[day.getUTCDay()] ?? ''}, ${day.getUTCDate()} ${months[day.getUTCMonth()] ?? ''}`;
}

/** `Thu, 26 Nov to Tue, 1 Dec`, with the year where it is another than that of the order. */
export function formatArrival({ orderedOn, earliest, latest }: DeliveryEstimate): string {
  const write = (date: string) =>
    date.slice(0, 4) === orderedOn.slice(0, 4) ? formatDay(date) : `${formatDay(date)} ${date.slice(0, 4)}`;
  return `${write(earliest)} to ${write(latest)}`;
}

const lanes = { national: 'warehouse in India', international: 'international warehouse' } as const;

/** What the estimate consists of, in one sentence. */
export function explainArrival({ handling, transit, holidays }: DeliveryEstimate): string {
  const days = ({ minDays, maxDays }: { minDays: number; maxDays: number }) =>
    minDays === maxDays ? String(minDays) : `${minDays}-${maxDays}`;
  const closed = holidays.map(({ date, name }) => `${name} (${formatDay(date)})`).join(', ');
  const without = closed === '' ? '' : ` and ${closed}`;
  return (
    `${days(handling)} business days of handling and ${days(transit)} on the way from our ` +
    `${lanes[transit.lane]}, without Sundays${without}.`
  );
}
