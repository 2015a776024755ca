import { AppError } from '@postprocure/contracts/app-error';
import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { recordAudit } from '../audit/index.ts';
import type { DocumentIssuer } from '../documents/index.ts';
import { findJournal } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import type { TopUpRecord } from '../payments/index.ts';
import { findPlanOffer, isRunning, lockPlan, switchPlan, type PlanOffer } from '../plans/index.ts';
import { chargePlan, describeCharge } from './charge-plan.ts';

export type PurchaseResult = 'bought' | 'scheduled' | 'repeated' | 'alreadyActive' | 'insufficientBalance';

export type PaidPlanKey = Exclude<PlanKey, 'starter'>;

interface Purchase {
  merchantId: string;
  planKey: PaidPlanKey;
  source: string;
  actorId: string | null;
}

/**
 * Pays for a plan from the wallet and starts it now. A plan smaller than the current one is scheduled instead, and
 * paid for when the current period ends. Idempotent: each source buys at most once.
 */
export async function purchasePlan(
  tx: Executor,
  issuer: DocumentIssuer,
  { merchantId, planKey, source, actorId }: Purchase,
): Promise<PurchaseResult> {
  const plan = await lockPlan(tx, merchantId);
  if (!plan) throw new AppError('NOT_FOUND', 'Plan not found.');
  const offer = await findPlanOffer(tx, planKey);
  const earlier = await findJournal(tx, 'PLAN_CHARGE', source);
  if (earlier) {
    if (earlier.description === describeCharge(offer)) return 'repeated';
    throw new AppError('CONFLICT', 'This Idempotency-Key has already been used for another plan.');
  }
  if (isRunning(plan) && plan.planKey === planKey && plan.dueSince === null) return 'alreadyActive';
  const isScheduled = isRunning(plan) && offer.position < plan.position;
  if (!isScheduled && !(await chargePlan(tx, issuer, { merchantId, offer, source, actorId }))) {
    return 'insufficientBalance';
  }
  await switchPlan(tx, merchantId, planKey);
  await recordAudit(tx, { userId: actorId, merchantId }, null, {
    act: isScheduled ? 'plan.downgradeScheduled' : 'plan.purchased',
    target: planKey,
    ...(!isScheduled && { detail: { pricePaise: offer.pricePaise } }),
  });
  return isScheduled ? 'scheduled' : 'bought';
}

/** Buys the plan that a top-up was made for. If it cannot be bought, the money stays in the wallet. */
export async function purchaseWithTopUp(
  tx: Executor,
  issuer: DocumentIssuer,
  { id, merchantId, planKey, createdBy }: TopUpRecord,
): Promise<void> {
  if (planKey === null || planKey === 'starter') return;
  const source = `top-up:${id}`;
  const result = await purchasePlan(tx, issuer, { merchantId, planKey, source, actorId: createdBy });
  if (result !== 'insufficientBalance') return;
  const offer = await findPlanOffer(tx, planKey);
  await notify(tx, {
    kind: 'money',
    to: { merchantId, permission: 'plan.write' },
    key: `plan-not-bought:${id}`,
    title: `Your wallet balance is too low for the ${offer.name} plan`,
    body: `Your payment has arrived, but the plan costs ${formatPrice(offer)}. Add money and choose the plan again.`,
    link: '/seller/settings/plan',
  });
}

const formatPrice = ({ pricePaise }: PlanOffer): string => formatRupees(paiseToRupees(pricePaise));
