import type { StatementKind } from '@postprocure/contracts/wallet/journal-kind';
import type { StatementFilter } from '@postprocure/contracts/wallet/wallet';
import type { Executor } from '@postprocure/db/pool';

export interface StatementRow {
  position: number;
  at: Date;
  kind: StatementKind;
  source: string;
  description: string;
  amountPaise: number;
  balancePaise: number;
  documentId: string | null;
  documentNumber: string | null;
  topUpId: string | null;
  orderId: string | null;
}

/** Newest first, starting after the entry `before`. Days are in Indian time, both inclusive. */
export async function listStatement(
  executor: Executor,
  merchantId: string,
  { kind, from, to }: StatementFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<StatementRow[]> {
  const { rows } = await executor.query<StatementRow>(
    `select e.position, e.created_at as at, e.kind, j.source, j.description, e.amount_paise as "amountPaise",
       e.balance_paise as "balancePaise", d.id as "documentId", d.number_text as "documentNumber",
       o.topup_id as "topUpId", j.order_id as "orderId"
     from (
       select * from ledger_entries
       where merchant_id = $1 and account = 'wallet' and ($2::text is null or kind = $2)
         and ($3::date is null or created_at >= $3::date::timestamp at time zone 'Asia/Kolkata')
         and ($4::date is null or created_at < ($4::date + 1)::timestamp at time zone 'Asia/Kolkata')
         and ($5::bigint is null or position < $5)
       order by position desc limit $6
     ) e
     join ledger_journals j on j.id = e.journal_id
     left join lateral (
       select id, number_text from documents where journal_id = e.journal_id order by kind limit 1
     ) d on true
     left join payments p on e.kind = 'TOPUP' and p.id = j.source
     left join payment_orders o on o.id = p.order_id
     order by e.position desc`,
    [merchantId, kind ?? null, from ?? null, to ?? null, before, limit],
  );
  return rows;
}

export interface DayBalance {
  day: string;
  balancePaise: number;
  inPaise: number;
  outPaise: number;
}

/** The closing balance for each of the last `days` days in Indian time, with the money in and out. */
export async function listDayBalances(
  executor: Executor,
  merchantId: string,
  days: number,
): Promise<DayBalance[]> {
  const { rows } = await executor.query<DayBalance>(
    `with days as (
       select generate_series((now() at time zone 'Asia/Kolkata')::date - ($2::int - 1),
         (now() at time zone 'Asia/Kolkata')::date, interval '1 day')::date as day
     ), moved as (
       select (created_at at time zone 'Asia/Kolkata')::date as day, sum(greatest(amount_paise, 0)) as moved_in,
         sum(greatest(-amount_paise, 0)) as moved_out
       from ledger_entries
       where merchant_id = $1 and account = 'wallet'
         and created_at >= (select min(day) from days)::timestamp at time zone 'Asia/Kolkata'
       group by 1
     )
     select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(moved.moved_in, 0)::bigint as "inPaise",
       coalesce(moved.moved_out, 0)::bigint as "outPaise", coalesce(last.balance_paise, 0) as "balancePaise"
     from days left join moved on moved.day = days.day
     left join lateral (
       select balance_paise from ledger_entries
       where merchant_id = $1 and account = 'wallet'
         and created_at < (days.day + 1)::timestamp at time zone 'Asia/Kolkata'
       order by created_at desc, position desc limit 1
     ) last on true
     order by days.day`,
    [merchantId, days],
  );
  return rows;
}

/** The amount spent on orders, plans and services since a point in time. Refunds are not deducted. */
export async function sumSpent(executor: Executor, merchantId: string, since: Date): Promise<number> {
  const { rows } = await executor.query<{ sum: number }>(
    `select coalesce(-sum(amount_paise), 0)::bigint as sum from ledger_entries
     where merchant_id = $1 and account = 'wallet' and created_at >= $2
       and kind in ('ORDER_DEBIT', 'PLAN_CHARGE', 'SERVICE_CHARGE')`,
    [merchantId, since],
  );
  return rows[0]?.sum ?? 0;
}

export interface StatementSummary {
  openingPaise: number;
  inPaise: number;
  outPaise: number;
  closingPaise: number;
}

/** The totals for a period. Days are in Indian time, both inclusive. */
export async function summarizeStatement(
  executor: Executor,
  merchantId: string,
  { from, to }: { from: string; to: string },
): Promise<StatementSummary> {
  const { rows } = await executor.query<Omit<StatementSummary, 'closingPaise'>>(
    `select coalesce(sum(amount_paise) filter (where created_at < $2::date::timestamp at time zone 'Asia/Kolkata'),
         0)::bigint as "openingPaise",
       coalesce(sum(amount_paise) filter (where amount_paise > 0
         and created_at >= $2::date::timestamp at time zone 'Asia/Kolkata'), 0)::bigint as "inPaise",
       coalesce(-sum(amount_paise) filter (where amount_paise < 0
         and created_at >= $2::date::timestamp at time zone 'Asia/Kolkata'), 0)::bigint as "outPaise"
     from ledger_entries
     where merchant_id = $1 and account = 'wallet'
       and created_at < ($3::date + 1)::timestamp at time zone 'Asia/Kolkata'`,
    [merchantId, from, to],
  );
  const { openingPaise = 0, inPaise = 0, outPaise = 0 } = rows[0] ?? {};
  return { openingPaise, inPaise, outPaise, closingPaise: openingPaise + inPaise - outPaise };
}

export interface DaySpend {
  day: string;
  spendPaise: number;
  refundPaise: number;
}

/** The amounts spent on orders and refunded for them, by day in Indian time. Days without either are left out. */
export async function listDaySpends(
  executor: Executor,
  merchantId: string,
  { from, to }: { from: Date; to: Date },
): Promise<DaySpend[]> {
  const { rows } = await executor.query<DaySpend>(
    `select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
       coalesce(-sum(amount_paise) filter (where kind = 'ORDER_DEBIT'), 0)::bigint as "spendPaise",
       coalesce(sum(amount_paise) filter (where kind <> 'ORDER_DEBIT'), 0)::bigint as "refundPaise"
     from ledger_entries
     where merchant_id = $1 and account = 'wallet' and created_at >= $2 and created_at < $3
       and kind in ('ORDER_DEBIT', 'ORDER_CANCEL_REFUND', 'RTO_REFUND', 'CLAIM_REFUND')
     group by 1 order by 1`,
    [merchantId, from, to],
  );
  return rows;
}
