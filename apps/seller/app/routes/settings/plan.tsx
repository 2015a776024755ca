import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/plan';
import { api } from '../../api.ts';
import { useMutation } from '../../forms/use-mutation.ts';
import { formatDate } from '@postprocure/contracts/indian-date';
import { useLiveUpdate } from '../../live/live-updates.ts';
import { loadPart } from '../../load-part.ts';
import { DemoNotice } from '../../money/demo-notice.tsx';
import { pageTitle } from '../../page-title.ts';
import { PlanChoice } from '../../plan/plan-choice.tsx';
import { PlanEnd } from '../../plan/plan-end.tsx';
import { PlanNews } from '../../plan/plan-news.tsx';
import { RenewalLine } from '../../plan/renewal-line.tsx';
import { useCan, useMerchant } from '../../session/session-context.ts';
import { describePlan } from '../../shell/plan-chip.tsx';
import { SettingsCard } from '../../shell/settings-card.tsx';
import { UsageMeter } from '../../subscriptions/usage-meter.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'plan.read' };

export async function clientLoader() {
  const [plan, comparison, wallet, dashboard] = await Promise.all([
    api('GET /api/seller/plan'),
    api('GET /api/plans'),
    api('GET /api/seller/wallet'),
    loadPart(api('GET /api/seller/dashboard')),
  ]);
  return { plan, comparison, wallet, usage: 'data' in dashboard ? dashboard.data.usage : [] };
}

export default function PlanSettings({
  loaderData: { plan, comparison, wallet, usage },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  // Focusing the message also scrolls to it: on a phone, it is far above the plans.
  const news = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useMutation(() => void revalidate().then(() => news.current?.focus()));
  useLiveUpdate('plan', () => void revalidate());
  const [isWithdrawn, setWithdrawn] = useState(false);
  const change = async (work: () => Promise<unknown>, withdraws = false) => {
    setWithdrawn(false);
    if (await mutate(work)) setWithdrawn(withdraws);
  };
  const canChange = useCan('plan.write');
  const { plan: sessionPlan } = useMerchant();
  const isRunning = plan.status === 'active' && plan.trialEndsAt === null && plan.pending.length === 0;
  return (
    <div className="grid gap-6">
      <title>{pageTitle('Plan')}</title>
      {wallet.isDemo && <DemoNotice />}
      <SettingsCard title={describePlan(sessionPlan)}>
        <div className="grid gap-5">
          {error && <StatusMessage tone="error">{error}</StatusMessage>}
          <div ref={news} tabIndex={-1} className="scroll-mt-40 outline-none empty:hidden">
            {isWithdrawn && (
              <StatusMessage tone="success">
                Your request has been withdrawn. Your plan stays the same.
              </StatusMessage>
            )}
            <PlanNews
              plan={plan}
              comparison={comparison}
              disabled={isPending}
              onWithdraw={
                canChange ? () => void change(() => api('POST /api/seller/plan/withdraw'), true) : null
              }
            />
          </div>
          <p className="text-sm">{describePeriod(plan)}</p>
          <RenewalLine plan={plan} available={wallet.available} />
          {usage.map(({ key, used, limit }) => (
            <UsageMeter key={key} planName={plan.name} used={used} limit={limit} unit={key} />
          ))}
          {canChange && isRunning && (
            <PlanEnd
              plan={plan}
              disabled={isPending}
              onPause={(months) =>
                void change(() => api('POST /api/seller/plan/pause', { body: { months } }))
              }
              onCancel={() => void change(() => api('POST /api/seller/plan/cancel'))}
            />
          )}
        </div>
      </SettingsCard>
      <SettingsCard
        title="Compare plans"
        hint="A larger plan starts a new period as soon as it is paid for. A smaller plan starts when your current period ends. Products above its limit are then frozen, newest first, but you don't lose them."
      >
        <PlanChoice plan={plan} comparison={comparison} canChoose={canChange} />
      </SettingsCard>
    </div>
  );
}

function describePeriod({ status, trialEndsAt, periodStart, periodEnd }: MerchantPlan): string {
  if (trialEndsAt) {
    return status === 'read_only'
      ? `Your free trial ended on ${formatDate(trialEndsAt)}. You were not charged.`
      : `Your free trial lasts until ${formatDate(trialEndsAt)}. You won't be charged.`;
  }
  return `Your ${status === 'active' ? 'current period runs' : 'last period ran'} from ${formatDate(periodStart)} to ${formatDate(periodEnd)}.`;
}
