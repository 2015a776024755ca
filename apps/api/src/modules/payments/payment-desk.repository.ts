import type { WebhookEvent } from '@postprocure/contracts/payments/desk-payment';
import type { StatementKind } from '@postprocure/contracts/wallet/journal-kind';
import type { Executor } from '@postprocure/db/pool';
import { timestampColumn, type KeysetCursor } from '../../keyset-cursor.ts';
import { topUpColumns, type TopUpRecord } from './top-up.repository.ts';
import type { WebhookSource } from './webhook.repository.ts';

export interface DeskTopUpRecord extends TopUpRecord {
  merchantName: string;
  moment: string;
}

const select = `select ${topUpColumns}, coalesce(m.name, 'Closed account') as "merchantName",
    ${timestampColumn('t.created_at')} as moment
  from topups t left join merchants m on m.id = t.merchant_id`;

interface TopUpFilter {
  search: string | null;
  merchantId: string | null;
  before: KeysetCursor | null;
  limit: number;
}

/**
 * Newest first. `search` must be a complete email address, or the complete ID or reference of something related to a
 * top-up.
 */
export async function searchTopUps(
  executor: Executor,
  { search, merchantId, before, limit }: TopUpFilter,
): Promise<DeskTopUpRecord[]> {
  const { rows } = await executor.query<DeskTopUpRecord>(
    `${select}
     where ($1::text is null
       or t.id::text = $1 or t.reference = upper($1) or t.merchant_id::text = $1
       or t.id in (select topup_id from payment_orders where id = $1)
       or t.id in (select o.topup_id from payments p join payment_orders o on o.id = p.order_id where p.id = $1)
       or t.id in (
         select o.topup_id from balance_refund_parts part join payments p on p.id = part.payment_id
         join payment_orders o on o.id = p.order_id where part.gateway_id = $1)
       or t.merchant_id in (
         select ms.merchant_id from memberships ms join users u on u.id = ms.user_id where lower(u.email) = lower($1)))
       and ($2::timestamptz is null or (t.created_at, t.id) < ($2, $3::uuid))
       and ($5::uuid is null or t.merchant_id = $5)
     order by t.created_at desc, t.id desc limit $4`,
    [search, before?.moment ?? null, before?.id ?? null, limit, merchantId],
  );
  return rows;
}

export async function findDeskTopUp(executor: Executor, id: string): Promise<DeskTopUpRecord | null> {
  const { rows } = await executor.query<DeskTopUpRecord>(`${select} where t.id = $1`, [id]);
  return rows[0] ?? null;
}

export interface DeskPayment {
  orderId: string;
  orderCreatedAt: Date;
  id: string | null;
  amountPaise: number;
  status: string;
  method: string;
  feePaise: number | null;
  refundedPaise: number;
  failure: string | null;
  madeAt: Date;
  settledOn: string | null;
}

/** Orders without a payment have one row with a null ID. */
export async function listTopUpPayments(executor: Executor, topUpId: string): Promise<DeskPayment[]> {
  const { rows } = await executor.query<DeskPayment>(
    `select o.id as "orderId", o.created_at as "orderCreatedAt", p.id, p.amount_paise as "amountPaise", p.status,
       p.method, p.fee_paise as "feePaise", p.refunded_paise as "refundedPaise", p.failure, p.made_at as "madeAt",
       to_char(p.settled_on, 'YYYY-MM-DD') as "settledOn"
     from payment_orders o left join payments p on p.order_id = o.id
     where o.topup_id = $1 order by o.created_at, o.id, p.made_at`,
    [topUpId],
  );
  return rows;
}

export interface JournalRow {
  id: number;
  kind: StatementKind;
  amountPaise: number;
  at: Date;
}

export async function listTopUpJournals(executor: Executor, topUpId: string): Promise<JournalRow[]> {
  const { rows } = await executor.query<JournalRow>(
    `select j.id, j.kind, e.amount_paise as "amountPaise", j.created_at as at
     from ledger_journals j join ledger_entries e on e.journal_id = j.id and e.account = 'wallet'
     where (j.kind = 'TOPUP' and j.source in (
         select p.id from payments p join payment_orders o on o.id = p.order_id where o.topup_id = $1::uuid))
       or (j.kind = 'PLAN_CHARGE' and j.source = 'top-up:' || $1::uuid::text)
     order by j.id`,
    [topUpId],
  );
  return rows;
}

export interface EventRow extends Omit<WebhookEvent, 'receivedAt' | 'processedAt' | 'source'> {
  source: WebhookSource;
  receivedAt: Date;
  processedAt: Date | null;
}

const eventColumns = `id, source, event_id as "eventId", event, received_at as "receivedAt",
  processed_at as "processedAt", attempts, coalesce(outcome, 'waiting') as outcome, error`;

/** Newest first. Searches the event's body, so that any ID in it finds the event. */
export async function listWebhookEvents(
  executor: Executor,
  filter: { outcome: string | null; search: string | null; before: number | null; limit: number },
): Promise<EventRow[]> {
  const { rows } = await executor.query<EventRow>(
    `select ${eventColumns} from webhook_events
     where ($1::text is null or coalesce(outcome, 'waiting') = $1)
       and ($2::text is null or event_id = $2 or event = $2 or position(convert_to($2, 'UTF8') in body) > 0)
       and ($3::bigint is null or id < $3)
     order by id desc limit $4`,
    [filter.outcome, filter.search, filter.before, filter.limit],
  );
  return rows;
}

export async function findWebhookEvent(
  executor: Executor,
  id: number,
): Promise<(EventRow & { body: Buffer }) | null> {
  const { rows } = await executor.query<EventRow & { body: Buffer }>(
    `select ${eventColumns}, body from webhook_events where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
