import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { TopUpState } from '@postprocure/contracts/wallet/wallet';
import type { Executor } from '@postprocure/db/pool';

export interface TopUpRecord {
  id: string;
  reference: string;
  merchantId: string;
  amountPaise: number;
  state: TopUpState;
  planKey: PlanKey | null;
  failure: string | null;
  createdBy: string | null;
  createdAt: Date;
  paidAt: Date | null;
  method: string | null;
  planBought: boolean;
}

export const topUpColumns = `t.id, t.reference, t.merchant_id as "merchantId", t.amount_paise as "amountPaise", t.state,
  t.plan_key as "planKey", t.failure, t.created_by as "createdBy", t.created_at as "createdAt", t.paid_at as "paidAt",
  (select p.method from payments p join payment_orders o on o.id = p.order_id
   where o.topup_id = t.id order by p.status = 'captured' desc, p.made_at desc limit 1) as method,
  exists (select from ledger_journals j
    where j.kind = 'PLAN_CHARGE' and j.source = 'top-up:' || t.id::text) as "planBought"`;

export interface NewTopUpRecord {
  merchantId: string;
  amountPaise: number;
  planKey: PlanKey | null;
  idempotencyKey: string;
  createdBy: string;
}

/** Inserts a top-up, or returns the existing one with the same idempotency key. */
export async function insertTopUp(
  tx: Executor,
  topUp: NewTopUpRecord,
): Promise<{ id: string; amountPaise: number; planKey: PlanKey | null }> {
  const { rows } = await tx.query<{ id: string; amountPaise: number; planKey: PlanKey | null }>(
    `insert into topups (merchant_id, amount_paise, plan_key, idempotency_key, created_by)
     values ($1, $2, $3, $4, $5)
     on conflict (merchant_id, idempotency_key) do update set updated_at = topups.updated_at
     returning id, amount_paise as "amountPaise", plan_key as "planKey"`,
    [topUp.merchantId, topUp.amountPaise, topUp.planKey, topUp.idempotencyKey, topUp.createdBy],
  );
  const [row] = rows;
  if (!row) throw new Error('The top-up was not inserted');
  return row;
}

export async function findTopUp(
  executor: Executor,
  merchantId: string,
  id: string,
): Promise<TopUpRecord | null> {
  const { rows } = await executor.query<TopUpRecord>(
    `select ${topUpColumns} from topups t where t.merchant_id = $1 and t.id = $2`,
    [merchantId, id],
  );
  return rows[0] ?? null;
}

export async function listTopUps(
  executor: Executor,
  merchantId: string,
  limit: number,
): Promise<TopUpRecord[]> {
  const { rows } = await executor.query<TopUpRecord>(
    `select ${topUpColumns} from topups t where t.merchant_id = $1 order by t.created_at desc, t.id limit $2`,
    [merchantId, limit],
  );
  return rows;
}

export async function lockTopUp(tx: Executor, id: string): Promise<TopUpRecord | null> {
  await tx.query('select from topups where id = $1 for update', [id]);
  const { rows } = await tx.query<TopUpRecord>(`select ${topUpColumns} from topups t where t.id = $1`, [id]);
  return rows[0] ?? null;
}

export async function saveTopUpState(
  tx: Executor,
  id: string,
  state: TopUpState,
  failure: string | null,
): Promise<void> {
  await tx.query(
    `update topups set state = $2, failure = $3, updated_at = now(),
       paid_at = case when $2 = 'paid' then coalesce(paid_at, now()) end
     where id = $1`,
    [id, state, failure],
  );
}

export async function saveNextPoll(tx: Executor, id: string, at: Date | null): Promise<void> {
  await tx.query('update topups set next_poll_at = $2, polls = polls + 1 where id = $1', [id, at]);
}

export interface DuePoll {
  id: string;
  merchantId: string;
  polls: number;
  createdAt: Date;
}

/** Takes top-ups that are due for polling and postpones them, so that no other process polls them too. */
export async function takeDuePolls(tx: Executor, limit: number): Promise<DuePoll[]> {
  const { rows } = await tx.query<DuePoll>(
    `update topups set next_poll_at = now() + interval '5 minutes'
     where id in (
       select id from topups where next_poll_at <= now() order by next_poll_at limit $1 for update skip locked
     )
     returning id, merchant_id as "merchantId", polls, created_at as "createdAt"`,
    [limit],
  );
  return rows;
}

/** Sum of top-ups that were attempted or authorised but not captured yet. */
export async function sumPendingTopUps(executor: Executor, merchantId: string): Promise<number> {
  const { rows } = await executor.query<{ sum: number }>(
    `select coalesce(sum(amount_paise), 0)::bigint as sum from topups
     where merchant_id = $1 and (state in ('attempted', 'late_authorised'))`,
    [merchantId],
  );
  return rows[0]?.sum ?? 0;
}
