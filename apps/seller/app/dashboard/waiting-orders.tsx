import { Link } from 'react-router';
import type { WaitingKind } from '@postprocure/contracts/dashboard/dashboard-parts';
import type { DashboardFigures } from '@postprocure/contracts/dashboard/figures';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { attentionRules } from '@postprocure/contracts/orders/attention-reason';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { Icon } from '@postprocure/ui/icon';
import { countOrders, describeClock } from '../orders/order-words.ts';

const describeKind = (kind: WaitingKind): { label: string; to: string } => {
  if (kind === 'AWAITING_PAYMENT') return { label: 'Awaiting payment', to: '/seller/orders?tab=payment' };
  if (kind === 'NDR') return { label: 'Delivery problem', to: '/seller/orders?state=NDR' };
  return { label: attentionRules[kind].label, to: `/seller/orders?tab=attention&reason=${kind}` };
};

/** Orders that are waiting for the merchant, earliest deadline first. */
export const WaitingOrders = ({ waiting }: Pick<DashboardFigures, 'waiting'>) => (
  <Card className="min-w-0 p-5 sm:p-6">
    <h2 className="mb-3 text-lg">Orders waiting for you</h2>
    {waiting.length === 0 ? (
      <p className="flex items-center gap-3 text-sm">
        <Icon name="check" className="size-5 text-leaf" />
        Nothing is waiting on you.
      </p>
    ) : (
      <ul className="divide-y divide-line text-sm">
        {waiting.map((one) => (
          <WaitingEntry key={one.kind} {...one} />
        ))}
      </ul>
    )}
  </Card>
);

function WaitingEntry({ kind, orders, amount, oldestAt, until }: DashboardFigures['waiting'][number]) {
  const { label, to } = describeKind(kind);
  const clock = describeClock({ on: 'merchant', for: '', until });
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2.5 hover:bg-paper">
      <Link to={to} className="font-semibold text-peacock covers-box hover:underline">
        {label}
      </Link>
      <span
        title={clock?.until}
        className={classes('text-right whitespace-nowrap', clock?.isLate && 'font-semibold text-kumkum')}
      >
        {clock?.text}
      </span>
      <span className="text-ink-soft">
        {countOrders(orders)}, oldest <span className="inline-block">{formatDateTime(oldestAt)}</span>
      </span>
      <span className="text-right tabular-nums">{kind !== 'SKU_UNMAPPED' && formatRupees(amount)}</span>
    </li>
  );
}
