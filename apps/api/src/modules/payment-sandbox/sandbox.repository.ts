import type { Executor } from '@postprocure/db/pool';

export interface SandboxOrder {
  id: string;
  amountPaise: number;
  receipt: string | null;
  notes: Record<string, string>;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  createdAt: Date;
}

export interface SandboxPayment {
  id: string;
  orderId: string;
  amountPaise: number;
  method: 'upi' | 'card' | 'netbanking';
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';
  feePaise: number | null;
  taxPaise: number | null;
  refundedPaise: number;
  errorDescription: string | null;
  createdAt: Date;
}

const orderColumns = `id, amount_paise as "amountPaise", receipt, notes, status, attempts, created_at as "createdAt"`;
const paymentColumns = `id, order_id as "orderId", amount_paise as "amountPaise", method, status,
  fee_paise as "feePaise", tax_paise as "taxPaise", refunded_paise as "refundedPaise",
  error_description as "errorDescription", created_at as "createdAt"`;

/** Returns null if the receipt has already been used. */
export async function insertOrder(
  tx: Executor,
  order: Pick<SandboxOrder, 'id' | 'amountPaise' | 'receipt' | 'notes'>,
): Promise<SandboxOrder | null> {
  const { rows } = await tx.query<SandboxOrder>(
    `insert into sandbox_orders (id, amount_paise, receipt, notes) values ($1, $2, $3, $4)
     on conflict (receipt) do nothing returning ${orderColumns}`,
    [order.id, order.amountPaise, order.receipt, order.notes],
  );
  return rows[0] ?? null;
}

