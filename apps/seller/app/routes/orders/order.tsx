import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate, formatDateTime } from '@postprocure/contracts/indian-date';
import { orderChannels } from '@postprocure/contracts/orders/order-state';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/order';
import { api } from '../../api.ts';
import { DeliveryPanel } from '../../fulfilment/delivery-panel.tsx';
import { useLiveUpdate } from '../../live/live-updates.ts';
import { loadPart } from '../../load-part.ts';
import { AddressEditor, AddressText } from '../../orders/address-editor.tsx';
import { OrderActions } from '../../orders/order-actions.tsx';
import { OrderAttention } from '../../orders/order-attention.tsx';
import { BackLink } from '../../desk/back-link.tsx';
import { OrderClock } from '../../orders/order-clock.tsx';
import { OrderItems } from '../../orders/order-items.tsx';
import { OrderJourney } from '../../orders/order-journey.tsx';
import { OrderMessageForm, OrderMessages } from '../../orders/order-messages.tsx';
import { OrderMoney } from '../../orders/order-money.tsx';
import { OrderRisk } from '../../orders/order-risk.tsx';
import { OrderPapers } from '../../orders/order-papers.tsx';
import { Tags } from '../../orders/order-tags.tsx';
import { OrderTimeline } from '../../orders/order-timeline.tsx';
import { describeWait } from '../../orders/order-words.ts';
import { StateBadge } from '../../orders/state-badge.tsx';
import { pageTitle } from '../../page-title.ts';
import { useCan } from '../../session/session-context.ts';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'orders.read' };

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [order, delivery, conversation] = await Promise.all([
    api('GET /api/seller/orders/:id', { params: { id } }),
    loadPart(api('GET /api/seller/orders/:id/delivery', { params: { id } })),
    loadPart(api('GET /api/seller/orders/:id/messages', { params: { id } })),
  ]);
  return { order, delivery, conversation };
}

export default function Order({ loaderData: { order, delivery, conversation } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const [isEditing, setEditing] = useState(false);
  const canMessage = useCan('deliveries.write');
  const canEdit = useCan('orders.write') && order.actions.includes('edit');
  useLiveUpdate('orders', refresh);
  return (
    <>
      <title>{pageTitle(order.number)}</title>
      <BackLink to="/seller/orders">My orders</BackLink>
      <header className="mb-6 grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl sm:text-3xl">{order.number}</h1>
          <div role="status">
            <StateBadge state={order.state} />
          </div>
          {order.isHeld && <Badge tone="accent">On hold</Badge>}
          <Tags tags={order.tags} />
        </div>
        <p className="text-sm text-ink-soft">
          {[
            orderChannels[order.channel],
            order.externalNumber,
            formatDateTime(order.createdAt),
            order.shipBy && `ship by ${formatDate(order.shipBy)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {order.waits && (
          <p className="flex flex-wrap gap-x-3 text-sm">
            <span>{describeWait(order.waits)}</span>
            <OrderClock waits={order.waits} />
          </p>
        )}
      </header>
      <div className="grid gap-6">
        {order.attention.length > 0 && (
          <OrderAttention order={order} onEditAddress={() => setEditing(true)} onChange={refresh} />
        )}
        {order.taxWarning !== null && <StatusMessage>{order.taxWarning}</StatusMessage>}
        {order.risk && <OrderRisk key={order.risk.level} risk={order.risk} />}
        <OrderActions key={order.state} order={order} onChange={refresh} />
        {order.journeyStep !== null && <OrderJourney step={order.journeyStep} />}
        {'data' in delivery ? (
          <DeliveryPanel delivery={delivery.data} onChange={refresh} />
        ) : (
          <Part title="Delivery">
            <LoadFailure message={`Tracking couldn't be loaded. ${delivery.failure}`} onRetry={refresh} />
          </Part>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid min-w-0 gap-6">
            <Part title="Products">
              <OrderItems items={order.items} />
            </Part>
            <Part
              title="Delivery address"
              action={
                canEdit &&
                !isEditing && (
                  <Button tone="outline" size="small" onClick={() => setEditing(true)}>
                    Edit
                  </Button>
                )
              }
            >
              {canEdit && isEditing ? (
                <AddressEditor
                  order={order}
                  onDone={() => {
                    setEditing(false);
                    refresh();
                  }}
                />
              ) : (
                <AddressText address={order.address} />
              )}
            </Part>
            <Part id="messages" title="Messages with us">
              {'data' in conversation ? (
                <OrderMessages
                  messages={conversation.data.messages}
                  side="merchant"
                  empty={
                    canMessage
                      ? 'Ask us about this order here. Our team sees your messages next to the order.'
                      : 'Nobody has written about this order.'
                  }
                />
              ) : (
                <LoadFailure
                  message={`Messages couldn't be loaded. ${conversation.failure}`}
                  onRetry={refresh}
                />
              )}
              {canMessage && (
                <OrderMessageForm
                  label="Your message"
                  hint="We answer within 24-48 working hours and notify you."
                  send={(body) =>
                    api('POST /api/seller/orders/:id/messages', { params: { id: order.id }, body })
                  }
                  onDone={refresh}
                />
              )}
            </Part>
            {order.note !== '' && (
              <Part title="Note">
                <p className="text-sm wrap-anywhere">{order.note}</p>
              </Part>
            )}
          </div>
          <div className="grid min-w-0 gap-6">
            <Part title="Money">
              <OrderMoney order={order} />
            </Part>
            <Part title="Documents">
              <OrderPapers order={order} />
            </Part>
            <Part title="Timeline">
              <OrderTimeline events={order.events} />
            </Part>
          </div>
        </div>
      </div>
    </>
  );
}

const Part = ({
  id,
  title,
  action,
  children,
}: {
  id?: string;
  title: string;
  action?: React.ReactNode;
  children: React.ReactNode;
}) => (
  <Card id={id} className="min-w-0 scroll-mt-24 p-5 sm:p-6">
    <div className="mb-4 flex items-center justify-between gap-3">
      <h2 className="text-lg">{title}</h2>
      {action}
    </div>
    {children}
  </Card>
);
