import type { BalanceRefundState } from '@postprocure/contracts/wallet/wallet';
import type { Executor } from '@postprocure/db/pool';

export interface RefundRecord {
  id: string;
  reference: string;
  merchantId: string;
  amountPaise: number;
  state: BalanceRefundState;
  requestedBy: string;
  requestedAt: Date;
  finishedAt: Date | null;
  note: string | null;
}

export interface RefundPartRecord {
  id: string;
  refundId: string;
  target: 'payment' | 'bank';
  paymentId: string | null;
  method: string | null;
  madeAt: Date | null;
  amountPaise: number;
  state: 'waiting' | 'sent' | 'paid' | 'failed';
  gatewayId: string | null;
  utr: string | null;
  failure: string | null;
  attempts: number;
}

const refundColumns = `id, reference, merchant_id as "merchantId", amount_paise as "amountPaise", state,
  requested_by as "requestedBy", requested_at as "requestedAt", finished_at as "finishedAt", decision_note as note`;

const partColumns = `part.id, part.refund_id as "refundId", part.target, part.payment_id as "paymentId", p.method,
  p.made_at as "madeAt", part.amount_paise as "amountPaise", part.state, part.gateway_id as "gatewayId", part.utr,
  part.failure, part.attempts`;

/** A payment that can still be refunded. */
export interface RefundablePayment {
  id: string;
  method: string;
  madeAt: Date;
  refundablePaise: number;
}

/** Newest first. Gateways allow refunds for about half a year after the payment. */
export async function listRefundablePayments(
  executor: Executor,
  merchantId: string,
): Promise<RefundablePayment[]> {
  const { rows } = await executor.query<RefundablePayment>(
    `select p.id, p.method, p.made_at as "madeAt",
       p.amount_paise - p.refunded_paise - coalesce(reserved.sum, 0)::bigint as "refundablePaise"
     from payments p join payment_orders o on o.id = p.order_id join topups t on t.id = o.topup_id
     left join lateral (
       select sum(part.amount_paise) from balance_refund_parts part
       where part.payment_id = p.id and part.state in ('waiting', 'sent')
     ) reserved on true
     where t.merchant_id = $1 and p.status = 'captured' and p.captured_at > now() - interval '170 days'
       and p.amount_paise - p.refunded_paise - coalesce(reserved.sum, 0) > 0
     order by p.made_at desc, t.created_at desc, p.id`,
    [merchantId],
  );
  return rows;
}

export async function insertRefund(
  tx: Executor,
  refund: { merchantId: string; amountPaise: number; requestedBy: string },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'insert into balance_refunds (merchant_id, amount_paise, requested_by) values ($1, $2, $3) returning id',
    [refund.merchantId, refund.amountPaise, refund.requestedBy],
  );
  return rows[0]?.id ?? '';
}

export async function insertRefundParts(
  tx: Executor,
  refundId: string,
  parts: readonly { paymentId: string | null; amountPaise: number }[],
): Promise<void> {
  await tx.query(
    `insert into balance_refund_parts (refund_id, position, target, payment_id, amount_paise)
     select $1, part.position, case when part.payment_id is null then 'bank' else 'payment' end, part.payment_id, part.paise
     from unnest($2::text[], $3::bigint[]) with ordinality as part (payment_id, paise, position)`,
    [refundId, parts.map(({ paymentId }) => paymentId), parts.map(({ amountPaise }) => amountPaise)],
  );
}

export async function listRefunds(executor: Executor, merchantId: string): Promise<RefundRecord[]> {
  const { rows } = await executor.query<RefundRecord>(
    `select ${refundColumns} from balance_refunds where merchant_id = $1 order by requested_at desc limit 50`,
    [merchantId],
  );
  return rows;
}

