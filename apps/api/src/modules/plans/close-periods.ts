import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { recordAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { applyProductLimit } from '../subscriptions/index.ts';
import { describePeriodEnd } from './describe-period-end.ts';
import { closePeriod, lockDuePlans, type DuePlan } from './merchant-plan.repository.ts';
import { readPlan } from './merchant-plan.service.ts';

/** Pays for the next period. If this returns false, the plan stays as it is. */
export type PayPeriod = (tx: Executor, due: DuePlan, now: Date) => Promise<boolean>;

/**
 * Ends, pauses, resumes or renews the plans whose period is over. Each plan has its own transaction, so that no
 * payment waits for another merchant's.
 */
export async function closeDuePeriods(database: Pool, now: Date, payPeriod: PayPeriod): Promise<void> {
  for (;;) {
    const isClosed = await withTransaction(database, async (tx) => {
      const [due] = await lockDuePlans(tx, now, 1);
      if (!due) return false;
      const startsPeriod = due.outcome === 'renewed' || due.outcome === 'resumed';
      if (!startsPeriod || (await payPeriod(tx, due, now))) await closeDuePeriod(tx, due);
      return true;
    });
    if (!isClosed) return;
  }
}

async function closeDuePeriod(tx: Executor, { merchantId, outcome, isPlanChange }: DuePlan): Promise<void> {
  await closePeriod(tx, merchantId, outcome);
  // A renewal of the same plan must not change which products the merchant has frozen.
  const frozen = isPlanChange ? await applyProductLimit(tx, merchantId) : 0;
  const news = describePeriodEnd(outcome, await readPlan(tx, merchantId), { isPlanChange, frozen });
  if (!news) return;
  await recordAudit(tx, { userId: null, merchantId }, null, news.audit);
  await notify(tx, {
    kind: 'trial',
    to: { merchantId, permission: 'plan.write' },
    link: '/seller/settings/plan',
    ...news.notification,
    key: `plan-turned:${merchantId}:${news.notification.key}`,
  });
}
