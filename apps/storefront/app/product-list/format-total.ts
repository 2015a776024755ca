import { formatCount } from '@postprocure/money/format-count';

/** Totals are exact up to a limit and shown as `10,000+` above it. */
export const formatTotal = ({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }): string =>
  totalIsCapped ? `${formatCount(total)}+` : formatCount(total);
