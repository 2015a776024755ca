import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { PlanStatus } from '@postprocure/contracts/accounts/session';
import type { Executor } from '@postprocure/db/pool';
import { planStates, statusAfter, type PeriodOutcome } from './plan-states.ts';

export interface PlanState {
  planKey: PlanKey;
  planName: string;
  position: number;
  pricePaise: number;
  status: PlanStatus;
  periodStart: Date;
  periodEnd: Date;
  trialEndsAt: Date | null;
  pausedUntil: Date | null;
  cancelAt: Date | null;
  pauseFrom: Date | null;
  pauseMonths: number | null;
  nextPlanKey: PlanKey | null;
  requestedPlanKey: PlanKey | null;
  requestedPlanName: string | null;
  requestedAt: Date | null;
  /** When the unpaid fee for the next period became due. */
  dueSince: Date | null;
  nextPricePaise: number;
  productLimit: number | null;
  nextProductLimit: number | null;
}

const stateText = `
  select m.plan_key as "planKey", p.name as "planName", p.position, p.price_paise as "pricePaise",
    case when m.status = 'active' and m.trial_ends_at <= now() then 'read_only' else m.status end as status,
    m.period_start as "periodStart", m.period_end as "periodEnd", m.trial_ends_at as "trialEndsAt",
    m.paused_until as "pausedUntil", m.cancel_at as "cancelAt", m.pause_from as "pauseFrom",
    m.pause_months as "pauseMonths", m.next_plan_key as "nextPlanKey",
    m.requested_plan_key as "requestedPlanKey", m.requested_at as "requestedAt", m.due_since as "dueSince",
    coalesce((select price_paise from plans where key = m.next_plan_key), p.price_paise) as "nextPricePaise",
    (select name from plans where key = m.requested_plan_key) as "requestedPlanName",
    (select quantity from plan_entitlements
     where plan_key = m.plan_key and entitlement_key = 'products.max') as "productLimit",
    (select quantity from plan_entitlements
     where plan_key = m.next_plan_key and entitlement_key = 'products.max') as "nextProductLimit"
  from merchant_plans as m join plans as p on p.key = m.plan_key
  where m.merchant_id = $1`;

export async function findPlan(executor: Executor, merchantId: string): Promise<PlanState | null> {
  const { rows } = await executor.query<PlanState>(stateText, [merchantId]);
  return rows[0] ?? null;
}

/**
 * Locks the plan until the transaction ends. Meanwhile, no other transaction can change it or subscribe to products
 * under its limit.
 */
export async function lockPlan(tx: Executor, merchantId: string): Promise<PlanState | null> {
  // Locks first and reads afterwards. A single statement that had to wait for another transaction would join the
  // updated row to its previous plan, and find nothing.
  await tx.query('select from merchant_plans where merchant_id = $1 for no key update', [merchantId]);
  return findPlan(tx, merchantId);
}

export async function findPosition(executor: Executor, planKey: PlanKey): Promise<number> {
  const { rows } = await executor.query<{ position: number }>('select position from plans where key = $1', [
    planKey,
  ]);
  return rows[0]?.position ?? 0;
}

export async function saveRequest(tx: Executor, merchantId: string, planKey: PlanKey): Promise<void> {
  await tx.query(
    `update merchant_plans set requested_plan_key = $2, requested_at = now(), updated_at = now()
     where merchant_id = $1`,
    [merchantId, planKey],
  );
}

export async function savePending(
  tx: Executor,
  merchantId: string,
  pending: { cancel: boolean; pauseMonths: number | null },
): Promise<void> {
  await tx.query(
    `update merchant_plans set cancel_at = case when $2::boolean then period_end end, pause_months = $3::smallint,
       pause_from = case when $3::smallint is not null then period_end end, updated_at = now()
     where merchant_id = $1`,
    [merchantId, pending.cancel, pending.pauseMonths],
  );
}

export async function clearPending(tx: Executor, merchantId: string): Promise<void> {
  await tx.query(
    `update merchant_plans set cancel_at = null, pause_from = null, pause_months = null, next_plan_key = null,
       requested_plan_key = null, requested_at = null, updated_at = now()
     where merchant_id = $1`,
    [merchantId],
  );
}

export async function clearRequest(tx: Executor, merchantId: string): Promise<void> {
  await tx.query(
    `update merchant_plans set requested_plan_key = null, requested_at = null, updated_at = now()
     where merchant_id = $1`,
    [merchantId],
  );
}

/** The only statement that changes the status of a plan. `assignments` are the columns that change with it. */
async function changeStatus(
  tx: Executor,
  merchantId: string,
  to: PlanStatus,
  assignments: string,
  values: readonly unknown[] = [],
): Promise<void> {
  await tx.query(
    `update merchant_plans set status = $2, due_since = null, charge_after = null, ${assignments}, updated_at = now()
     where merchant_id = $1 and status = any ($3::text[])`,
    [merchantId, to, planStates.sourcesOf(to), ...values],
  );
}

