import type { SettledItem } from '@postprocure/connectors/payments/payment-gateway';
import type { SettlementDay, SettlementDifference } from '@postprocure/contracts/payments/desk-payment';
import type { Executor } from '@postprocure/db/pool';
import { paiseToRupees } from '@postprocure/money/paise';

export interface KnownItem {
  id: string;
  amountPaise: number;
  /** Whether the item has been posted to the ledger. */
  isPosted: boolean;
}

export async function findKnownItems(tx: Executor, ids: readonly string[]): Promise<Map<string, KnownItem>> {
  const { rows } = await tx.query<KnownItem>(
    `select p.id, p.amount_paise as "amountPaise",
       exists (select from ledger_journals j where j.kind = 'TOPUP' and j.source = p.id) as "isPosted"
     from payments p where p.id = any($1)
     union all
     select part.gateway_id, part.amount_paise, part.state = 'paid' from balance_refund_parts part
     where part.gateway_id = any($1)
     union all
     select j.source, e.amount_paise, true from ledger_journals j
     join ledger_entries e on e.journal_id = j.id and e.account = 'gateway'
     where j.kind = 'TOPUP_REVERSAL' and j.source = any($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function saveSettledPayments(
  tx: Executor,
  day: string,
  items: readonly SettledItem[],
): Promise<void> {
  await tx.query(
    `update payments p set settled_on = $1, settlement_id = item.settlement
     from unnest($2::text[], $3::text[]) as item (id, settlement) where p.id = item.id`,
    [day, items.map(({ entityId }) => entityId), items.map(({ settlementId }) => settlementId)],
  );
}

export async function listUnsettledPayments(
  tx: Executor,
  day: string,
): Promise<{ id: string; amountPaise: number }[]> {
  const { rows } = await tx.query<{ id: string; amountPaise: number }>(
    `select id, amount_paise as "amountPaise" from payments
     where captured_at < ($1::date - 3)::timestamp at time zone 'Asia/Kolkata' and settled_on is null
     order by captured_at limit 100`,
    [day],
  );
  return rows;
}

export async function saveSettlementDay(
  tx: Executor,
  day: string,
  totals: { creditedPaise: number; debitedPaise: number; feePaise: number },
  differences: readonly SettlementDifference[],
): Promise<Date> {
  const { rows } = await tx.query<{ fetchedAt: Date }>(
    `insert into settlement_days (day, credited_paise, debited_paise, fee_paise, differences) values ($1, $2, $3, $4, $5)
     on conflict (day) do update set fetched_at = now(), credited_paise = excluded.credited_paise,
       debited_paise = excluded.debited_paise, fee_paise = excluded.fee_paise, differences = excluded.differences
     returning fetched_at as "fetchedAt"`,
    [day, totals.creditedPaise, totals.debitedPaise, totals.feePaise, JSON.stringify(differences)],
  );
  return rows[0]?.fetchedAt ?? new Date();
}

interface SettlementRow {
  day: string;
  fetchedAt: Date;
  creditedPaise: number;
  debitedPaise: number;
  feePaise: number;
  differences: SettlementDifference[];
}

export async function listSettlementDays(executor: Executor): Promise<SettlementDay[]> {
  const { rows } = await executor.query<SettlementRow>(
    `select to_char(day, 'YYYY-MM-DD') as day, fetched_at as "fetchedAt", credited_paise as "creditedPaise",
       debited_paise as "debitedPaise", fee_paise as "feePaise", differences
     from settlement_days order by day desc limit 60`,
  );
  return rows.map((row) => ({
    day: row.day,
    fetchedAt: row.fetchedAt.toISOString(),
    credited: paiseToRupees(row.creditedPaise),
    debited: paiseToRupees(row.debitedPaise),
    fees: paiseToRupees(row.feePaise),
    differences: row.differences,
  }));
}
