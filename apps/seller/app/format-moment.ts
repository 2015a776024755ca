const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A point in time as people in India write it. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
