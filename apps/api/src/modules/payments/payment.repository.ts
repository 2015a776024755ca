import type { GatewayPayment } from '@postprocure/connectors/payments/payment-gateway';
import type { Executor } from '@postprocure/db/pool';

export async function insertPaymentOrder(
  tx: Executor,
  order: { id: string; topUpId: string; amountPaise: number },
): Promise<void> {
  await tx.query(
    'insert into payment_orders (id, topup_id, amount_paise) values ($1, $2, $3) on conflict (id) do nothing',
    [order.id, order.topUpId, order.amountPaise],
  );
}

export async function countPaymentOrders(executor: Executor, topUpId: string): Promise<number> {
  const { rows } = await executor.query<{ count: number }>(
    'select count(*)::int as count from payment_orders where topup_id = $1',
    [topUpId],
  );
  return rows[0]?.count ?? 0;
}

export async function listPaymentOrders(executor: Executor, topUpId: string): Promise<string[]> {
  const { rows } = await executor.query<{ id: string }>(
    'select id from payment_orders where topup_id = $1 order by created_at desc, id',
    [topUpId],
  );
  return rows.map(({ id }) => id);
}

export async function findTopUpOfOrder(executor: Executor, orderId: string): Promise<string | null> {
  const { rows } = await executor.query<{ topUpId: string }>(
    'select topup_id as "topUpId" from payment_orders where id = $1',
    [orderId],
  );
  return rows[0]?.topUpId ?? null;
}

type PaymentStatus = GatewayPayment['status'];

/** The order of payment statuses. Events may arrive out of order, so a payment only moves forward. */
const rank: Record<PaymentStatus, number> = {
  created: 0,
  failed: 1,
  authorized: 2,
  captured: 3,
  refunded: 4,
};

/** Saves a payment status, unless a later status is already saved. */
export async function savePayment(
  tx: Executor,
  payment: GatewayPayment & { orderId: string },
): Promise<{ status: PaymentStatus; isNews: boolean }> {
  const { rows: known } = await tx.query<{ status: PaymentStatus }>(
    'select status from payments where id = $1 for update',
    [payment.id],
  );
  const earlier = known[0]?.status;
  if (earlier !== undefined && rank[earlier] >= rank[payment.status]) {
    return { status: earlier, isNews: false };
  }
  await tx.query(
    `insert into payments (id, order_id, amount_paise, status, method, fee_paise, tax_paise, failure, made_at,
       captured_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $4 in ('captured', 'refunded') then now() end)
     on conflict (id) do update set status = excluded.status, method = excluded.method,
       fee_paise = coalesce(excluded.fee_paise, payments.fee_paise),
       tax_paise = coalesce(excluded.tax_paise, payments.tax_paise), failure = excluded.failure,
       captured_at = coalesce(payments.captured_at, excluded.captured_at)`,
    [
      payment.id,
      payment.orderId,
      payment.amountPaise,
      payment.status,
      payment.method,
      payment.feePaise,
      payment.taxPaise,
      payment.errorDescription?.slice(0, 300) ?? null,
      payment.createdAt,
    ],
  );
  return { status: payment.status, isNews: true };
}
