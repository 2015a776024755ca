import {
  GatewayError,
  type GatewayPayment,
  type PaymentGateway,
} from '@postprocure/connectors/payments/payment-gateway';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { applyPayment, type PaymentEffects } from './apply-payment.ts';
import { applyPayout, applyRefund } from './apply-refund.ts';
import { listOpenParts } from './balance-refund.repository.ts';
import { listPaymentOrders } from './payment.repository.ts';
import { lockTopUp, saveNextPoll, saveTopUpState, takeDuePolls, type DuePoll } from './top-up.repository.ts';
import { topUpStates } from './top-up-states.ts';

export interface PollParts {
  database: Pool;
  gateway: PaymentGateway;
  effects: PaymentEffects;
}

const minute = 60_000;
const hour = 60 * minute;
/**
 * Ages at which a top-up is polled after the first poll. The gateway polls the bank for three days, so after four days
 * the result is final.
 */
const pollAgesMs = [hour, 24 * hour, 72 * hour, 96 * hour];
const polledAtOnce = 50;

/** Polls the gateway for top-ups that no webhook has completed, and expires those that are too old. */
export async function pollTopUps(parts: PollParts): Promise<number> {
  const due = await withTransaction(parts.database, (tx) => takeDuePolls(tx, polledAtOnce));
  const failures: unknown[] = [];
  for (const topUp of due) await pollTopUp(parts, topUp).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} top-ups were not polled`);
  return due.length;
}

async function pollTopUp(
  { database, gateway, effects }: PollParts,
  { id, createdAt }: DuePoll,
): Promise<void> {
  for (const orderId of await listPaymentOrders(database, id)) {
    for (const payment of await listPayments(gateway, orderId)) {
      await withTransaction(database, (tx) => applyPayment(tx, effects, payment));
    }
  }
  await withTransaction(database, async (tx) => {
    const topUp = await lockTopUp(tx, id);
    if (!topUp || topUp.state === 'paid') return;
    const age = Date.now() - createdAt.getTime();
    const next = pollAgesMs.find((pollAge) => pollAge > age);
    await saveNextPoll(tx, id, next === undefined ? null : new Date(createdAt.getTime() + next));
    if (next === undefined && topUpStates.canChange(topUp.state, 'expired')) {
      await saveTopUpState(tx, id, 'expired', topUp.failure);
    }
  });
}

/**
 * Returns no payments for an order unknown to the gateway, such as a sandbox order after switching to real payments.
 */
async function listPayments(gateway: PaymentGateway, orderId: string): Promise<GatewayPayment[]> {
  try {
    return await gateway.listOrderPayments(orderId);
  } catch (error) {
    if (error instanceof GatewayError && error.isFinal) return [];
    throw error;
  }
}

/** Polls the gateway for refunds and payouts that no webhook has completed. */
export async function pollRefunds({ database, gateway }: PollParts): Promise<void> {
  for (const { gatewayId, paymentId } of await listOpenParts(database)) {
    if (paymentId === null) {
      const payout = await gateway.fetchPayout(gatewayId);
      await withTransaction(database, (tx) => applyPayout(tx, payout));
    } else {
      const refund = await gateway.fetchRefund(paymentId, gatewayId);
      await withTransaction(database, (tx) => applyRefund(tx, refund));
    }
  }
}
