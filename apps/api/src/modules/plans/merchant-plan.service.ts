import type {
  MerchantPlan,
  PendingPlanChange,
  PlanRequest,
} from '@postprocure/contracts/plans/merchant-plan';
import { planGraceDays } from '@postprocure/contracts/limits';
import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { paiseToRupees } from '@postprocure/money/paise';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '@postprocure/contracts/app-error';
import type { MerchantCaller } from '../../caller.ts';
import { recordAudit, type AuditActor } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { countSubscriptions, fitToPlan } from '../subscriptions/index.ts';
import { describeTurn } from './describe-period-end.ts';
import {
  clearPending,
  findPlan,
  findPosition,
  lockPlan,
  saveNextPlan,
  savePending,
  saveRequest,
  startPlan,
  takeDue,
  turnPeriod,
  type DuePlan,
  type PlanState,
} from './merchant-plan.repository.ts';

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

export async function readPlan(database: Executor, merchantId: string): Promise<MerchantPlan> {
  const [plan, used] = await Promise.all([
    findPlan(database, merchantId),
    countSubscriptions(database, merchantId),
  ]);
  if (!plan) throw new AppError('NOT_FOUND', 'There is no plan.');
  return describePlan(plan, used);
}

const describePlan = (plan: PlanState, used: number): MerchantPlan => ({
  key: plan.planKey,
  name: plan.planName,
  price: paiseToRupees(plan.pricePaise),
  status: plan.status,
  periodStart: plan.periodStart.toISOString(),
  periodEnd: plan.periodEnd.toISOString(),
  trialEndsAt: plan.trialEndsAt && plan.trialEndsAt.toISOString(),
  pausedUntil: plan.pausedUntil && plan.pausedUntil.toISOString(),
  requested:
    plan.requestedPlanKey && plan.requestedAt
      ? { key: plan.requestedPlanKey, name: plan.requestedPlanName ?? '', at: plan.requestedAt.toISOString() }
      : null,
  pending: listPending(plan, used),
  paymentDue: plan.dueSince && {
    since: plan.dueSince.toISOString(),
    until: endOfGrace(plan.dueSince).toISOString(),
    amount: paiseToRupees(plan.nextPricePaise),
  },
  usage: { products: { used, limit: plan.productLimit } },
});

export const endOfGrace = (dueSince: Date): Date => new Date(dueSince.getTime() + planGraceDays * 86_400_000);

function listPending(plan: PlanState, used: number): PendingPlanChange[] {
  const at = plan.periodEnd.toISOString();
  if (plan.cancelAt) return [{ kind: 'cancel', at }];
  const { nextPlanKey, nextProductLimit, pauseFrom, pauseMonths } = plan;
  const freezes = nextProductLimit === null ? 0 : Math.max(0, used - nextProductLimit);
  return [
    ...(nextPlanKey ? [{ kind: 'downgrade' as const, planKey: nextPlanKey, at, freezes }] : []),
    ...(pauseFrom && pauseMonths !== null ? [{ kind: 'pause' as const, months: pauseMonths, at }] : []),
  ];
}

/** Any act of the merchant on the plan: under lock, with its trace, and answered with the plan as it then is. */
const changePlan = (
  database: Pool,
  { merchantId, userId }: Merchant,
  client: ClientContext,
  act: string,
  work: (tx: Executor, plan: PlanState) => Promise<string | undefined>,
): Promise<MerchantPlan> =>
  withTransaction(database, async (tx) => {
    const plan = await lockPlan(tx, merchantId);
    if (!plan) throw new AppError('NOT_FOUND', 'There is no plan.');
    const target = await work(tx, plan);
    await recordAudit(tx, { userId, merchantId }, client, { act, ...(target !== undefined && { target }) });
    return readPlan(tx, merchantId);
  });

/** Recorded, and activated by our staff once it is paid for. */
export const requestPlan = (
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
  { planKey }: PlanRequest,
): Promise<MerchantPlan> =>
  changePlan(database, merchant, client, 'plan.requested', async (tx, plan) => {
    if (plan.planKey === planKey && plan.status === 'active' && plan.trialEndsAt === null) {
      throw new AppError('CONFLICT', `You are on ${plan.planName} already.`);
    }
    await saveRequest(tx, merchant.merchantId, planKey);
    return planKey;
  });

