import type { SettledItem } from '@postprocure/connectors/payments/payment-gateway';
import type { Executor } from '@postprocure/db/pool';
import { createSandboxId, writeEvent } from './sandbox-gateway.ts';
import {
  capturePayment,
  insertOrder,
  insertPayment,
  listSettled,
  saveOrderStatus,
  type SandboxPayment,
} from './sandbox.repository.ts';

export interface DemoPayment {
  amountPaise: number;
  method: SandboxPayment['method'];
  /** The statuses that the payment goes through. */
  statuses: readonly ('failed' | 'authorized' | 'captured')[];
}

/** Creates a sandbox order with a payment in the last status, and the webhook events for each status. */
export async function createDemoPayment(
  tx: Executor,
  { amountPaise, method, statuses }: DemoPayment,
  receipt: string,
): Promise<{ orderId: string; events: { id: string; name: string; body: string }[] }> {
  const order = await insertOrder(tx, { id: createSandboxId('order'), amountPaise, receipt, notes: {} });
  if (!order) throw new Error(`The receipt ${receipt} has already been used`);
  const last = statuses.at(-1) ?? 'failed';
  const id = createSandboxId('pay');
  const errorDescription = 'The payment was declined by the bank.';
  const inserted = await insertPayment(tx, {
    id,
    orderId: order.id,
    amountPaise,
    method,
    status: last,
    errorDescription: last === 'failed' ? errorDescription : null,
  });
  const payment = last === 'captured' ? await capturePayment(tx, id) : inserted;
  await saveOrderStatus(tx, order.id, last === 'captured' ? 'paid' : 'attempted');
  const events = statuses.map((status) => ({
    id: createSandboxId('evt'),
    name: `payment.${status}`,
    body: writeEvent(`payment.${status}`, {
      payment: { ...payment, status, errorDescription: status === 'failed' ? errorDescription : null },
    }),
  }));
  return { orderId: order.id, events };
}

const maxSettledItems = 1000;

/** The items that the sandbox settles on a day, as returned by its API. */
export async function listSandboxSettlement(executor: Executor, day: string): Promise<SettledItem[]> {
  const settled = await listSettled(executor, day, { limit: maxSettledItems, offset: 0 });
  const name = day.replaceAll('-', '');
  return settled.map(({ id, type, amountPaise, feePaise, taxPaise }) => ({
    entityId: id,
    type,
    creditPaise: type === 'payment' ? amountPaise - feePaise : 0,
    debitPaise: type === 'refund' ? amountPaise : 0,
    feePaise,
    taxPaise,
    settlementId: `setl_${name}`,
    utr: `SBX${name}`,
  }));
}
