import type { MerchantPlan, PendingPlanChange } from '@postprocure/contracts/plans/merchant-plan';
import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { formatCount } from '@postprocure/money/format-count';
import { formatDay } from '../format-moment.ts';
import { describeRequest } from './describe-request.ts';

interface PlanNewsProps {
  plan: MerchantPlan;
  comparison: PlanComparison;
  disabled: boolean;
  /** Null for those who may only look. */
  onWithdraw: (() => void) | null;
}

/** What was asked for and what will happen, with the way to take it back. */
export function PlanNews({ plan, comparison, disabled, onWithdraw }: PlanNewsProps) {
  const nameOf = (key: string): string => comparison.plans.find((one) => one.key === key)?.name ?? key;
  const news = [
    ...describeRequest(plan, comparison),
    ...plan.pending.map((change) => describeChange(change, nameOf)),
    ...(plan.pausedUntil
      ? [
          `The plan is paused until ${formatDay(plan.pausedUntil)} and then goes on by itself. To go on earlier, choose it below.`,
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
            Withdraw it
          </Button>
        )}
      </div>
    </StatusMessage>
  );
}

function describeChange(change: PendingPlanChange, nameOf: (key: string) => string): string {
  const at = formatDay(change.at);
  if (change.kind === 'cancel') return `The plan ends on ${at}.`;
  if (change.kind === 'pause') {
    return `The plan is paused from ${at} for ${change.months === 1 ? '1 month' : `${change.months} months`}.`;
  }
  const freezes =
    change.freezes === 0
      ? ''
      : ` ${formatCount(change.freezes)} of your products will then be frozen: kept and visible, but not sold.`;
  return `${nameOf(change.planKey)} begins on ${at}.${freezes}`;
}
