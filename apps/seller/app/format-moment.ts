const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A point in time as people in India write it. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** A date, or the date of a point in time. */
export const formatDay = (iso: string): string => day.format(new Date(iso));
