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
/** After the first poll. The gateway itself asks the bank for three days; a day later nothing can come any more. */
const pollAgesMs = [hour, 24 * hour, 72 * hour, 96 * hour];
const polledAtOnce = 50;

/** Asks the gateway about top-ups that no webhook has settled, and gives up those that are too old. */
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

/** An order that the gateway refuses to know, such as the sandbox's after a change to real payments, has none. */
async function listPayments(gateway: PaymentGateway, orderId: string): Promise<GatewayPayment[]> {
  try {
    return await gateway.listOrderPayments(orderId);
  } catch (error) {
    if (error instanceof GatewayError && error.isFinal) return [];
    throw error;
  }
}

/** Asks the gateway about refunds and payouts that no webhook has settled. */
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
