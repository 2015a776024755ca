interface FinancialYear {
  /** For example 2026-27. */
  name: string;
  from: string;
  to: string;
}

/** The first year in which documents can have been issued. */
const firstYear = 2025;

const indianMonth = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
});

/** Financial years run from April to March. The newest comes first. */
export function listFinancialYears(now: Date): FinancialYear[] {
  const [year = 0, month = 0] = indianMonth.format(now).split('-').map(Number);
  const newest = month >= 4 ? year : year - 1;
  return Array.from({ length: newest - firstYear + 1 }, (_, index) => describeYear(newest - index));
}

const describeYear = (start: number): FinancialYear => ({
  name: `${start}-${String((start + 1) % 100).padStart(2, '0')}`,
  from: `${start}-04-01`,
  to: `${start + 1}-03-31`,
});
