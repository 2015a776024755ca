import { Link } from 'react-router';
import type { Dashboard } from '@postprocure/contracts/dashboard/dashboard';
import { formatCount } from '@postprocure/money/format-count';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';

type Figures = Dashboard['orders']['today'];

const spans = [
  ['today', 'Today'],
  ['week', '7 days'],
  ['period', 'Plan period'],
] as const;

const rows: readonly [keyof Figures, string][] = [
  ['taken', 'Taken'],
  ['paid', 'Paid'],
  ['dispatched', 'Dispatched'],
  ['delivered', 'Delivered'],
  ['rto', 'RTO'],
  ['claims', 'Claims'],
];

/** What needs the merchant now, and counters for today, the week and the plan period. */
export const OrderFigures = ({ orders }: Pick<Dashboard, 'orders'>) => (
  <div className="grid gap-6 lg:grid-cols-2">
    <div className="grid grid-cols-2 gap-6 lg:grid-cols-1">
      <Figure
        to="/seller/orders?tab=attention"
        title="Orders that need you"
        count={orders.attention.orders}
        amount={orders.attention.amount}
        isUrgent={orders.attention.orders > 0}
        empty="Nothing is waiting on you"
      />
      <Figure
        to="/seller/orders?tab=payment"
        title="Awaiting payment"
        count={orders.awaitingPayment.orders}
        amount={orders.awaitingPayment.amount}
        isUrgent={false}
        empty="Every order is paid"
      />
    </div>
    <Card className="overflow-x-auto p-5 sm:p-6">
      <table className="w-full text-sm">
        <caption className="mb-3 text-left text-lg font-semibold">Orders</caption>
        <thead>
          <tr>
            <td />
            {spans.map(([span, name]) => (
              <th key={span} scope="col" className="pb-1 text-right text-xs font-semibold text-ink-soft">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, name]) => (
            <tr key={key}>
              <th scope="row" className="py-0.5 text-left font-normal">
                {name}
              </th>
              {spans.map(([span]) => (
                <td key={span} className="text-right tabular-nums">
                  {formatCount(orders[span][key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  </div>
);

interface FigureProps {
  to: string;
  title: string;
  count: number;
  amount: number;
  isUrgent: boolean;
  empty: string;
}

const Figure = ({ to, title, count, amount, isUrgent, empty }: FigureProps) => (
  <Card className="relative grid content-start gap-1 p-5 hover:bg-paper sm:p-6">
    <h2 className="text-sm font-semibold text-ink-soft">
      <Link to={to} className="covers-box hover:underline">
        {title}
      </Link>
    </h2>
    <p className={classes('text-3xl font-semibold tabular-nums', isUrgent && 'text-kumkum')}>
      {formatCount(count)}
    </p>
    <p className="text-sm text-ink-soft">{count === 0 ? empty : formatRupees(amount)}</p>
  </Card>
);
