import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import { buttonClasses } from '@postprocure/ui/button';
import { api } from '../api.ts';
import { useLiveUpdate } from '../live/live-updates.ts';
import { useCan, useMerchant, useSession } from '../session/session-context.ts';
import { DuePayment } from './due-payment.tsx';

/** Shown on every page while a plan fee is due, because the plan ends soon unless the fee is paid. */
export function PaymentDueBanner() {
  const { plan } = useMerchant();
  // A fee can be due only once the period is over.
  const isOver = plan.status === 'active' && plan.trialEndsAt === null && plan.daysLeft === 0;
  return useCan('plan.read') && isOver ? <DueBanner /> : null;
}

function DueBanner() {
  const [plan, setPlan] = useState<MerchantPlan>();
  const [updates, setUpdates] = useState(0);
  useLiveUpdate('plan', () => setUpdates((count) => count + 1));
  const canPay = useCan('wallet.write');
  // Every change on the page reloads the session, which makes the effect below reload the plan.
  const session = useSession();
  useEffect(() => {
    let isCancelled = false;
    api('GET /api/seller/plan').then(
      (read) => {
        if (!isCancelled) setPlan(read);
      },
      // Errors are ignored here; the plan page shows them.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [session, updates]);
  if (!plan?.paymentDue) return null;
  return (
    <div
      role="alert"
      className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-md border-l-4 border-kumkum bg-kumkum-soft px-4 py-3 text-sm"
    >
      <p className="min-w-0 grow basis-64">
        <DuePayment name={plan.name} due={plan.paymentDue} />
      </p>
      {canPay && (
        <Link to="/seller/wallet" className={buttonClasses({ size: 'small' })}>
          Add money
        </Link>
      )}
    </div>
  );
}
