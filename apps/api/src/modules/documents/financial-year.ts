/**
 * Returns the financial year (April to March, in India) in which a moment falls, as written in document numbers: `2627`
 * for 2026-27.
 */
export function financialYearOf(moment: Date): string {
  const [year = 0, month = 0] = indianDay(moment).split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  return `${String(start % 100).padStart(2, '0')}${String((start + 1) % 100).padStart(2, '0')}`;
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The calendar day in India, as YYYY-MM-DD. */
export const indianDay = (moment: Date): string => dayFormat.format(moment);
