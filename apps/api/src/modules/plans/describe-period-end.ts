import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import { formatCount } from '@postprocure/money/format-count';
import { formatDate } from '@postprocure/contracts/indian-date';
import type { AuditAct } from '../audit/index.ts';
import type { PeriodOutcome } from './plan-states.ts';

export interface PeriodEndNews {
  audit: AuditAct;
  notification: { key: string; title: string; body: string };
}

/** The audit entry and the notification for the end of a period. Null if the same plan was renewed. */
export function describePeriodEnd(
  outcome: PeriodOutcome,
  plan: Pick<MerchantPlan, 'name' | 'key' | 'periodStart' | 'periodEnd' | 'pausedUntil'>,
  { isPlanChange, frozen }: { isPlanChange: boolean; frozen: number },
): PeriodEndNews | null {
  const { name, periodEnd } = plan;
  const end = formatDate(new Date(periodEnd));
  if (outcome === 'ended') {
    return {
      audit: { act: 'plan.ended', target: plan.key },
      notification: {
        key: `ended:${periodEnd}`,
        title: `Your ${name} plan has ended`,
        body: 'You cancelled it. You can still view everything. To make changes or download products again, choose a plan.',
      },
    };
  }
  if (outcome === 'paused') {
    const until = formatDate(new Date(plan.pausedUntil ?? periodEnd));
    return {
      audit: { act: 'plan.paused', target: plan.key },
      notification: {
        key: `paused:${periodEnd}`,
        title: `Your ${name} plan is paused`,
        body: `You won't be charged until ${until}, when it resumes automatically. You can still view everything.${describeFrozen(frozen)}`,
      },
    };
  }
  if (outcome === 'resumed') {
    return {
      audit: { act: 'plan.resumed', target: plan.key },
      notification: {
        key: `resumed:${plan.periodStart}`,
        title: `Your ${name} plan has resumed`,
        body: `The pause is over. The new period runs until ${end}.`,
      },
    };
  }
  if (!isPlanChange) return null;
  return {
    audit: { act: 'plan.changed', target: plan.key, detail: { frozen } },
    notification: {
      key: `changed:${plan.periodStart}`,
      title: `Your plan is now ${name}`,
      body: `You asked for this change. The first period runs until ${end}.${describeFrozen(frozen)}`,
    },
  };
}

const describeFrozen = (frozen: number): string => {
  if (frozen === 0) return '';
  const products = frozen === 1 ? '1 product is' : `${formatCount(frozen)} products are`;
  return ` ${products} frozen, newest first. You keep them, but you can't sell them. To choose which products to keep active, remove others and resume these.`;
};
