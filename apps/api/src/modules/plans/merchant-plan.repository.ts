import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { PlanStatus } from '@postprocure/contracts/accounts/session';
import type { Executor } from '@postprocure/db/pool';

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
  /** Since when the fee of the next period is unpaid. */
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

/** Nobody else changes the plan, or takes a place of it, until the transaction ends. */
export async function lockPlan(tx: Executor, merchantId: string): Promise<PlanState | null> {
  // Locked on its own and read afterwards: whoever waited for a change of plan would find that the row they waited
  // for no longer joins the plan it joined before.
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

/** A paid plan from this moment, with a period of its own. */
export async function startPlan(tx: Executor, merchantId: string, planKey: PlanKey): Promise<void> {
  await tx.query(
    `update merchant_plans set plan_key = $2, status = 'active', anchored_at = now(), period_start = now(),
       period_end = month_after(now(), 1), trial_ends_at = null, paused_until = null, cancel_at = null,
       pause_from = null, pause_months = null, next_plan_key = null, requested_plan_key = null, requested_at = null,
       due_since = null, charge_after = null, updated_at = now()
     where merchant_id = $1`,
    [merchantId, planKey],
  );
}

/** A smaller plan from the end of the running period on. */
export async function saveNextPlan(tx: Executor, merchantId: string, planKey: PlanKey): Promise<void> {
  await tx.query(
    `update merchant_plans set next_plan_key = $2, requested_plan_key = null, requested_at = null, updated_at = now()
     where merchant_id = $1`,
    [merchantId, planKey],
  );
}

/** What becomes of a plan when its period is over; `renewed` is the usual. */
export type PlanTurn = 'ended' | 'paused' | 'resumed' | 'renewed';

export interface DuePlan {
  merchantId: string;
  turn: PlanTurn;
  /** Another plan begins with the next period. */
  changes: boolean;
}

/** Merchants whose plan has something to do by now, oldest first; locked, those at work elsewhere left out. */
export async function takeDue(tx: Executor, now: Date, limit: number): Promise<DuePlan[]> {
  const { rows } = await tx.query<DuePlan>(
    `select merchant_id as "merchantId", cancel_at is null and next_plan_key is not null as changes,
       case when status = 'paused' then 'resumed' when cancel_at is not null then 'ended'
            when pause_from is not null then 'paused' else 'renewed' end as turn
     from merchant_plans
     where ((status = 'active' and trial_ends_at is null and period_end <= $1)
        or (status = 'paused' and paused_until <= $1))
       and (charge_after is null or charge_after <= $1)
     order by period_end limit $2 for no key update skip locked`,
    [now, limit],
  );
  return rows;
}

/** What is over stays as the period it was; a new one begins where the plan goes on. */
export async function turnPeriod(tx: Executor, merchantId: string, turn: PlanTurn): Promise<void> {
  await tx.query(
    `update merchant_plans set
       status = case $2 when 'ended' then 'cancelled' when 'paused' then 'paused' else 'active' end,
       plan_key = case when $2 = 'ended' then plan_key else coalesce(next_plan_key, plan_key) end,
       next_plan_key = null, cancel_at = null, pause_from = null, pause_months = null,
       paused_until = case when $2 = 'paused' then month_after(pause_from, pause_months) end,
       anchored_at = case when $2 = 'resumed' then paused_until else anchored_at end,
       period_start = case $2 when 'resumed' then paused_until when 'renewed' then period_end else period_start end,
       period_end = case $2 when 'resumed' then month_after(paused_until, 1)
                            when 'renewed' then next_period_end(anchored_at, period_end) else period_end end,
       due_since = null, charge_after = null, updated_at = now()
     where merchant_id = $1`,
    [merchantId, turn],
  );
}

/** The fee of the next period could not be paid: to be tried again then. */
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

/** Ends the plan at once, with everything that was scheduled. */
export async function endPlan(tx: Executor, merchantId: string): Promise<void> {
  await clearPending(tx, merchantId);
  await tx.query(
    `update merchant_plans set status = 'cancelled', paused_until = null, due_since = null, charge_after = null,
       updated_at = now()
     where merchant_id = $1`,
    [merchantId],
  );
}

/** Lets a fee that is due be charged at once. False when none is due. */
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

/** Plans that will be renewed within so many days, with what the wallet has for it. */
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
