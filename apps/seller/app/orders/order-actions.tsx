import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import type { OrderDetail } from '@postprocure/contracts/orders/order';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Button, buttonClasses } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { Confirmation } from '../forms/confirmation.tsx';
import { useMutation } from '../forms/use-mutation.ts';
import { useCan } from '../session/session-context.ts';

interface OrderActionsProps {
  order: OrderDetail;
  onChange: () => void;
}

/** Buttons to pay for, hold or cancel an order, if its state and the user's role allow it. */
export function OrderActions({ order, onChange }: OrderActionsProps) {
  const canPay = useCan('orders.pay');
  const canWrite = useCan('orders.write');
  const [isCancelling, setCancelling] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation(onChange);
  const { id, actions } = order;
  const has = (action: (typeof actions)[number]) => actions.includes(action);
  const hold = (action: 'hold' | 'release') =>
    mutate(() => api('POST /api/seller/orders/bulk', { body: { action, ids: [id] } }));
  const pay = () => mutate(() => api('POST /api/seller/orders/:id/pay', { params: { id } }));
  const canCancel = canWrite && (has('cancel') || has('requestCancel'));
  if (!canCancel && !(canPay && has('pay'))) return null;
  return (
    <div className="grid gap-3">
      {error && (
        <StatusMessage tone="error">
          {error}{' '}
          {error.includes('balance') && (
            <Link to="/seller/wallet" className="font-semibold text-peacock hover:underline">
              Add money
            </Link>
          )}
          {error.includes('Agreement') && (
            <Link to="/seller/settings/agreements" className="font-semibold text-peacock hover:underline">
              Open agreements
            </Link>
          )}
        </StatusMessage>
      )}
      <div className="flex flex-wrap gap-3">
        {canPay && has('pay') && (
          <Button
            inactive={isPending}
            onClick={() => (order.risk?.level === 'high' ? setAsking(true) : void pay())}
          >
            {isPending ? 'Paying...' : `Pay ${formatRupees(order.total)} now`}
          </Button>
        )}
        {canWrite && has('hold') && (
          <Button tone="outline" inactive={isPending} onClick={() => void hold('hold')}>
            Hold
          </Button>
        )}
        {canWrite && has('release') && (
          <Button tone="outline" inactive={isPending} onClick={() => void hold('release')}>
            Release
          </Button>
        )}
        {canCancel && !isCancelling && (
          <Button tone="outline" inactive={isPending} onClick={() => setCancelling(true)}>
            {has('cancel') ? 'Cancel order' : 'Ask to cancel'}
          </Button>
        )}
      </div>
      {isAsking && order.risk && (
        <Confirmation
          confirmLabel={`Pay ${formatRupees(order.total)} anyway`}
          isPending={isPending}
          onConfirm={() => void pay()}
          onCancel={() => setAsking(false)}
        >
          The RTO risk of this order is high. {order.risk.reasons[0]?.text} If it comes back, we keep{' '}
          {formatRupees(order.risk.loss)}.
        </Confirmation>
      )}
      {canCancel && isCancelling && (
        <CancelForm order={order} onDone={onChange} onClose={() => setCancelling(false)} />
      )}
    </div>
  );
}

function CancelForm({
  order,
  onDone,
  onClose,
}: {
  order: OrderDetail;
  onDone: () => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation(() => {
    onClose();
    onDone();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    void mutate(() =>
      api('POST /api/seller/orders/:id/cancel', { params: { id: order.id }, body: { reason } }),
    );
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-xl gap-3 rounded-md border border-line-strong bg-white p-4"
    >
      <p className="text-sm">{describeConsequences(order)}</p>
      <TextField
        label="Why are you cancelling this order?"
        maxLength={500}
        autoFocus
        value={reason}
        error={isMissing ? 'Tell us why.' : undefined}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="danger" size="small" inactive={isPending}>
          {isPending
            ? 'Cancelling...'
            : order.actions.includes('cancel')
              ? 'Cancel this order'
              : 'Send the request'}
        </Button>
        <button type="button" className={buttonClasses({ tone: 'outline', size: 'small' })} onClick={onClose}>
          Keep it
        </button>
      </div>
    </form>
  );
}

function describeConsequences({ actions, cancelFreeUntil, total }: OrderDetail): string {
  if (actions.includes('cancel')) return 'The order has not been paid, so cancelling it is free.';
  if (cancelFreeUntil !== null && new Date(cancelFreeUntil) > new Date()) {
    return `If you cancel before ${formatDateTime(cancelFreeUntil)}, the order is cancelled at once and ${formatRupees(total)} is refunded to your wallet.`;
  }
  return `We are already working on this order. We decide within 24 hours. If we approve, you get ${formatRupees(total)} back.`;
}
