const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A day as people in India read it: 15 November 2026. */
export const formatDay = (moment: Date): string => format.format(moment);
