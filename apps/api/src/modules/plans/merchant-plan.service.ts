import { planGraceDays } from '@postprocure/contracts/limits';
import type { merchantPlanEndpoints } from '@postprocure/contracts/plans/endpoints';
import type {
  MerchantPlan,
  PendingPlanChange,
  PlanRequest,
} from '@postprocure/contracts/plans/merchant-plan';
import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { paiseToRupees } from '@postprocure/money/paise';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '@postprocure/contracts/app-error';
import type { MerchantCaller } from '../../caller.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import { applyProductLimit, countSubscriptions } from '../subscriptions/index.ts';
import {
  clearPending,
  findPlan,
  findPosition,
  lockPlan,
  saveNextPlan,
  savePending,
  saveRequest,
  startPlan,
  type PlanState,
} from './merchant-plan.repository.ts';

export const createMerchantPlanHandlers = ({
  database,
}: {
  database: Pool;
}): Handlers<typeof merchantPlanEndpoints> => ({
  'GET /api/seller/plan': ({ merchant }) => readPlan(database, merchant.merchantId),

  'POST /api/seller/plan/request': ({ merchant, client, body }) =>
    requestPlan(database, merchant, client, body),

  'POST /api/seller/plan/pause': ({ merchant, client, body }) =>
    pausePlan(database, merchant, client, body.months),

  'POST /api/seller/plan/cancel': ({ merchant, client }) => cancelPlan(database, merchant, client),

  'POST /api/seller/plan/withdraw': ({ merchant, client }) => withdrawChanges(database, merchant, client),
});

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

export async function readPlan(database: Executor, merchantId: string): Promise<MerchantPlan> {
  const [plan, used] = await Promise.all([
    findPlan(database, merchantId),
    countSubscriptions(database, merchantId),
  ]);
  if (!plan) throw new AppError('NOT_FOUND', 'This account has no plan.');
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

/** Changes the plan under a lock, records who did it, and returns the updated plan. */
const changePlan = (
  database: Pool,
  { merchantId, userId }: Merchant,
  client: ClientContext,
  act: string,
  work: (tx: Executor, plan: PlanState) => Promise<string | undefined>,
): Promise<MerchantPlan> =>
  withTransaction(database, async (tx) => {
    const plan = await requirePlan(tx, merchantId);
    const target = await work(tx, plan);
    await recordAudit(tx, { userId, merchantId }, client, { act, ...(target !== undefined && { target }) });
    return readPlan(tx, merchantId);
  });

async function requirePlan(tx: Executor, merchantId: string): Promise<PlanState> {
  const plan = await lockPlan(tx, merchantId);
  if (!plan) throw new AppError('NOT_FOUND', 'This account has no plan.');
  return plan;
}

/** Stores the request. Our staff activate the plan once it is paid for. */
const requestPlan = (
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
  { planKey }: PlanRequest,
): Promise<MerchantPlan> =>
  changePlan(database, merchant, client, 'plan.requested', async (tx, plan) => {
    if (plan.planKey === planKey && isRunning(plan)) {
      throw new AppError('CONFLICT', `You are already on the ${plan.planName} plan.`);
    }
    await saveRequest(tx, merchant.merchantId, planKey);
    return planKey;
  });

/** The pause takes effect at the end of the current period, which is already paid for. */
const pausePlan = (
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

const cancelPlan = (database: Pool, merchant: Merchant, client: ClientContext): Promise<MerchantPlan> =>
  changePlan(database, merchant, client, 'plan.cancelRequested', async (tx, plan) => {
    requireRunning(plan);
    await savePending(tx, merchant.merchantId, { cancel: true, pauseMonths: null });
    return undefined;
  });

/** Withdraws a request, downgrade, pause or cancellation that has not taken effect yet. */
const withdrawChanges = (database: Pool, merchant: Merchant, client: ClientContext): Promise<MerchantPlan> =>
  changePlan(database, merchant, client, 'plan.withdrawn', async (tx) => {
    await clearPending(tx, merchant.merchantId);
    return undefined;
  });

export const isRunning = ({ status, trialEndsAt }: PlanState): boolean =>
  status === 'active' && trialEndsAt === null;

function requireRunning(plan: PlanState): void {
  if (plan.trialEndsAt !== null) {
    throw new AppError(
      'CONFLICT',
      'Your free trial ends automatically and costs nothing, so there is nothing to pause or cancel.',
    );
  }
  if (!isRunning(plan)) throw new AppError('CONFLICT', 'Your plan is not active.');
}

/**
 * Switches a merchant to another plan within the caller's transaction. A plan smaller than the current one starts at
 * the end of the period that is paid for. Every other plan starts now, with a new period.
 */
export async function switchPlan(
  tx: Executor,
  merchantId: string,
  planKey: Exclude<PlanKey, 'starter'>,
): Promise<{ startsAt: Date | null }> {
  const plan = await requirePlan(tx, merchantId);
  if (isRunning(plan) && (await findPosition(tx, planKey)) < plan.position) {
    await saveNextPlan(tx, merchantId, planKey);
    return { startsAt: plan.periodEnd };
  }
  await startPlan(tx, merchantId, planKey);
  await applyProductLimit(tx, merchantId);
  return { startsAt: null };
}