export async function findOrder(executor: Executor, id: string): Promise<SandboxOrder | null> {
  const { rows } = await executor.query<SandboxOrder>(
    `select ${orderColumns} from sandbox_orders where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function listOrdersByReceipt(executor: Executor, receipt: string): Promise<SandboxOrder[]> {
  const { rows } = await executor.query<SandboxOrder>(
    `select ${orderColumns} from sandbox_orders where receipt = $1`,
    [receipt],
  );
  return rows;
}

export async function lockOrder(tx: Executor, id: string): Promise<SandboxOrder | null> {
  const { rows } = await tx.query<SandboxOrder>(
    `select ${orderColumns} from sandbox_orders where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function saveOrderStatus(
  tx: Executor,
  id: string,
  status: SandboxOrder['status'],
): Promise<void> {
  await tx.query('update sandbox_orders set status = $2, attempts = attempts + 1 where id = $1', [
    id,
    status,
  ]);
}

export async function insertPayment(
  tx: Executor,
  payment: Pick<SandboxPayment, 'id' | 'orderId' | 'amountPaise' | 'method' | 'status' | 'errorDescription'>,
): Promise<SandboxPayment> {
  const { rows } = await tx.query<SandboxPayment>(
    `insert into sandbox_payments (id, order_id, amount_paise, method, status, error_description)
     values ($1, $2, $3, $4, $5, $6) returning ${paymentColumns}`,
    [
      payment.id,
      payment.orderId,
      payment.amountPaise,
      payment.method,
      payment.status,
      payment.errorDescription,
    ],
  );
  const [inserted] = rows;
  if (!inserted) throw new Error('The payment was not inserted');
  return inserted;
}

/** Captures a payment with the usual fee: 2%, plus 18% GST on the fee. */
export async function capturePayment(tx: Executor, id: string): Promise<SandboxPayment> {
  const { rows } = await tx.query<SandboxPayment>(
    `update sandbox_payments set status = 'captured', captured_at = coalesce(captured_at, now()),
       error_description = null, fee_paise = round(amount_paise * 0.02 * 1.18), tax_paise = round(amount_paise * 0.02 * 0.18)
     where id = $1 returning ${paymentColumns}`,
    [id],
  );
  const [payment] = rows;
  if (!payment) throw new Error(`Payment ${id} not found`);
  return payment;
}

export async function findPayment(executor: Executor, id: string): Promise<SandboxPayment | null> {
  const { rows } = await executor.query<SandboxPayment>(
    `select ${paymentColumns} from sandbox_payments where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function listPayments(executor: Executor, orderId: string): Promise<SandboxPayment[]> {
  const { rows } = await executor.query<SandboxPayment>(
    `select ${paymentColumns} from sandbox_payments where order_id = $1 order by created_at, id`,
    [orderId],
  );
  return rows;
}

export interface SandboxRefund {
  id: string;
  paymentId: string;
  receipt: string | null;
  amountPaise: number;
  status: 'pending' | 'processed' | 'failed';
}

const refundColumns = `id, payment_id as "paymentId", receipt, amount_paise as "amountPaise", status`;

/**
 * Inserts or finds the refund with this idempotency key. Returns null if the refund exceeds the remaining amount of
 * the payment.
 */
export async function insertRefund(
  tx: Executor,
  refund: { id: string; paymentId: string; amountPaise: number; receipt: string; idempotencyKey: string },
): Promise<{ refund: SandboxRefund; isNew: boolean } | null> {
  const { rows: known } = await tx.query<SandboxRefund>(
    `select ${refundColumns} from sandbox_refunds where idempotency_key = $1`,
    [refund.idempotencyKey],
  );
  if (known[0]) return { refund: known[0], isNew: false };
  const { rowCount } = await tx.query(
    `update sandbox_payments set refunded_paise = refunded_paise + $2
     where id = $1 and status = 'captured' and refunded_paise + $2 <= amount_paise`,
    [refund.paymentId, refund.amountPaise],
  );
  if (rowCount === 0) return null;
  const { rows } = await tx.query<SandboxRefund>(
    `insert into sandbox_refunds (id, payment_id, amount_paise, receipt, idempotency_key) values ($1, $2, $3, $4, $5)
     returning ${refundColumns}`,
    [refund.id, refund.paymentId, refund.amountPaise, refund.receipt, refund.idempotencyKey],
  );
  const [inserted] = rows;
  return inserted ? { refund: inserted, isNew: true } : null;
}

export async function findRefund(executor: Executor, id: string): Promise<SandboxRefund | null> {
  const { rows } = await executor.query<SandboxRefund>(
    `select ${refundColumns} from sandbox_refunds where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function saveRefundStatus(
  tx: Executor,
  id: string,
  status: SandboxRefund['status'],
): Promise<void> {
  await tx.query('update sandbox_refunds set status = $2 where id = $1', [id, status]);
}

export interface SandboxPayout {
  id: string;
  amountPaise: number;
  status: 'processing' | 'processed' | 'reversed';
  utr: string | null;
}

const payoutColumns = `id, amount_paise as "amountPaise", status, utr`;

export async function insertPayout(
  tx: Executor,
  payout: { id: string; amountPaise: number; reference: string; idempotencyKey: string; body: object },
): Promise<{ payout: SandboxPayout; isNew: boolean }> {
  const { rows } = await tx.query<SandboxPayout & { isNew: boolean }>(
    `insert into sandbox_payouts (id, amount_paise, reference, idempotency_key, body) values ($1, $2, $3, $4, $5)
     on conflict (idempotency_key) do update set reference = sandbox_payouts.reference
     returning ${payoutColumns}, xmax = 0 as "isNew"`,
    [payout.id, payout.amountPaise, payout.reference, payout.idempotencyKey, payout.body],
  );
  const [row] = rows;
  if (!row) throw new Error('The payout was not inserted');
  const { isNew, ...inserted } = row;
  return { payout: inserted, isNew };
}

export async function findPayout(executor: Executor, id: string): Promise<SandboxPayout | null> {
  const { rows } = await executor.query<SandboxPayout>(
    `select ${payoutColumns} from sandbox_payouts where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function savePayoutStatus(
  tx: Executor,
  id: string,
  status: SandboxPayout['status'],
  utr: string | null,
): Promise<void> {
  await tx.query('update sandbox_payouts set status = $2, utr = $3 where id = $1', [id, status, utr]);
}

/** Captured payments and processed refunds of a day in India, which the sandbox settles on the next day. */
export async function listSettled(
  executor: Executor,
  day: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<
  { id: string; type: 'payment' | 'refund'; amountPaise: number; feePaise: number; taxPaise: number }[]
> {
  const { rows } = await executor.query<{
    id: string;
    type: 'payment' | 'refund';
    amountPaise: number;
    feePaise: number;
    taxPaise: number;
  }>(
    `select id, 'payment' as type, amount_paise as "amountPaise", coalesce(fee_paise, 0) as "feePaise",
       coalesce(tax_paise, 0) as "taxPaise"
     from sandbox_payments
     where captured_at >= ($1::date - 1)::timestamp at time zone 'Asia/Kolkata'
       and captured_at < $1::date::timestamp at time zone 'Asia/Kolkata'
     union all
     select id, 'refund', amount_paise, 0, 0 from sandbox_refunds
     where status = 'processed' and created_at >= ($1::date - 1)::timestamp at time zone 'Asia/Kolkata'
       and created_at < $1::date::timestamp at time zone 'Asia/Kolkata'
     order by id limit $2 offset $3`,
    [day, limit, offset],
  );
  return rows;
}

export interface SandboxWebhook {
  id: string;
  event: string;
  body: string;
  copies: number;
}

export async function insertWebhook(
  tx: Executor,
  webhook: SandboxWebhook & { deliverAt: Date },
): Promise<void> {
  await tx.query(
    'insert into sandbox_webhooks (id, event, body, deliver_at, copies) values ($1, $2, $3, $4, $5)',
    [webhook.id, webhook.event, webhook.body, webhook.deliverAt, webhook.copies],
  );
}

export async function findWebhook(executor: Executor, id: string): Promise<SandboxWebhook | null> {
  const { rows } = await executor.query<SandboxWebhook>(
    'select id, event, body, copies from sandbox_webhooks where id = $1 and delivered_at is null',
    [id],
  );
  return rows[0] ?? null;
}

export async function markDelivered(executor: Executor, id: string): Promise<void> {
  await executor.query('update sandbox_webhooks set delivered_at = now() where id = $1', [id]);
}
