import type { Executor, Pool } from '@postprocure/db/pool';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import type { RefundBlocker } from '@postprocure/contracts/wallet/wallet';
import { formatDate } from '@postprocure/contracts/indian-date';
import { recordAudit } from '../audit/index.ts';
import type { DocumentIssuer } from '../documents/index.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import { notify } from '../notifications/index.ts';
import {
  clearChargeDelay,
  closeDuePeriods,
  endOfGrace,
  endPlan,
  findPlanOffer,
  hasPaymentDue,
  listComingRenewals,
  lockPlan,
  saveUnpaid,
  type PayPeriod,
  type PlanOffer,
  type PlanState,
} from '../plans/index.ts';
import { chargePlan } from './charge-plan.ts';

const planPage = '/seller/settings/plan';
const walletPage = '/seller/wallet';
const retryMs = 6 * 60 * 60_000;

/**
 * Pays for the next period of a plan from the wallet. If the balance is too low, the plan stays active for a grace
 * period, during which the charge is retried, and then ends. A trial is never renewed, so it is never charged.
 */
export const createPayPeriod =
  (issuer: DocumentIssuer): PayPeriod =>
  async (tx, { merchantId, outcome }, now) => {
    const plan = await lockPlan(tx, merchantId);
    if (!plan) return false;
    const offer = await findPlanOffer(tx, plan.nextPlanKey ?? plan.planKey);
    const begins = outcome === 'resumed' ? (plan.pausedUntil ?? now) : plan.periodEnd;
    const source = `renewal:${merchantId}:${begins.toISOString()}`;
    if (await chargePlan(tx, issuer, { merchantId, offer, source, actorId: null })) {
      await recordAudit(tx, { userId: null, merchantId }, null, {
        act: 'plan.renewed',
        target: offer.key,
        detail: { pricePaise: offer.pricePaise },
      });
      return true;
    }
    const dueSince = plan.dueSince ?? now;
    const until = endOfGrace(dueSince);
    if (until <= now) await endUnpaid(tx, merchantId, plan);
    else {
      const chargeAfter = new Date(Math.min(now.getTime() + retryMs, until.getTime()));
      await saveUnpaid(tx, merchantId, { dueSince, chargeAfter });
      if (plan.dueSince === null) await tellUnpaid(tx, merchantId, offer, begins, until);
    }
    await notifyMerchant(tx, merchantId, 'plan');
    return false;
  };

async function endUnpaid(tx: Executor, merchantId: string, plan: PlanState): Promise<void> {
  await endPlan(tx, merchantId);
  await recordAudit(tx, { userId: null, merchantId }, null, {
    act: 'plan.endedUnpaid',
    target: plan.planKey,
  });
  await notify(tx, {
    kind: 'money',
    to: { merchantId, permission: 'plan.write' },
    key: `plan-ended-unpaid:${merchantId}:${plan.periodEnd.toISOString()}`,
    title: `Your ${plan.planName} plan has ended`,
    body: 'Your wallet balance was too low for the fee. You can still see everything. To make changes again, choose a plan.',
    link: planPage,
  });
}

const tellUnpaid = (
  tx: Executor,
  merchantId: string,
  offer: PlanOffer,
  begins: Date,
  until: Date,
): Promise<unknown> =>
  notify(tx, {
    kind: 'money',
    to: { merchantId, permission: 'plan.write' },
    key: `plan-unpaid:${merchantId}:${begins.toISOString()}`,
    title: `We couldn't renew your ${offer.name} plan`,
    body: `Your wallet balance is less than the ${formatPaise(offer.pricePaise)} fee. Add money before ${formatDate(until)} to keep your plan.`,
    link: walletPage,
  });

/** Charges a fee that is due, now that money has arrived. */
export async function chargeDuePlan(
  database: Pool,
  issuer: DocumentIssuer,
  merchantId: string,
  now: Date,
): Promise<void> {
  if (!(await clearChargeDelay(database, merchantId))) return;
  await closeDuePeriods(database, now, createPayPeriod(issuer));
}

const reminderDays = [1, 3, 7];
const earliestReminderDays = 7;
const dayMs = 86_400_000;

/**
 * Reminds merchants of a renewal seven days, three days and one day before it, and warns them if their balance is too
 * low.
 */
export async function remindOfRenewals(executor: Executor, now: Date): Promise<void> {
  for (const renewal of await listComingRenewals(executor, now, earliestReminderDays)) {
    const { merchantId, periodEnd, planName, pricePaise, availablePaise } = renewal;
    const daysLeft = Math.ceil((periodEnd.getTime() - now.getTime()) / dayMs);
    const milestone = reminderDays.find((days) => daysLeft <= days);
    if (milestone === undefined) continue;
    const missing = pricePaise - availablePaise;
    const day = formatDate(periodEnd);
    await notify(executor, {
      kind: 'money',
      to: { merchantId, permission: 'plan.write' },
      key: `renewal:${merchantId}:${periodEnd.toISOString()}:${milestone}`,
      title:
        missing > 0
          ? `Add ${formatPaise(missing)} to renew your ${planName} plan`
          : `Your ${planName} plan renews on ${day}`,
      body:
        missing > 0
          ? `${formatPaise(pricePaise)} is due on ${day}, but your wallet has only ${formatPaise(availablePaise)}. You can change or cancel the plan before then.`
          : `${formatPaise(pricePaise)} will be paid from your wallet. You can change or cancel the plan before then.`,
      link: missing > 0 ? walletPage : planPage,
    });
  }
}

const formatPaise = (paise: number): string => formatRupees(paiseToRupees(paise));

/** A balance is not refunded while a plan fee is due. */
export const findPlanBlockers = async (executor: Executor, merchantId: string): Promise<RefundBlocker[]> =>
  (await hasPaymentDue(executor, merchantId)) ? ['PLAN_DUE'] : [];
