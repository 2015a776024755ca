const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** In Indian time, for example 15 Nov 2026. */
export const formatDay = (moment: Date): string => format.format(moment);
