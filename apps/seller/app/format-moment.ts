const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Date and time in Indian time, for example 16 Nov 2026, 9:05 am. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** The date in Indian time, for example 16 Nov 2026. Accepts a date or a date with time. */
export const formatDay = (iso: string): string => day.format(new Date(iso));
