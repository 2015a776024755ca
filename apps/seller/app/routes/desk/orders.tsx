import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { deskQueues, type DeskQueue } from '@postprocure/contracts/orders/desk-queue';
import type { DeskOrder } from '@postprocure/contracts/orders/desk-order';
import { orderStateRules, orderStates } from '@postprocure/contracts/orders/order-state';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { EmptyState } from '@postprocure/ui/empty-state';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/orders';
import { api } from '../../api.ts';
import { readListQuery } from '../../desk/list-address.ts';
import { ListForm } from '../../desk/list-form.tsx';
import { ListPager } from '../../desk/list-pager.tsx';
import { useMutation } from '../../forms/use-mutation.ts';
import { OrderCost } from '../../orders/order-cost.tsx';
import { OrderClock } from '../../orders/order-clock.tsx';
import { countOrders } from '../../orders/order-words.ts';
import { StateBadge } from '../../orders/state-badge.tsx';
import { pageTitle } from '../../page-title.ts';
import { can, useSession } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { useSelection, type Selection } from '../../subscriptions/use-selection.ts';

const filterNames = ['search', 'state', 'queue', 'merchantId'];

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  page: await api('GET /api/desk/orders', {
    query: readListQuery(new URL(request.url).searchParams, filterNames),
  }),
});

export default function DeskOrders({ loaderData: { page } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const { revalidate } = useRevalidator();
  const queues = Object.entries(deskQueues) as [DeskQueue, string][];
  return (
    <>
      <title>{pageTitle('Orders')}</title>
      <PageHeader title="Orders">
        {address.get('merchantId') === null ? (
          'The orders of all merchants, newest first.'
        ) : (
          <>
            The orders of {page.orders[0]?.merchant.name ?? 'this merchant'}, newest first.{' '}
            <Link to="?" className="font-semibold text-peacock hover:underline">
              Show all merchants
            </Link>
          </>
        )}
      </PageHeader>
      <nav aria-label="Work to do" className="mb-5 flex flex-wrap gap-2">
        {queues.map(([queue, name]) => (
          <Link
            key={queue}
            to={queueAddress(address, queue)}
            aria-current={address.get('queue') === queue ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold',
              address.get('queue') === queue
                ? 'border-aubergine bg-aubergine text-on-dark'
                : 'border-line-strong bg-white hover:bg-paper-deep',
            )}
          >
            {name}
            <span className="tabular-nums">{page.queues[queue]}</span>
          </Link>
        ))}
      </nav>
      <ListForm
        searchLabel="Order number, merchant's own number or merchant"
        kept={['queue', 'merchantId']}
        choices={[
          {
            name: 'state',
            label: 'State',
            all: 'All states',
            options: orderStates.map((state) => [state, orderStateRules[state].label] as const),
          },
        ]}
      />
      {page.orders.length === 0 ? (
        <EmptyState icon="truck" announced>
          No orders found.
        </EmptyState>
      ) : (
        <OrderRows key={address.toString()} orders={page.orders} onChange={() => void revalidate()} />
      )}
      <ListPager next={page.next} />
    </>
  );
}

/** Returns the address that selects a queue, or deselects it if already selected. Keeps the merchant filter. */
function queueAddress(address: URLSearchParams, queue: DeskQueue): string {
  const query = new URLSearchParams();
  const merchantId = address.get('merchantId');
  if (merchantId !== null) query.set('merchantId', merchantId);
  if (address.get('queue') !== queue) query.set('queue', queue);
  return `?${query.toString()}`;
}

function OrderRows({ orders, onChange }: { orders: readonly DeskOrder[]; onChange: () => void }) {
  const selection = useSelection<string>();
  const canWrite = can(useSession(), 'fulfilment.write');
  return (
    <>
      {canWrite && <MoveBar selection={selection} onDone={onChange} />}
      <Card className="overflow-hidden">
        <ul aria-label="Orders" className="divide-y divide-line">
          {orders.map((order) => (
            <li
              key={order.id}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-5 py-4 text-sm hover:bg-paper md:grid-cols-[auto_minmax(0,1.2fr)_minmax(0,1fr)_8rem_11rem]"
            >
              {canWrite ? (
                <input
                  type="checkbox"
                  aria-label={`Select ${order.number}`}
                  className="mt-0.5 size-5 accent-peacock max-md:row-span-3"
                  checked={selection.has(order.id)}
                  onChange={() => selection.toggle(order.id)}
                />
              ) : (
                <span className="max-md:row-span-3" />
              )}
              <p className="min-w-0">
                <Link to={`/desk/orders/${order.id}`} className="font-semibold text-peacock hover:underline">
                  {order.number}
                </Link>
                <span className="block truncate text-xs text-ink-soft">
                  {order.units} × {order.firstItem.title}
                </span>
              </p>
              <p className="min-w-0 max-md:col-span-2 max-md:col-start-2">
                <Link to={`/desk/merchants/${order.merchant.id}`} className="hover:underline">
                  {order.merchant.name}
                </Link>
                <span className="block text-xs text-ink-soft">
                  {order.merchant.plan} · {order.city} {order.pincode}
                </span>
              </p>
              <p className="tabular-nums max-md:col-start-3 max-md:row-start-1 md:text-right">
                <OrderCost order={order} />
              </p>
              <div className="flex flex-wrap content-start items-center gap-x-2 gap-y-1 max-md:col-span-2 max-md:col-start-2">
                <StateBadge state={order.state} />
                {order.isOverdue && <Badge tone="saving">Late</Badge>}
                <span className="text-xs text-ink-soft md:w-full">{formatDateTime(order.createdAt)}</span>
                <span className="text-xs text-ink-soft md:w-full">
                  <OrderClock waits={order.waits} />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

const moves = [
  ['PROCESSING', 'Start processing'],
  ['PACKED', 'Mark as packed'],
] as const;

function MoveBar({ selection, onDone }: { selection: Selection<string>; onDone: () => void }) {
  const [result, setResult] = useState<string>();
  const { mutate, isPending, error } = useMutation(onDone);
  const { ids } = selection;
  const move = async (to: (typeof moves)[number][0]) => {
    const isDone = await mutate(async () => {
      const { done, results } = await api('POST /api/desk/orders/moves', { body: { to, ids } });
      const failed = results.filter((one) => !one.isDone);
      setResult(
        `${countOrders(done)} moved.${failed.length > 0 ? ` Not moved: ${failed.map(({ number }) => number).join(', ')}.` : ''}`,
      );
    });
    if (isDone) selection.clear();
  };
  return (
    <div className="sticky top-17 z-20 mb-4 grid gap-3 empty:hidden lg:top-20">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {result && ids.length === 0 && <StatusMessage tone="success">{result}</StatusMessage>}
      {ids.length > 0 && (
        <div
          role="group"
          aria-label="Actions for the selected orders"
          className="flex flex-wrap items-center gap-2 rounded-lg border border-peacock bg-white p-3 shadow-panel"
        >
          <p className="mr-2 text-sm font-semibold">{countOrders(ids.length)} selected</p>
          {moves.map(([to, name]) => (
            <Button key={to} tone="secondary" size="small" inactive={isPending} onClick={() => void move(to)}>
              {name}
            </Button>
          ))}
          <Button tone="outline" size="small" onClick={() => selection.clear()}>
            Clear selection
          </Button>
        </div>
      )}
    </div>
  );
}
