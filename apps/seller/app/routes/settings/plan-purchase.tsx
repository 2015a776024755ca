import { useState } from 'react';
import { Link, Navigate, useRevalidator } from 'react-router';
import { AppError } from '@postprocure/contracts/app-error';
import { topUpLimits } from '@postprocure/contracts/wallet/wallet';
import { buttonClasses } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/plan-purchase';
import { api } from '../../api.ts';
import { BackLink } from '../../desk/back-link.tsx';
import { DemoNotice } from '../../money/demo-notice.tsx';
import { pageTitle } from '../../page-title.ts';
import { describeOffer } from '../../plan/plan-offer.ts';
import { PlanPayment } from '../../plan/plan-payment.tsx';
import { PlanSummary } from '../../plan/plan-summary.tsx';
import { useCan } from '../../session/session-context.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'plan.read' };

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [wallet, current, comparison] = await Promise.all([
    api('GET /api/seller/wallet'),
    api('GET /api/seller/plan'),
    api('GET /api/plans'),
  ]);
  const chosen = comparison.plans.find(({ key }) => key === params.planKey);
  if (!chosen || chosen.key === 'starter') throw new AppError('NOT_FOUND', 'Plan not found.');
  return { wallet, current, comparison, chosen: { ...chosen, key: chosen.key } };
}

export default function PlanPurchasePage({ loaderData }: Route.ComponentProps) {
  const { wallet, current, comparison, chosen } = loaderData;
  const { revalidate } = useRevalidator();
  const canBuy = useCan('plan.write');
  const [done, setDone] = useState<'bought' | 'scheduled' | 'requested'>();
  const offer = describeOffer(chosen, current, {
    available: wallet.available,
    minTopUp: topUpLimits.min,
  });
  const finish = (outcome: NonNullable<typeof done>) => {
    setDone(outcome);
    void revalidate();
  };
  const isCurrent = current.key === chosen.key && current.status === 'active' && current.paymentDue === null;
  // If the plan has been requested or is already active, there is nothing to pay.
  if (done === 'requested' || (isCurrent && !done)) return <Navigate to="/seller/settings/plan" replace />;
  return (
    <div>
      <title>{pageTitle(`Choose ${chosen.name}`)}</title>
      <BackLink to="/seller/settings/plan">Plan</BackLink>
      {wallet.isDemo && (
        <div className="mb-6">
          <DemoNotice />
        </div>
      )}
      {done ? (
        <Done name={chosen.name} outcome={done} />
      ) : (
        <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <SettingsCard title={`${chosen.name} plan`}>
            <PlanSummary
              planKey={chosen.key}
              price={chosen.price}
              current={current}
              comparison={comparison}
              offer={offer}
            />
          </SettingsCard>
          <SettingsCard title="Payment">
            {canBuy ? (
              <PlanPayment
                planKey={chosen.key}
                name={chosen.name}
                price={chosen.price}
                available={wallet.available}
                periodEnd={current.periodEnd}
                offer={offer}
                onBought={() => finish(offer.startsAt === 'now' ? 'bought' : 'scheduled')}
                onRequested={() => finish('requested')}
              />
            ) : (
              <StatusMessage>Your role can't change the plan. The owner of the account can.</StatusMessage>
            )}
          </SettingsCard>
        </div>
      )}
    </div>
  );
}

const Done = ({ name, outcome }: { name: string; outcome: 'bought' | 'scheduled' }) => (
  <div className="grid justify-items-start gap-4">
    <StatusMessage tone="success">
      {outcome === 'bought'
        ? `${name} has started. The invoice is under Tax documents.`
        : `${name} starts when the current period ends.`}
    </StatusMessage>
    <div className="flex flex-wrap gap-3">
      <Link to="/seller/settings/plan" className={buttonClasses({ size: 'small' })}>
        Go to your plan
      </Link>
      {outcome === 'bought' && (
        <Link to="/seller/documents" className={buttonClasses({ tone: 'outline', size: 'small' })}>
          Get the invoice
        </Link>
      )}
    </div>
  </div>
);
