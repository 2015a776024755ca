import { useState } from 'react';
import { Link } from 'react-router';
import { buildPath } from '@postprocure/api-client/api-client';
import type { DeskStage } from '@postprocure/contracts/fulfilment/desk-stage';
import type { WorkList, WorkListOrder } from '@postprocure/contracts/fulfilment/desk-fulfilment';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { Badge } from '@postprocure/ui/badge';
import { Button, LinkButton } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { countOrders } from '../orders/order-words.ts';
import { StateBadge } from '../orders/state-badge.tsx';
import { can, useSession } from '../session/session-context.ts';
import { useSelection, type Selection } from '../subscriptions/use-selection.ts';
import { ConflictForm } from './conflict-form.tsx';
import { FailureWork } from './failure-work.tsx';
import { ParcelWork } from './parcel-work.tsx';

interface WorkRowsProps {
  stage: DeskStage;
  work: WorkList;
  onChange: () => void;
}

export function WorkRows({ stage, work, onChange }: WorkRowsProps) {
  const selection = useSelection<string>();
  const canWrite = can(useSession(), 'fulfilment.write');
  const isBulk = stage === 'pack' || stage === 'book' || stage === 'handOver';
  return (
    <>
      {canWrite && isBulk && <BulkBar {...{ stage, work, selection, onChange }} />}
      {work.orders.length > 0 && (
        <Card className="overflow-hidden">
          <ul aria-label="Orders" className="divide-y divide-line">
            {work.orders.map((order) => (
              <li
                key={order.id}
                className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 px-5 py-4 text-sm"
              >
                {canWrite && isBulk ? (
                  <input
                    type="checkbox"
                    aria-label={`Select ${order.number}`}
                    className="mt-0.5 size-5 accent-peacock"
                    checked={selection.has(order.id)}
                    onChange={() => selection.toggle(order.id)}
                  />
                ) : (
                  <span />
                )}
                <div className="grid min-w-0 gap-3">
                  <OrderHead order={order} />
                  {order.parcels.map((parcel) => (
                    <ParcelWork key={parcel.id} {...{ stage, parcel, canWrite, onChange }} />
                  ))}
                  {order.failures.map((failure) => (
                    <FailureWork key={failure.id} orderId={order.id} {...{ failure, canWrite, onChange }} />
                  ))}
                  {stage === 'conflicts' && canWrite && <ConflictForm order={order} onDone={onChange} />}
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const OrderHead = ({ order }: { order: WorkListOrder }) => (
  <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
    <p className="min-w-0 grow">
      <Link to={`/desk/orders/${order.id}`} className="font-semibold text-peacock hover:underline">
        {order.number}
      </Link>{' '}
      <span className="text-ink-soft">
        {order.merchant.name} · {order.city} {order.pincode}
      </span>
      <span className="block wrap-anywhere">
        {order.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
      </span>
      {order.conflictNote !== null && <span className="block text-kumkum">{order.conflictNote}</span>}
    </p>
    <p className="flex flex-wrap items-center gap-2">
      <StateBadge state={order.state} />
      {order.isOverdue && <Badge tone="saving">Late</Badge>}
      {order.deadline !== null && (
        <span className="text-xs text-ink-soft">by {formatDateTime(order.deadline)}</span>
      )}
    </p>
  </div>
);

const actions = {
  pack: { label: 'Mark as packed', route: 'POST /api/desk/fulfilment/packings', done: 'packed' },
  book: {
    label: 'Book',
    route: 'POST /api/desk/fulfilment/bookings',
    done: 'sent to the courier for booking',
  },
  handOver: { label: 'Hand over', route: 'POST /api/desk/fulfilment/hand-overs', done: 'handed over' },
} as const;

interface BulkBarProps {
  stage: keyof typeof actions;
  work: WorkList;
  selection: Selection<string>;
  onChange: () => void;
}

function BulkBar({ stage, work, selection, onChange }: BulkBarProps) {
  const [result, setResult] = useState<string>();
  const { mutate, isPending, error } = useMutation(onChange);
  const { label, route, done } = actions[stage];
  const all = work.orders.map(({ id }) => id);
  const { ids } = selection;
  const run = async () => {
    const isDone = await mutate(async () => {
      const outcome = await api(route, { body: { ids } });
      const failed = outcome.results.filter((one) => !one.isDone);
      setResult(
        [
          `${countOrders(outcome.done)} ${done}.`,
          ...failed.map(({ number, message }) => `${number}: ${message ?? ''}`),
        ].join(' '),
      );
    });
    if (isDone) selection.clear();
  };
  return (
    <div className="sticky top-17 z-20 mb-4 grid gap-3 lg:top-20">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {result && ids.length === 0 && <StatusMessage tone="success">{result}</StatusMessage>}
      {all.length > 0 && (
        <div
          role="group"
          aria-label="Actions for the selected orders"
          className="flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-white p-3 shadow-panel"
        >
          <Button
            tone="outline"
            size="small"
            onClick={() => (ids.length === all.length ? selection.clear() : selection.setMany(all, true))}
          >
            {ids.length === all.length ? 'Clear selection' : 'Select all'}
          </Button>
          <p className="mr-2 text-sm font-semibold">{countOrders(ids.length)} selected</p>
          <Button
            tone="secondary"
            size="small"
            inactive={isPending || ids.length === 0}
            onClick={() => void run()}
          >
            {label}
          </Button>
          {ids.length > 0 && <Papers stage={stage} ids={ids.join(',')} />}
        </div>
      )}
    </div>
  );
}

const Papers = ({ stage, ids }: { stage: keyof typeof actions; ids: string }) => {
  const query = { ids };
  if (stage !== 'handOver') {
    return <Paper href={buildPath('GET /api/desk/fulfilment/pick-list', { query })}>Pick list (PDF)</Paper>;
  }
  return (
    <>
      <Paper href={buildPath('GET /api/desk/fulfilment/labels', { query })}>Labels (PDF)</Paper>
      <Paper href={buildPath('GET /api/desk/fulfilment/manifest', { query })}>Manifest (PDF)</Paper>
    </>
  );
};

const Paper = ({ href, children }: { href: string; children: string }) => (
  <LinkButton tone="outline" size="small" href={href} download>
    {children}
  </LinkButton>
);
