export interface Holiday {
  date: string;
  name: string;
}

/** The three national holidays, the same day every year. */
const nationalHolidays: Record<string, string> = {
  '01-26': 'Republic Day',
  '08-15': 'Independence Day',
  '10-02': 'Gandhi Jayanti',
};

/**
 * Festivals on which warehouses and couriers rest in all of India, as the central government's list of gazetted
 * holidays dates them. Id-ul-Fitr follows the moon and may still move by a day. A new year is added here when the
 * government has published its list; until then only Sundays and the national holidays count.
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

/** The holiday on a day given as `YYYY-MM-DD`. */
export const holidayOn = (date: string): string | undefined =>
  nationalHolidays[date.slice('YYYY-'.length)] ?? festivals[date];
