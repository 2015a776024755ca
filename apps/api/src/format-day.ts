import { formatDay as formatIsoDay } from '@postprocure/contracts/format-date';

/** In Indian time, for example 15 Nov 2026. */
export const formatDay = (moment: Date): string => formatIsoDay(moment.toISOString());
