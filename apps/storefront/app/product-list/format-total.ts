import { formatCount } from '@postprocure/money/format-count';

/** Lists are counted up to a limit; beyond it the figure says so. */
export const formatTotal = ({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }): string =>
  totalIsCapped ? `${formatCount(total)}+` : formatCount(total);
