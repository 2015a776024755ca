import { randomBytes } from 'node:crypto';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { enqueueJob } from '../../worker/job-queue.ts';
import {
  capturePayment,
  findPayment,
  findPayout,
  findRefund,
  insertPayment,
  insertWebhook,
  lockOrder,
  saveOrderStatus,
  savePayoutStatus,
  saveRefundStatus,
  type SandboxOrder,
  type SandboxPayment,
} from './sandbox.repository.ts';

/** The outcomes that can be chosen on the sandbox's payment page. */
export const sandboxOutcomes = ['success', 'failure', 'late', 'duplicate', 'reordered', 'closed'] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

export const sandboxOutcomeNames: Record<SandboxOutcome, string> = {
  success: 'The payment succeeds',
  failure: 'The bank declines the payment',
  late: 'The payment fails, then the bank confirms it late',
  duplicate: 'It succeeds, and every webhook arrives three times',
  reordered: 'It succeeds, and the webhooks arrive in the wrong order',
  closed: 'It succeeds, but the browser is closed before it returns',
};

export const createSandboxId = (prefix: 'order' | 'pay' | 'rfnd' | 'pout' | 'evt' | 'cont' | 'fa'): string =>
  `${prefix}_${randomBytes(10).toString('hex').slice(0, 14)}`;

/** Delay between the attempt and a late confirmation. */
const lateMs = 20_000;

/** Pays a sandbox order with the chosen outcome. Returns null if the order does not exist or is already paid. */
export const paySandboxOrder = (
  database: Pool,
  orderId: string,
  { method, outcome }: { method: SandboxPayment['method']; outcome: SandboxOutcome },
): Promise<SandboxPayment | null> =>
  withTransaction(database, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.status === 'paid') return null;
    const hasFailed = outcome === 'failure' || outcome === 'late';
    const payment = await insertPayment(tx, {
      id: createSandboxId('pay'),
      orderId,
      amountPaise: order.amountPaise,
      method,
      status: hasFailed ? 'failed' : 'authorized',
      errorDescription: hasFailed ? 'The payment was declined by the bank.' : null,
    });
    if (hasFailed) {
      await saveOrderStatus(tx, orderId, 'attempted');
      await queueWebhook(tx, 'payment.failed', { payment });
      if (outcome === 'late') await queueLateCapture(tx, payment.id);
      return payment;
    }
    return captureAndAnnounce(tx, order, payment, outcome);
  });

/** Captures a failed payment, as if the bank had confirmed it late. */
export const captureLate = (database: Pool, paymentId: string): Promise<void> =>
  withTransaction(database, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    const order = payment && (await lockOrder(tx, payment.orderId));
    if (payment?.status === 'failed' && order) await captureAndAnnounce(tx, order, payment, 'success');
  });

async function captureAndAnnounce(
  tx: Executor,
  order: SandboxOrder,
  authorized: SandboxPayment,
  outcome: SandboxOutcome,
): Promise<SandboxPayment> {
  const payment = await capturePayment(tx, authorized.id);
  await saveOrderStatus(tx, order.id, 'paid');
  const paid: SandboxOrder = { ...order, status: 'paid' };
  const events: [string, Parameters<typeof queueWebhook>[2]][] = [
    ['payment.authorized', { payment: { ...payment, status: 'authorized' } }],
    ['payment.captured', { payment }],
    ['order.paid', { payment, order: paid }],
  ];
  if (outcome === 'reordered') events.reverse();
  for (const [index, [name, entities]] of events.entries()) {
    await queueWebhook(tx, name, entities, {
      delayMs: index * 300,
      copies: outcome === 'duplicate' ? 3 : 1,
    });
  }
  return payment;
}

export const describeOrder = (order: SandboxOrder): object => ({
  id: order.id,
  entity: 'order',
  amount: order.amountPaise,
  amount_paid: order.status === 'paid' ? order.amountPaise : 0,
  amount_due: order.status === 'paid' ? 0 : order.amountPaise,
  currency: 'INR',
  receipt: order.receipt,
  offer_id: null,
  status: order.status,
  attempts: order.attempts,
  // Like the real gateway, sends an empty list instead of an empty object.
  notes: Object.keys(order.notes).length === 0 ? [] : order.notes,
  created_at: Math.floor(order.createdAt.getTime() / 1000),
});

