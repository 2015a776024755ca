import { formatRupees } from '@postprocure/money/format-rupees';

/** `₹2,500` or `₹2,500.50`: without paise where there are none. */
export const formatAmount = (rupees: number): string =>
  formatRupees(rupees, { decimals: Number.isInteger(rupees) ? 0 : 2 });
