const days = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An ISO date in words: '3 July 2025'. */
export const formatDay = (isoDate: string): string => days.format(new Date(isoDate));