export const describePayment = (payment: SandboxPayment): object => ({
  id: payment.id,
  entity: 'payment',
  amount: payment.amountPaise,
  currency: 'INR',
  status: payment.status,
  order_id: payment.orderId,
  method: payment.method,
  captured: payment.status === 'captured',
  amount_refunded: payment.refundedPaise,
  fee: payment.feePaise,
  tax: payment.taxPaise,
  error_description: payment.errorDescription,
  created_at: Math.floor(payment.createdAt.getTime() / 1000),
});

export const describeRefund = (refund: {
  id: string;
  paymentId: string;
  receipt: string | null;
  amountPaise: number;
  status: string;
}): object => ({
  id: refund.id,
  entity: 'refund',
  receipt: refund.receipt,
  payment_id: refund.paymentId,
  amount: refund.amountPaise,
  currency: 'INR',
  status: refund.status,
});

export const describePayout = (payout: {
  id: string;
  amountPaise: number;
  status: string;
  utr: string | null;
}): object => ({
  id: payout.id,
  entity: 'payout',
  amount: payout.amountPaise,
  currency: 'INR',
  status: payout.status,
  utr: payout.utr,
});

interface Entities {
  payment?: SandboxPayment | undefined;
  order?: SandboxOrder | undefined;
  refund?: object | undefined;
  payout?: object | undefined;
}

export function writeEvent(event: string, { payment, order, refund, payout }: Entities): string {
  const payload = {
    ...(payment && { payment: { entity: describePayment(payment) } }),
    ...(order && { order: { entity: describeOrder(order) } }),
    ...(refund && { refund: { entity: refund } }),
    ...(payout && { payout: { entity: payout } }),
  };
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(Date.now() / 1000),
  });
}

/** Stores a webhook and queues its delivery, in the transaction of the change it reports. */
export async function queueWebhook(
  tx: Executor,
  event: string,
  { payment, order, refund, payout }: Entities,
  { delayMs = 0, copies = 1 }: { delayMs?: number; copies?: number } = {},
): Promise<void> {
  const id = createSandboxId('evt');
  const body = writeEvent(event, { payment, order, refund, payout });
  const deliverAt = new Date(Date.now() + delayMs);
  await insertWebhook(tx, { id, event, body, copies, deliverAt });
  await enqueueJob(tx, 'sandbox:deliver-webhook', {
    key: `sandbox-webhook:${id}`,
    maxAttempts: 25,
    payload: { id },
    runAt: deliverAt,
  });
}

const queueLateCapture = (tx: Executor, paymentId: string): Promise<void> =>
  enqueueJob(tx, 'sandbox:capture-late', {
    key: `sandbox-late:${paymentId}`,
    maxAttempts: 25,
    payload: { paymentId },
    runAt: new Date(Date.now() + lateMs),
  });

/** Completes a pending refund, as the bank would. */
export const settleRefund = (database: Pool, refundId: string): Promise<void> =>
  withTransaction(database, async (tx) => {
    const refund = await findRefund(tx, refundId);
    if (refund?.status !== 'pending') return;
    await saveRefundStatus(tx, refundId, 'processed');
    const payment = await findPayment(tx, refund.paymentId);
    await queueWebhook(tx, 'refund.processed', {
      ...(payment && { payment }),
      refund: describeRefund({ ...refund, status: 'processed' }),
    });
  });

export const settlePayout = (database: Pool, payoutId: string): Promise<void> =>
  withTransaction(database, async (tx) => {
    const payout = await findPayout(tx, payoutId);
    if (payout?.status !== 'processing') return;
    const utr = `SBX${randomBytes(5).toString('hex').toUpperCase()}`;
    await savePayoutStatus(tx, payoutId, 'processed', utr);
    await queueWebhook(tx, 'payout.processed', {
      payout: describePayout({ ...payout, status: 'processed', utr }),
    });
  });
