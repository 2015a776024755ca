import { useState, type SyntheticEvent } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { DeskDelivery } from '@postprocure/contracts/fulfilment/desk-fulfilment';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import type { DeskOrderDetail } from '@postprocure/contracts/orders/desk-order';
import { orderChannels } from '@postprocure/contracts/orders/order-state';
import { attentionRules } from '@postprocure/contracts/orders/attention-reason';
import { formatCount } from '@postprocure/money/format-count';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/order';
import { api } from '../../api.ts';
import { BackLink } from '../../desk/back-link.tsx';
import { useMutation } from '../../forms/use-mutation.ts';
import { ClaimEntry, ParcelEntry } from '../../fulfilment/parcel-entry.tsx';
import { loadPart, type LoadedPart } from '../../load-part.ts';
import { AddressText } from '../../orders/address-editor.tsx';
import { DeskOrderMessages } from '../../orders/desk-order-messages.tsx';
import { OrderClock } from '../../orders/order-clock.tsx';
import { OrderItems } from '../../orders/order-items.tsx';
import { OrderTimeline } from '../../orders/order-timeline.tsx';
import { StateBadge } from '../../orders/state-badge.tsx';
import { pageTitle } from '../../page-title.ts';
import { can, useSession } from '../../session/session-context.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [order, conversation, delivery] = await Promise.all([
    api('GET /api/desk/orders/:id', { params: { id } }),
    api('GET /api/desk/orders/:id/messages', { params: { id } }),
    loadPart(api('GET /api/desk/orders/:id/delivery', { params: { id } })),
  ]);
  return { order, conversation, delivery };
}

export default function DeskOrder({ loaderData: { order, conversation, delivery } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const canWrite = can(useSession(), 'fulfilment.write');
  const { merchant } = order;
  return (
    <>
      <title>{pageTitle(order.number)}</title>
      <BackLink to="/desk/orders">Orders</BackLink>
      <header className="mb-6 grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl sm:text-3xl">{order.number}</h1>
          <div role="status">
            <StateBadge state={order.state} />
          </div>
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>
            {[orderChannels[order.channel], order.externalNumber, formatDateTime(order.createdAt)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <OrderClock waits={order.waits} />
        </p>
        {order.attention.map(({ reason, detail }) => (
          <p key={reason} className="text-sm text-kumkum">
            {attentionRules[reason].label}: {detail}
          </p>
        ))}
      </header>
      <div className="grid gap-6">
        {canWrite && order.isCancelRequested && (
          <CancelDecision key={order.stateSince} order={order} onDone={refresh} />
        )}
        {canWrite && order.moves.length > 0 && <Moves key={order.state} order={order} onDone={refresh} />}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid min-w-0 gap-6">
            <SettingsCard title="Products">
              <OrderItems items={order.items} />
            </SettingsCard>
            <Delivery delivery={delivery} onRetry={refresh} />
            <div id="messages" className="scroll-mt-24">
              <SettingsCard title="Messages with the merchant">
                <DeskOrderMessages
                  key={order.id}
                  orderId={order.id}
                  conversation={conversation}
                  onChange={refresh}
                />
              </SettingsCard>
            </div>
            <SettingsCard title="Delivery address">
              <AddressText address={order.address} />
            </SettingsCard>
          </div>
          <div className="grid min-w-0 gap-6">
            <SettingsCard title="Merchant">
              <dl className="grid gap-2 text-sm">
                <Fact name="Business">
                  <Link
                    to={`/desk/merchants/${merchant.id}`}
                    className="font-semibold text-peacock hover:underline"
                  >
                    {merchant.name}
                  </Link>
                </Fact>
                <Fact name="Plan">{merchant.plan}</Fact>
                <Fact name="Wallet balance">{formatRupees(merchant.balance)}</Fact>
                <Fact name="Open orders">{formatCount(merchant.openOrders)}</Fact>
                <Fact name="This order">{formatRupees(order.total)}</Fact>
              </dl>
            </SettingsCard>
            <SettingsCard title="Timeline">
              <OrderTimeline events={order.events} />
            </SettingsCard>
          </div>
        </div>
      </div>
    </>
  );
}

/** Shows parcels and claims. Empty until the order is packed. */
function Delivery({ delivery, onRetry }: { delivery: LoadedPart<DeskDelivery>; onRetry: () => void }) {
  if ('failure' in delivery) {
    return (
      <SettingsCard title="Delivery">
        <LoadFailure message={`Tracking couldn't be loaded. ${delivery.failure}`} onRetry={onRetry} />
      </SettingsCard>
    );
  }
  const { parcels, claims } = delivery.data;
  if (parcels.length === 0) return null;
  return (
    <SettingsCard title="Delivery">
      <ul className="grid gap-4">
        {parcels.map((parcel) => (
          <ParcelEntry key={parcel.id} parcel={parcel} side="staff" />
        ))}
        {claims.map((claim) => (
          <ClaimEntry key={claim.id} claim={claim} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm font-semibold text-peacock empty:hidden">
        {parcels.some(({ state }) => state === 'delivery-failed') && (
          <Link to="/desk/fulfilment?stage=ndr" className="hover:underline">
            Answer the courier
          </Link>
        )}
        {claims.some(({ state }) => state === 'open') && (
          <Link to="/desk/claims" className="hover:underline">
            Decide on the claim
          </Link>
        )}
      </p>
    </SettingsCard>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);

interface PartProps {
  order: DeskOrderDetail;
  onDone: () => void;
}

const moveNames = { PROCESSING: 'Start processing', PACKED: 'Mark as packed' } as const;

function Moves({ order, onDone }: PartProps) {
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation(onDone);
  return (
    <SettingsCard title="Next step">
      <div className="grid gap-4">
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        <TextField
          label="Note for the timeline (optional)"
          hint="The merchant sees it."
          maxLength={500}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3">
          {order.moves.map((to) => (
            <Button
              key={to}
              inactive={isPending}
              onClick={() =>
                void mutate(() =>
                  api('POST /api/desk/orders/:id/move', { params: { id: order.id }, body: { to, note } }),
                )
              }
            >
              {moveNames[to]}
            </Button>
          ))}
        </div>
      </div>
    </SettingsCard>
  );
}

function CancelDecision({ order, onDone }: PartProps) {
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation(onDone);
  const decide = (decision: 'approve' | 'reject') => (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(note.trim() === '');
    if (note.trim() === '') return;
    void mutate(() =>
      api('POST /api/desk/orders/:id/cancellation', { params: { id: order.id }, body: { decision, note } }),
    );
  };
  return (
    <SettingsCard title="The merchant wants to cancel this order" hint={order.cancelReason}>
      <div className="grid gap-4">
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        <TextField
          label="Message to the merchant"
          maxLength={500}
          value={note}
          error={isMissing ? 'Tell the merchant why.' : undefined}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button inactive={isPending} onClick={decide('approve')}>
            Cancel and refund {formatRupees(order.total)}
          </Button>
          <Button tone="outline" inactive={isPending} onClick={decide('reject')}>
            Continue with the order
          </Button>
        </div>
      </div>
    </SettingsCard>
  );
}
