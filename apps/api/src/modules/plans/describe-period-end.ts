import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import { formatDay } from '../../format-day.ts';
import type { AuditAct } from '../audit/index.ts';
import type { PlanTurn } from './merchant-plan.repository.ts';

export interface TurnNews {
  audit: AuditAct;
  told: { key: string; title: string; body: string };
}

/** What those who decide on the plan are told when a period is over. The next period of the same plan is no news. */
export function describeTurn(
  turn: PlanTurn,
  changes: boolean,
  frozen: number,
  plan: Pick<MerchantPlan, 'name' | 'key' | 'periodStart' | 'periodEnd' | 'pausedUntil'>,
): TurnNews | null {
  const { name, periodEnd } = plan;
  const end = formatDay(new Date(periodEnd));
  if (turn === 'ended') {
    return {
      audit: { act: 'plan.ended', target: plan.key },
      told: {
        key: `ended:${periodEnd}`,
        title: `Your plan ${name} has ended`,
        body: 'As you asked. You can still see everything; choose a plan to change or download it again.',
      },
    };
  }
  if (turn === 'paused') {
    const until = formatDay(new Date(plan.pausedUntil ?? periodEnd));
    return {
      audit: { act: 'plan.paused', target: plan.key },
      told: {
        key: `paused:${periodEnd}`,
        title: `Your plan ${name} is paused`,
        body: `As you asked. No fee is due until ${until}, when it goes on by itself. You can still see everything.${tellFrozen(frozen)}`,
      },
    };
  }
  if (turn === 'resumed') {
    return {
      audit: { act: 'plan.resumed', target: plan.key },
      told: {
        key: `resumed:${plan.periodStart}`,
        title: `Your plan ${name} goes on`,
        body: `The pause is over. The new period runs until ${end}.`,
      },
    };
  }
  if (!changes) return null;
  return {
    audit: { act: 'plan.changed', target: plan.key, detail: { frozen } },
    told: {
      key: `changed:${plan.periodStart}`,
      title: `Your plan is now ${name}`,
      body: `As you asked. Its first period runs until ${end}.${tellFrozen(frozen)}`,
    },
  };
}

const tellFrozen = (frozen: number): string => {
  if (frozen === 0) return '';
  const products = frozen === 1 ? '1 product is' : `${frozen.toLocaleString('en-IN')} products are`;
  return ` ${products} frozen, the newest first: kept and visible, but not sold. To choose for yourself, remove others and resume these.`;
};
