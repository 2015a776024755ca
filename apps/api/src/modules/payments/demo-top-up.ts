import type { Executor } from '@postprocure/db/pool';
import { createDemoPayment, type DemoPayment } from '../payment-sandbox/index.ts';
import type { PaymentEffects } from './apply-payment.ts';
import { insertPaymentOrder } from './payment.repository.ts';
import { insertTopUp } from './top-up.repository.ts';
import { insertWebhookEvent, saveWebhookOutcome } from './webhook.repository.ts';
import { applyEvent } from './webhook.service.ts';

export interface DemoTopUp extends DemoPayment {
  merchantId: string;
  createdBy: string;
  /** Unique key of the top-up. */
  key: string;
}

/** For the demo: a top-up that was paid at the sandbox, with the events that the sandbox would have sent. */
export async function createDemoTopUp(
  tx: Executor,
  effects: PaymentEffects,
  { merchantId, createdBy, key, ...payment }: DemoTopUp,
): Promise<void> {
  const { amountPaise } = payment;
  const { id } = await insertTopUp(tx, {
    merchantId,
    amountPaise,
    planKey: null,
    idempotencyKey: key,
    createdBy,
  });
  const { orderId, events } = await createDemoPayment(tx, payment, key);
  await insertPaymentOrder(tx, { id: orderId, topUpId: id, amountPaise });
  for (const event of events) {
    const body = Buffer.from(event.body);
    const eventId = await insertWebhookEvent(tx, {
      source: 'razorpay',
      eventId: event.id,
      event: event.name,
      body,
    });
    if (eventId === null) throw new Error(`Event ${event.id} already exists`);
    await saveWebhookOutcome(tx, eventId, await applyEvent(tx, effects, body));
  }
}
