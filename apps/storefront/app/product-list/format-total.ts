import { formatCount } from '@postprocure/money/format-count';

/** Totals are exact up to a limit. Above it, a plus sign follows. */
export const formatTotal = ({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }): string =>
  totalIsCapped ? `${formatCount(total)}+` : formatCount(total);
