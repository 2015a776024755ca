import { Link } from 'react-router';
import type { BalanceHistory } from '@postprocure/contracts/wallet/wallet';
import { formatRupees } from '@postprocure/money/format-rupees';
import { classes } from '@postprocure/ui/classes';
import { LineChart } from '@postprocure/ui/line-chart';
import { formatDate } from '@postprocure/contracts/indian-date';

export const chartSpans = [30, 90, 365] as const;

interface BalanceChartProps extends BalanceHistory {
  span: number;
}

/** Charts the balance at the end of each day. */
export function BalanceChart({ days, span }: BalanceChartProps) {
  if (days.every(({ balance }) => balance === 0)) {
    return <p className="text-sm text-ink-soft">The chart appears after you add money.</p>;
  }
  return (
    <div className="grid gap-5">
      <nav aria-label="Chart period" className="flex flex-wrap gap-2">
        {chartSpans.map((one) => (
          <Link
            key={one}
            to={`?days=${one}`}
            preventScrollReset
            aria-current={one === span ? 'true' : undefined}
            className={classes(
              'inline-flex min-h-10 items-center rounded-md px-3 text-sm font-semibold',
              one === span ? 'bg-peacock-soft text-peacock-deep' : 'text-ink-soft hover:bg-paper-deep',
            )}
          >
            {one === 365 ? '1 year' : `${one} days`}
          </Link>
        ))}
      </nav>
      <LineChart
        label={describe(days)}
        points={days.map(({ day, balance }) => ({ label: formatDate(day), value: balance }))}
        formatValue={(value) => formatRupees(value, { decimals: 0 })}
        table={<BalanceTable days={days} />}
      />
    </div>
  );
}

const BalanceTable = ({ days }: BalanceHistory) => (
  <table className="w-full text-left">
    <thead>
      <tr>
        <th className="py-1 pr-4 font-semibold">Day</th>
        <th className="py-1 pr-4 text-right font-semibold">In</th>
        <th className="py-1 pr-4 text-right font-semibold">Out</th>
        <th className="py-1 text-right font-semibold">Balance</th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map((one) => (
        <tr key={one.day} className="border-t border-line tabular-nums">
          <th scope="row" className="py-1 pr-4 font-normal whitespace-nowrap">
            {formatDate(one.day)}
          </th>
          <td className="py-1 pr-4 text-right">{one.in === 0 ? '–' : formatRupees(one.in)}</td>
          <td className="py-1 pr-4 text-right">{one.out === 0 ? '–' : formatRupees(one.out)}</td>
          <td className="py-1 text-right">{formatRupees(one.balance)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function describe(days: BalanceHistory['days']): string {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return 'No balance history yet.';
  const balances = days.map(({ balance }) => balance);
  return `Balance from ${formatDate(first.day)} to ${formatDate(last.day)}: now ${formatRupees(last.balance)}, lowest ${formatRupees(Math.min(...balances))}, highest ${formatRupees(Math.max(...balances))}.`;
}