/** Starts a paid plan now, with a new period. */
export const startPlan = (tx: Executor, merchantId: string, planKey: PlanKey): Promise<void> =>
  changeStatus(
    tx,
    merchantId,
    'active',
    `plan_key = $4, anchored_at = now(), period_start = now(), period_end = month_after(now(), 1),
     trial_ends_at = null, paused_until = null, cancel_at = null, pause_from = null, pause_months = null,
     next_plan_key = null, requested_plan_key = null, requested_at = null`,
    [planKey],
  );

/** Schedules a smaller plan for the end of the current period. */
export async function saveNextPlan(tx: Executor, merchantId: string, planKey: PlanKey): Promise<void> {
  await tx.query(
    `update merchant_plans set next_plan_key = $2, requested_plan_key = null, requested_at = null, updated_at = now()
     where merchant_id = $1`,
    [merchantId, planKey],
  );
}

export interface DuePlan {
  merchantId: string;
  outcome: PeriodOutcome;
  /** Whether the next period has a different plan. */
  isPlanChange: boolean;
}

/** Locks the plans whose period or pause is over, oldest first, and skips those that another worker has locked. */
export async function lockDuePlans(tx: Executor, now: Date, limit: number): Promise<DuePlan[]> {
  const { rows } = await tx.query<DuePlan>(
    `select merchant_id as "merchantId", cancel_at is null and next_plan_key is not null as "isPlanChange",
       case when status = 'paused' then 'resumed' when cancel_at is not null then 'ended'
            when pause_from is not null then 'paused' else 'renewed' end as outcome
     from merchant_plans
     where ((status = 'active' and trial_ends_at is null and period_end <= $1)
        or (status = 'paused' and paused_until <= $1))
       and (charge_after is null or charge_after <= $1)
     order by period_end limit $2 for no key update skip locked`,
    [now, limit],
  );
  return rows;
}

/** Starts the next period. A plan that ends or is paused keeps the dates of its last period. */
export const closePeriod = (tx: Executor, merchantId: string, outcome: PeriodOutcome): Promise<void> =>
  changeStatus(
    tx,
    merchantId,
    statusAfter[outcome],
    `plan_key = case when $4 = 'ended' then plan_key else coalesce(next_plan_key, plan_key) end,
     next_plan_key = null, cancel_at = null, pause_from = null, pause_months = null,
     paused_until = case when $4 = 'paused' then month_after(pause_from, pause_months) end,
     anchored_at = case when $4 = 'resumed' then paused_until else anchored_at end,
     period_start = case $4 when 'resumed' then paused_until when 'renewed' then period_end else period_start end,
     period_end = case $4 when 'resumed' then month_after(paused_until, 1)
                          when 'renewed' then next_period_end(anchored_at, period_end) else period_end end`,
    [outcome],
  );

/** Ends the plan immediately and cancels scheduled changes. For merchants who close their account or have not paid. */
export async function endPlan(tx: Executor, merchantId: string): Promise<void> {
  await clearPending(tx, merchantId);
  await changeStatus(tx, merchantId, 'cancelled', 'paused_until = null');
}

/** Records that the fee for the next period could not be paid, and when to try again. */
export async function saveUnpaid(
  tx: Executor,
  merchantId: string,
  { dueSince, chargeAfter }: { dueSince: Date; chargeAfter: Date },
): Promise<void> {
  await tx.query(
    'update merchant_plans set due_since = $2, charge_after = $3, updated_at = now() where merchant_id = $1',
    [merchantId, dueSince, chargeAfter],
  );
}

/** Allows a fee that is due to be charged immediately. Returns false if none is due. */
export async function clearChargeDelay(tx: Executor, merchantId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update merchant_plans set charge_after = null where merchant_id = $1 and due_since is not null',
    [merchantId],
  );
  return rowCount === 1;
}

export async function hasPaymentDue(executor: Executor, merchantId: string): Promise<boolean> {
  const { rowCount } = await executor.query(
    'select from merchant_plans where merchant_id = $1 and due_since is not null',
    [merchantId],
  );
  return rowCount === 1;
}

export interface ComingRenewal {
  merchantId: string;
  periodEnd: Date;
  planName: string;
  pricePaise: number;
  availablePaise: number;
}

/** Plans that renew within `withinDays` days, with the wallet's available balance. */
export async function listComingRenewals(
  executor: Executor,
  now: Date,
  withinDays: number,
): Promise<ComingRenewal[]> {
  const { rows } = await executor.query<ComingRenewal>(
    `select m.merchant_id as "merchantId", m.period_end as "periodEnd", p.name as "planName",
       p.price_paise as "pricePaise", w.available_paise as "availablePaise"
     from merchant_plans m join plans p on p.key = coalesce(m.next_plan_key, m.plan_key)
     join wallets w on w.merchant_id = m.merchant_id
     join merchants on merchants.id = m.merchant_id and merchants.status = 'active'
     where m.status = 'active' and m.trial_ends_at is null and m.cancel_at is null and m.pause_from is null
       and m.period_end > $1 and m.period_end <= $1 + $2 * interval '1 day'
     order by m.period_end, m.merchant_id`,
    [now, withinDays],
  );
  return rows;
}
