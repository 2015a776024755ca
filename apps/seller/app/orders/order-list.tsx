import { Link } from 'react-router';
import { attentionRules } from '@postprocure/contracts/orders/attention-reason';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import type { OrderSummary } from '@postprocure/contracts/orders/order';
import { orderChannels } from '@postprocure/contracts/orders/order-state';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@postprocure/ui/table';
import type { Selection } from '../subscriptions/use-selection.ts';
import { OrderClock } from './order-clock.tsx';
import { OrderCost } from './order-cost.tsx';
import { RiskBadge } from './order-risk.tsx';
import { Tags } from './order-tags.tsx';
import { StateBadge } from './state-badge.tsx';

interface OrderListProps {
  orders: readonly OrderSummary[];
  selection: Selection<string>;
}

const tick = 'size-5 accent-peacock';

/** A table on wide screens, a list on phones. */
export function OrderList({ orders, selection }: OrderListProps) {
  const ids = orders.map(({ id }) => id);
  const isWhole = ids.every((id) => selection.has(id));
  return (
    <>
      <Card className="lg:hidden">
        <ul aria-label="Orders" className="divide-y divide-line">
          {orders.map((order) => (
            <li
              key={order.id}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3 text-sm"
            >
              <Tick order={order} selection={selection} className="row-span-4 mt-1" />
              <OrderLink order={order} />
              <p className="text-right font-semibold tabular-nums">
                <OrderCost order={order} />
              </p>
              <p className="min-w-0 truncate">{describeItems(order)}</p>
              <p className="text-right text-xs text-ink-soft">
                <OrderClock waits={order.waits} />
              </p>
              <p className="col-span-2 flex flex-wrap gap-x-2 text-xs text-ink-soft">
                <span>
                  {order.customer}, {order.city} {order.pincode}
                </span>
                <span>{formatDateTime(order.createdAt)}</span>
              </p>
              <p className="col-span-2 flex flex-wrap gap-1.5 pt-1">
                <Badges order={order} />
              </p>
            </li>
          ))}
        </ul>
      </Card>
      <div className="max-lg:hidden">
        <Table label="Orders">
          <TableHead>
            <HeaderCell className="w-10 pr-0">
              <input
                type="checkbox"
                aria-label="Select all orders on this page"
                className={tick}
                checked={isWhole}
                onChange={() => selection.setMany(ids, !isWhole)}
              />
            </HeaderCell>
            <HeaderCell>Order</HeaderCell>
            <HeaderCell>Customer</HeaderCell>
            <HeaderCell>Items</HeaderCell>
            <HeaderCell numeric>Cost</HeaderCell>
            <HeaderCell numeric>Sale and margin</HeaderCell>
            <HeaderCell>State</HeaderCell>
          </TableHead>
          <TableBody>
            {orders.map((order) => (
              <tr key={order.id} className={classes('align-top', selection.has(order.id) && 'bg-paper')}>
                <Cell className="pr-0">
                  <Tick order={order} selection={selection} />
                </Cell>
                <Cell>
                  <OrderLink order={order} />
                  <span className="block text-xs whitespace-nowrap text-ink-soft">
                    {[orderChannels[order.channel], order.externalNumber].filter(Boolean).join(' · ')}
                    <br />
                    {formatDateTime(order.createdAt)}
                  </span>
                </Cell>
                <Cell>
                  {order.customer}
                  <span className="block text-xs text-ink-soft">
                    {order.city} {order.pincode}
                  </span>
                </Cell>
                <Cell className="max-w-52">
                  <span className="line-clamp-2">{describeItems(order)}</span>
                </Cell>
                <Cell numeric className="font-semibold">
                  <OrderCost order={order} />
                </Cell>
                <Cell numeric>
                  {order.sale === null ? (
                    <span className="text-ink-soft">Unknown</span>
                  ) : (
                    formatRupees(order.sale)
                  )}
                  {order.margin && (
                    <span
                      className={classes(
                        'block text-xs',
                        order.margin.amount < 0 ? 'text-kumkum' : 'text-ink-soft',
                      )}
                    >
                      {formatRupees(order.margin.amount)} ({order.margin.percent}%)
                    </span>
                  )}
                </Cell>
                <Cell>
                  <div className="flex flex-wrap gap-1.5">
                    <Badges order={order} />
                  </div>
                  <span className="mt-1 block text-xs text-ink-soft">
                    <OrderClock waits={order.waits} />
                  </span>
                </Cell>
              </tr>
            ))}
          </TableBody>
        </Table>
      </div>
    </>
  );
}

const Tick = ({
  order: { id, number },
  selection,
  className,
}: {
  order: OrderSummary;
  selection: Selection<string>;
  className?: string;
}) => (
  <input
    type="checkbox"
    aria-label={`Select ${number}`}
    className={classes(tick, className)}
    checked={selection.has(id)}
    onChange={() => selection.toggle(id)}
  />
);

const OrderLink = ({ order: { id, number } }: { order: OrderSummary }) => (
  <Link to={`/seller/orders/${id}`} className="font-semibold whitespace-nowrap text-peacock hover:underline">
    {number}
  </Link>
);

const describeItems = ({ firstItem: { title, lines }, units }: OrderSummary): string =>
  `${units} × ${title}${lines > 1 ? ` and ${lines - 1} more` : ''}`;

const Badges = ({ order: { state, attention, isHeld, tags, risk } }: { order: OrderSummary }) => (
  <>
    {attention.length === 0 && <StateBadge state={state} />}
    {attention.map(({ reason }) => (
      <Badge key={reason} tone="saving">
        {attentionRules[reason].label}
      </Badge>
    ))}
    {risk && <RiskBadge level={risk.level} />}
    {isHeld && <Badge tone="accent">On hold</Badge>}
    <Tags tags={tags} />
  </>
);
