import { trialDays } from '@postprocure/contracts/limits';
import type { MerchantRole } from '@postprocure/contracts/permission';
import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';

/** Every merchant needs a plan: start one in the same transaction. */
export async function insertMerchant(tx: Executor, name: string, ownerId: string): Promise<string> {
  const { rows } = await tx.query<{ id: string }>('insert into merchants (name) values ($1) returning id', [
    name,
  ]);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The insert returned no merchant');
  await insertMember(tx, id, ownerId, 'owner');
  return id;
}

/** Changes the role if the user is already a member. */
export async function insertMember(
  tx: Executor,
  merchantId: string,
  userId: string,
  role: MerchantRole,
): Promise<void> {
  await tx.query(
    `insert into memberships (merchant_id, user_id, role) values ($1, $2, $3)
     on conflict (user_id, merchant_id) do update set role = excluded.role`,
    [merchantId, userId, role],
  );
}

export async function startTrial(
  tx: Executor,
  merchantId: string,
  requestedPlan: PlanKey | null,
): Promise<void> {
  await tx.query(
    `insert into merchant_plans (merchant_id, plan_key, period_start, period_end, trial_ends_at,
       requested_plan_key, requested_at)
     values ($1, 'starter', now(), now() + $2 * interval '1 day', now() + $2 * interval '1 day',
       $3, case when $3::text is null then null else now() end)`,
    [merchantId, trialDays, requestedPlan],
  );
}

/** Starts a paid plan today, ending the trial if there is one. A period is a calendar month in Indian time. */
export async function startPaidPlan(tx: Executor, merchantId: string, planKey: PlanKey): Promise<void> {
  await tx.query(
    `insert into merchant_plans (merchant_id, plan_key, period_start, period_end)
     values ($1, $2, now(), (now() at time zone 'Asia/Kolkata' + interval '1 month') at time zone 'Asia/Kolkata')
     on conflict (merchant_id) do update set plan_key = excluded.plan_key, status = 'active',
       period_start = excluded.period_start, period_end = excluded.period_end,
       anchored_at = excluded.period_start, trial_ends_at = null,
       paused_until = null, cancel_at = null, requested_plan_key = null, requested_at = null, updated_at = now()`,
    [merchantId, planKey],
  );
}

export async function renameOwnMerchant(tx: Executor, ownerId: string, name: string): Promise<void> {
  await tx.query(
    `update merchants m set name = $2, updated_at = now() from memberships ms
     where ms.merchant_id = m.id and ms.user_id = $1 and ms.role = 'owner'`,
    [ownerId, name],
  );
}

/** Restarts the trial of the user's own merchant today. `undefined` keeps the previously requested plan. */
export async function restartOwnTrial(
  tx: Executor,
  ownerId: string,
  requestedPlan?: PlanKey | null,
): Promise<void> {
  await tx.query(
    `update merchant_plans p set period_start = now(), period_end = now() + $2 * interval '1 day',
       trial_ends_at = now() + $2 * interval '1 day', updated_at = now(),
       requested_plan_key = case when $3 then $4 else requested_plan_key end,
       requested_at = case when $3 then case when $4::text is null then null else now() end else requested_at end
     from memberships ms
     where ms.merchant_id = p.merchant_id and ms.user_id = $1 and ms.role = 'owner'
       and p.trial_ends_at is not null`,
    [ownerId, trialDays, requestedPlan !== undefined, requestedPlan ?? null],
  );
}

/** Returns the active merchant that the user owns. */
export async function findOwnMerchant(executor: Executor, ownerId: string): Promise<string | null> {
  const { rows } = await executor.query<{ id: string }>(
    `select m.id from memberships ms join merchants m on m.id = ms.merchant_id
     where ms.user_id = $1 and ms.role = 'owner' and m.status = 'active'
     order by m.created_at limit 1`,
    [ownerId],
  );
  return rows[0]?.id ?? null;
}
