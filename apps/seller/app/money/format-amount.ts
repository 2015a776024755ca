import { formatRupees } from '@postprocure/money/format-rupees';

/** For example `₹2,500` or `₹2,500.50`. Omits zero paise. */
export const formatAmount = (rupees: number): string =>
  formatRupees(rupees, { decimals: Number.isInteger(rupees) ? 0 : 2 });
