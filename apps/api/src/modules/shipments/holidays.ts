export interface Holiday {
  date: string;
  name: string;
}

/** The three national holidays, which have the same date every year. */
const nationalHolidays: Record<string, string> = {
  '01-26': 'Republic Day',
  '08-15': 'Independence Day',
  '10-02': 'Gandhi Jayanti',
};

/**
 * Festivals on which warehouses and couriers are closed all over India, from the central government's list of gazetted
 * holidays. Id-ul-Fitr depends on the moon and may move by a day. Add each year when the government publishes its list;
 * until then only Sundays and national holidays count.
 */
const festivals: Record<string, string> = {
  '2026-03-04': 'Holi',
  '2026-03-21': 'Id-ul-Fitr',
  '2026-10-20': 'Dussehra',
  '2026-11-08': 'Diwali',
  '2026-12-25': 'Christmas',
  '2027-03-10': 'Id-ul-Fitr',
  '2027-03-22': 'Holi',
  '2027-10-09': 'Dussehra',
  '2027-10-29': 'Diwali',
  '2027-12-25': 'Christmas',
};

/** The holiday on a date (`YYYY-MM-DD`). */
export const holidayOn = (date: string): string | undefined =>
  nationalHolidays[date.slice('YYYY-'.length)] ?? festivals[date];