/** From the end of the period on; what is paid is used up. */
export const pausePlan = (
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
  months: number,
): Promise<MerchantPlan> =>
  changePlan(database, merchant, client, 'plan.pauseRequested', async (tx, plan) => {
    requireRunning(plan);
    await savePending(tx, merchant.merchantId, { cancel: false, pauseMonths: months });
    return String(months);
  });

export const cancelPlan = (
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
): Promise<MerchantPlan> =>
  changePlan(database, merchant, client, 'plan.cancelRequested', async (tx, plan) => {
    requireRunning(plan);
    await savePending(tx, merchant.merchantId, { cancel: true, pauseMonths: null });
    return undefined;
  });

/** Takes back a request, a downgrade, a pause or a cancellation that has not come into effect. */
export const withdrawChanges = (
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
): Promise<MerchantPlan> =>
  changePlan(database, merchant, client, 'plan.withdrawn', async (tx) => {
    await clearPending(tx, merchant.merchantId);
    return undefined;
  });

function requireRunning({ status, trialEndsAt }: PlanState): void {
  if (trialEndsAt !== null) {
    throw new AppError(
      'CONFLICT',
      'A trial ends by itself and costs nothing; there is nothing to pause or cancel.',
    );
  }
  if (status !== 'active') throw new AppError('CONFLICT', 'Your plan is not running.');
}

/**
 * For our staff: makes a plan the merchant's. A larger one, or one after a trial, a pause or an end, begins at once
 * with a period of its own; a smaller one when the running period ends.
 */
export const activatePlan = (
  database: Pool,
  actor: AuditActor,
  client: ClientContext | null,
  { merchantId, planKey }: { merchantId: string; planKey: Exclude<PlanKey, 'starter'> },
): Promise<MerchantPlan> =>
  withTransaction(database, async (tx) => {
    const plan = await lockPlan(tx, merchantId);
    if (!plan) throw new AppError('NOT_FOUND', 'There is no such merchant.');
    await makePlan(tx, merchantId, plan, planKey);
    await recordAudit(tx, { ...actor, merchantId }, client, { act: 'plan.activated', target: planKey });
    return readPlan(tx, merchantId);
  });

/** The rule of `activatePlan`, for whoever holds the plan locked already. */
export async function makePlan(
  tx: Executor,
  merchantId: string,
  plan: PlanState,
  planKey: PlanKey,
): Promise<{ isDeferred: boolean }> {
  const isRunning = plan.status === 'active' && plan.trialEndsAt === null;
  const isSmaller = (await findPosition(tx, planKey)) < plan.position;
  const isDeferred = isRunning && isSmaller;
  if (isDeferred) await saveNextPlan(tx, merchantId, planKey);
  else {
    await startPlan(tx, merchantId, planKey);
    await fitToPlan(tx, merchantId);
  }
  return { isDeferred };
}

/** Pays for the period that begins. False leaves the plan as it is. */
export type PayPeriod = (tx: Executor, due: DuePlan, now: Date) => Promise<boolean>;

/**
 * Periods that are over by now: ended, paused, resumed or begun anew, and products fitted to another plan. Each plan has
 * a transaction of its own, so that no payment waits for another merchant's.
 */
export async function turnDuePeriods(database: Pool, now: Date, payPeriod: PayPeriod): Promise<number> {
  for (let turned = 0; ; turned += 1) {
    const isTurned = await withTransaction(database, async (tx) => {
      const [due] = await takeDue(tx, now, 1);
      if (!due) return false;
      const startsPeriod = due.turn === 'renewed' || due.turn === 'resumed';
      if (!startsPeriod || (await payPeriod(tx, due, now))) await turnPlan(tx, due);
      return true;
    });
    if (!isTurned) return turned;
  }
}

async function turnPlan(tx: Executor, { merchantId, turn, changes }: DuePlan): Promise<void> {
  await turnPeriod(tx, merchantId, turn);
  // What a merchant has set aside stays aside while the plan is the same.
  const frozen = changes ? await fitToPlan(tx, merchantId) : 0;
  const news = describeTurn(turn, changes, frozen, await readPlan(tx, merchantId));
  if (!news) return;
  await recordAudit(tx, { userId: null, merchantId }, null, news.audit);
  await notify(tx, {
    kind: 'trial',
    to: { merchantId, permission: 'plan.write' },
    link: '/seller/settings/plan',
    ...news.told,
    key: `plan-turned:${merchantId}:${news.told.key}`,
  });
}
