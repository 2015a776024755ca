import type { MerchantPlan, PendingPlanChange } from '@postprocure/contracts/plans/merchant-plan';
import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { formatCount } from '@postprocure/money/format-count';
import { formatDate } from '@postprocure/contracts/indian-date';
import { describeRequest } from './describe-request.ts';

interface PlanNewsProps {
  plan: MerchantPlan;
  comparison: PlanComparison;
  disabled: boolean;
  /** null for users who cannot change the plan. */
  onWithdraw: (() => void) | null;
}

/** Requested and scheduled changes, with a button to withdraw them. */
export function PlanNews({ plan, comparison, disabled, onWithdraw }: PlanNewsProps) {
  const nameOf = (key: string): string => comparison.plans.find((one) => one.key === key)?.name ?? key;
  const news = [
    ...describeRequest(plan, comparison),
    ...plan.pending.map((change) => describeChange(change, nameOf)),
    ...(plan.pausedUntil
      ? [
          `Your plan is paused until ${formatDate(plan.pausedUntil)} and then resumes automatically. To resume earlier, choose the plan again below.`,
        ]
      : []),
  ];
  if (news.length === 0) return null;
  return (
    <StatusMessage>
      <div className="grid justify-items-start gap-3">
        {news.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {onWithdraw && (plan.requested !== null || plan.pending.length > 0) && (
          <Button tone="outline" size="small" inactive={disabled} onClick={onWithdraw}>
            Withdraw change
          </Button>
        )}
      </div>
    </StatusMessage>
  );
}

function describeChange(change: PendingPlanChange, nameOf: (key: string) => string): string {
  const at = formatDate(change.at);
  if (change.kind === 'cancel') return `Your plan ends on ${at}.`;
  if (change.kind === 'pause') {
    return `Your plan will be paused on ${at} for ${change.months === 1 ? '1 month' : `${change.months} months`}.`;
  }
  const freezes =
    change.freezes === 0
      ? ''
      : ` ${formatCount(change.freezes)} of your products will then be frozen: you keep them, but you can't sell them.`;
  return `Your ${nameOf(change.planKey)} plan starts on ${at}.${freezes}`;
}