export async function lockRefund(tx: Executor, id: string): Promise<RefundRecord | null> {
  const { rows } = await tx.query<RefundRecord>(
    `select ${refundColumns} from balance_refunds where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function listRefundParts(
  executor: Executor,
  refundIds: readonly string[],
): Promise<RefundPartRecord[]> {
  const { rows } = await executor.query<RefundPartRecord>(
    `select ${partColumns} from balance_refund_parts part left join payments p on p.id = part.payment_id
     where part.refund_id = any($1) order by part.refund_id, part.position`,
    [refundIds],
  );
  return rows;
}

export async function findPartByGatewayId(tx: Executor, gatewayId: string): Promise<RefundPartRecord | null> {
  const { rows } = await tx.query<RefundPartRecord>(
    `select ${partColumns} from balance_refund_parts part left join payments p on p.id = part.payment_id
     where part.gateway_id = $1 for update of part`,
    [gatewayId],
  );
  return rows[0] ?? null;
}

/** Finds the refund part by the receipt of the gateway's refund, which is the part's ID. */
export async function findPartByReceipt(
  tx: Executor,
  { receipt, paymentId }: { receipt: string | null; paymentId: string },
): Promise<RefundPartRecord | null> {
  const { rows } = await tx.query<RefundPartRecord>(
    `select ${partColumns} from balance_refund_parts part join payments p on p.id = part.payment_id
     where part.id::text = $1 and part.payment_id = $2 for update of part`,
    [receipt, paymentId],
  );
  return rows[0] ?? null;
}

export async function saveRefundState(
  tx: Executor,
  id: string,
  state: BalanceRefundState,
  decision?: { by: string; note: string },
): Promise<void> {
  await tx.query(
    `update balance_refunds set state = $2, decided_by = coalesce($3, decided_by), decision_note = coalesce($4, decision_note),
       decided_at = case when $3::uuid is null then decided_at else now() end,
       finished_at = case when $2 in ('paid', 'failed', 'rejected') then now() end
     where id = $1`,
    [id, state, decision?.by ?? null, decision?.note ?? null],
  );
}

/** Does not mark a part as sent if its final state is already known. */
export async function savePart(
  tx: Executor,
  id: string,
  part: Pick<RefundPartRecord, 'state'> & Partial<Pick<RefundPartRecord, 'gatewayId' | 'utr' | 'failure'>>,
): Promise<void> {
  await tx.query(
    `update balance_refund_parts set state = $2, gateway_id = coalesce($3, gateway_id), utr = coalesce($4, utr),
       failure = $5, attempts = attempts + 1, updated_at = now()
     where id = $1 and ($2 <> 'sent' or state = 'waiting')`,
    [id, part.state, part.gatewayId ?? null, part.utr ?? null, part.failure?.slice(0, 300) ?? null],
  );
}

export async function addRefundedAmount(tx: Executor, paymentId: string, amountPaise: number): Promise<void> {
  await tx.query(
    `update payments set refunded_paise = refunded_paise + $2,
       status = case when refunded_paise + $2 = amount_paise then 'refunded'
                     when status = 'refunded' then 'captured' else status end
     where id = $1`,
    [paymentId, amountPaise],
  );
}

export async function findMerchantOfPayment(executor: Executor, paymentId: string): Promise<string | null> {
  const { rows } = await executor.query<{ merchantId: string }>(
    `select t.merchant_id as "merchantId" from payments p join payment_orders o on o.id = p.order_id
     join topups t on t.id = o.topup_id where p.id = $1`,
    [paymentId],
  );
  return rows[0]?.merchantId ?? null;
}

/** Parts sent more than five minutes ago whose final state is unknown. */
export async function listOpenParts(
  executor: Executor,
): Promise<{ gatewayId: string; paymentId: string | null }[]> {
  const { rows } = await executor.query<{ gatewayId: string; paymentId: string | null }>(
    `select gateway_id as "gatewayId", payment_id as "paymentId" from balance_refund_parts
     where state = 'sent' and updated_at < now() - interval '5 minutes' order by updated_at limit 100`,
  );
  return rows;
}

/** Lists open refunds first, then the newest; or only the one with the given ID. */
export async function listDeskRefunds(
  executor: Executor,
  id: string | null = null,
): Promise<(RefundRecord & { merchantName: string })[]> {
  const { rows } = await executor.query<RefundRecord & { merchantName: string }>(
    `select ${refundColumns}, coalesce((select m.name from merchants m where m.id = merchant_id), 'Closed account')
       as "merchantName"
     from balance_refunds where $1::uuid is null or id = $1
     order by state in ('requested', 'approved', 'processing') desc, requested_at desc limit 100`,
    [id],
  );
  return rows;
}
