import { formatWeekday, toIndianClock, toIndianDate } from '@postprocure/contracts/indian-date';

/** For example Sat, 14 Nov 2026, 21:30 IST. */
export const formatMoment = (iso: string): string =>
  `${formatDateWithWeekday(iso)}, ${toIndianClock(iso)} IST`;

/** For example Sat, 14 Nov 2026. */
export const formatDateWithWeekday = (iso: string): string =>
  `${formatWeekday(iso)} ${toIndianDate(iso).slice(0, 4)}`;
