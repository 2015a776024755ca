import type { Dashboard } from '@postprocure/contracts/dashboard/dashboard';
import { formatCount } from '@postprocure/money/format-count';
import { Card } from '@postprocure/ui/card';

type Figures = Dashboard['orders']['today'];

const spans = [
  ['today', 'Today'],
  ['week', '7 days'],
  ['period', 'Plan period'],
] as const;

const rows: readonly [keyof Figures, string][] = [
  ['taken', 'Created'],
  ['paid', 'Paid'],
  ['dispatched', 'Dispatched'],
  ['delivered', 'Delivered'],
  ['rto', 'RTO'],
  ['claims', 'Claims'],
];

/** Counters for today, the week and the plan period. */
export const OrderFigures = ({ orders }: Pick<Dashboard, 'orders'>) => (
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
);
