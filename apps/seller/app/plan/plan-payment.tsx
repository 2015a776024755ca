import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { createRandomKey } from '@postprocure/api-client/random-key';
import type { PlanPurchase } from '@postprocure/contracts/plan-billing/plan-purchase';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { formatDate } from '@postprocure/contracts/indian-date';
import { formatAmount } from '../money/format-amount.ts';
import { openCheckout } from '../wallet/open-checkout.ts';
import type { PlanOffer } from './plan-offer.ts';

interface PlanPaymentProps {
  planKey: PlanPurchase['planKey'];
  name: string;
  price: number;
  available: number;
  periodEnd: string;
  offer: PlanOffer;
  onBought: () => void;
  onRequested: () => void;
}

/** Pays for a plan from the wallet, or with a top-up of the missing amount. */
export function PlanPayment(props: PlanPaymentProps) {
  const { planKey, name, price, available, periodEnd, offer, onBought, onRequested } = props;
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation();
  // The idempotency key: a retry after a lost response must not buy the plan twice.
  const key = useRef(createRandomKey());
  const isTopUp = offer.missing > 0;
  const buy = () =>
    mutate(async () => {
      const { topUp } = await api('POST /api/seller/plan/purchase', {
        body: { planKey, payWith: isTopUp ? 'topUp' : 'wallet' },
        idempotencyKey: key.current,
      });
      if (topUp) void navigate(await openCheckout(topUp));
      else onBought();
    });
  const request = () =>
    mutate(async () => {
      await api('POST /api/seller/plan/request', { body: { planKey } });
      onRequested();
    });
  return (
    <div className="grid gap-5">
      <dl className="grid gap-2 text-sm">
        <Line label="In your wallet" value={formatAmount(available)} />
        {isTopUp && <Line label="You add now" value={formatAmount(offer.missing)} />}
        <Line
          label={offer.startsAt === 'now' ? 'You pay now' : `You pay on ${formatDate(periodEnd)}`}
          value={formatAmount(price)}
        />
      </dl>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <Button className="w-full" inactive={isPending} onClick={() => void buy()}>
        {isPending ? 'One moment...' : describeAction(props)}
      </Button>
      <p className="text-xs text-ink-soft">
        {isTopUp ? (
          `Add the money by UPI, card or net banking. The ${name} plan starts as soon as the money arrives.`
        ) : (
          <>
            You get a tax invoice under{' '}
            <Link to="/seller/documents" className="font-semibold text-peacock hover:underline">
              Tax documents
            </Link>
            .
          </>
        )}
      </p>
      {offer.startsAt === 'now' && (
        <div className="border-t border-line pt-4 text-sm">
          <p className="text-ink-soft">Would you rather pay by bank transfer or cheque?</p>
          <Button
            tone="outline"
            size="small"
            className="mt-3"
            inactive={isPending}
            onClick={() => void request()}
          >
            Ask our team
          </Button>
        </div>
      )}
    </div>
  );
}

const Line = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
);

function describeAction({ offer, name, price }: Pick<PlanPaymentProps, 'offer' | 'name' | 'price'>): string {
  if (offer.startsAt === 'periodEnd') return `Switch to ${name}`;
  return offer.missing > 0 ? `Add ${formatAmount(offer.missing)} and pay` : `Pay ${formatAmount(price)}`;
}
