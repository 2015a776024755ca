import { useState } from 'react';
import { Link } from 'react-router';
import { attentionRules, type AttentionReason } from '@postprocure/contracts/orders/attention-reason';
import type { OrderDetail } from '@postprocure/contracts/orders/order';
import { Button, buttonClasses } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { useCan } from '../session/session-context.ts';
import { ProductPicker } from './product-picker.tsx';

interface OrderAttentionProps {
  order: OrderDetail;
  onEditAddress: () => void;
  onChange: () => void;
}

const waiveLabels: Partial<Record<AttentionReason, string>> = {
  DUPLICATE_SUSPECT: 'This is a separate order',
  COST_ROSE: 'Accept the new cost',
  MARGIN_BELOW_FLOOR: 'Accept the margin',
  AGE_RESTRICTED: 'The customer is 18 or older',
};

const addressReasons: readonly AttentionReason[] = [
  'ADDRESS_INCOMPLETE',
  'ADDRESS_NOT_ALLOWED',
  'PIN_UNSERVICEABLE',
  'PHONE_INVALID',
];

/** The problems with an order, each with its own fix. */
export function OrderAttention({ order, onEditAddress, onChange }: OrderAttentionProps) {
  const canWrite = useCan('orders.write');
  const { mutate, isPending, error } = useMutation(onChange);
  const [isMapping, setMapping] = useState(false);
  const check = (waive: AttentionReason[]) =>
    mutate(() => api('POST /api/seller/orders/:id/check', { params: { id: order.id }, body: { waive } }));
  const replaceUnknown = (sku: string) =>
    mutate(() =>
      api('PATCH /api/seller/orders/:id', {
        params: { id: order.id },
        body: {
          lines: order.items.map((item) => ({
            sku: item.productId === null ? sku : item.sku,
            quantity: item.quantity,
            salePrice: item.salePrice,
          })),
        },
      }),
    );
  return (
    <section
      aria-label="Needs attention"
      className="grid gap-4 rounded-lg border border-kumkum bg-kumkum-soft p-5"
    >
      <h2 className="text-lg">This order needs your attention</h2>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <ul className="grid gap-4">
        {order.attention.map(({ reason, detail }) => (
          <li key={reason} className="grid gap-2 text-sm">
            <p>
              <strong>{attentionRules[reason].label}.</strong> {detail}
            </p>
            <p>{attentionRules[reason].fix}</p>
            {canWrite && (
              <div className="flex flex-wrap gap-2">
                {addressReasons.includes(reason) && (
                  <Button size="small" onClick={onEditAddress}>
                    Edit the address
                  </Button>
                )}
                {attentionRules[reason].canWaive && (
                  <Button size="small" inactive={isPending} onClick={() => void check([reason])}>
                    {waiveLabels[reason] ?? 'Confirm'}
                  </Button>
                )}
                {reason === 'SKU_UNMAPPED' && !isMapping && (
                  <Button size="small" onClick={() => setMapping(true)}>
                    Choose the product
                  </Button>
                )}
                <FixLink reason={reason} />
              </div>
            )}
            {reason === 'SKU_UNMAPPED' && isMapping && (
              <div className="rounded-md bg-white p-4">
                <ProductPicker chosen={[]} onChoose={({ sku }) => void replaceUnknown(sku)} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {canWrite && (
        <Button
          tone="outline"
          size="small"
          className="justify-self-start"
          inactive={isPending}
          onClick={() => void check([])}
        >
          {isPending ? 'Checking...' : 'Check again'}
        </Button>
      )}
    </section>
  );
}

const links: Partial<Record<AttentionReason, { to: string; label: string }>> = {
  LOW_BALANCE: { to: '/seller/wallet', label: 'Add money' },
  PLAN_ORDER_LIMIT: { to: '/seller/settings/plan', label: 'Choose a larger plan' },
  TAX_DATA_MISSING: { to: '/seller/settings/business', label: 'Add your GSTIN' },
  NOT_SUBSCRIBED: { to: '/seller/productSubscription', label: 'Product subscribe' },
};

const FixLink = ({ reason }: { reason: AttentionReason }) => {
  const link = links[reason];
  return (
    link && (
      <Link to={link.to} className={buttonClasses({ size: 'small' })}>
        {link.label}
      </Link>
    )
  );
};
