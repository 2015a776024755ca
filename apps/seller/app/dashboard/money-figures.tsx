import { formatDate } from '@postprocure/contracts/indian-date';
import type { DashboardFigures } from '@postprocure/contracts/dashboard/figures';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { LineChart } from '@postprocure/ui/line-chart';
import { countOrders } from '../orders/order-words.ts';

type Money = DashboardFigures['money'];

/** Shows recent spend and refunds, and the margin left after returns. */
export function MoneyFigures({ figures: { money, isLive, to } }: { figures: DashboardFigures }) {
  const isEmpty = money.days.every(
    ({ spend, refunds, margin }) => spend === 0 && refunds === 0 && margin === 0,
  );
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <h2 className="text-lg">Money in the last {money.days.length} days</h2>
      <p className="mb-4 text-sm text-ink-soft">
        {isLive ? 'Up to now.' : `Up to ${formatDate(to)}. Today's figures are part of the Unicorn plan.`}
      </p>
      {isEmpty ? (
        <p className="text-sm">Your figures appear here the day after you pay for your first order.</p>
      ) : (
        <div className="grid gap-6">
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            <Total name="Spent on orders" amount={money.spend} />
            <Total name="Refunded" amount={money.refunds} />
            <Total name="Lost to RTO" amount={money.rtoLoss} />
            <Total name="Margin after RTO" amount={money.margin} />
          </dl>
          {money.unknown > 0 && (
            <p className="text-sm text-ink-soft">
              {countOrders(money.unknown)} without a sale price {money.unknown === 1 ? 'is' : 'are'} not
              included in the margin.
            </p>
          )}
          <LineChart
            label={describeSpend(money)}
            points={money.days.map(({ day, spend }) => ({ label: formatDate(day), value: spend }))}
            formatValue={(value) => formatRupees(value, { decimals: 0 })}
            table={<MoneyTable days={money.days} />}
          />
        </div>
      )}
    </Card>
  );
}

function describeSpend({ days }: Money): string {
  const [highest] = days.toSorted((one, other) => other.spend - one.spend);
  return `Spend on orders per day. The highest is ${formatRupees(highest?.spend ?? 0)} on ${formatDate(highest?.day ?? '')}.`;
}

const Total = ({ name, amount }: { name: string; amount: number }) => (
  <div className="rounded-md bg-paper-deep p-3">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className={classes('text-xl font-semibold tabular-nums', amount < 0 && 'text-kumkum')}>
      {formatRupees(amount, { decimals: 0 })}
    </dd>
  </div>
);

const MoneyTable = ({ days }: Pick<Money, 'days'>) => (
  <table className="w-full text-left">
    <thead>
      <tr>
        <th className="py-1 pr-4 font-semibold">Day</th>
        <th className="py-1 pr-4 text-right font-semibold">Spent</th>
        <th className="py-1 pr-4 text-right font-semibold">Refunded</th>
        <th className="py-1 text-right font-semibold">Margin</th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map(({ day, spend, refunds, margin }) => (
        <tr key={day} className="border-t border-line tabular-nums">
          <th scope="row" className="py-1 pr-4 font-normal whitespace-nowrap">
            {formatDate(day)}
          </th>
          <td className="py-1 pr-4 text-right">{formatRupees(spend)}</td>
          <td className="py-1 pr-4 text-right">{formatRupees(refunds)}</td>
          <td className="py-1 text-right">{formatRupees(margin)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
