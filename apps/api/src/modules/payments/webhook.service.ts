import { AppError } from '@postprocure/contracts/app-error';
import type { PaymentGateway } from '@postprocure/connectors/payments/payment-gateway';
import { toPayment, toPayout, toRefund } from '@postprocure/connectors/payments/razorpay-gateway';
import { razorpayEvent, type RazorpayEvent } from '@postprocure/connectors/payments/razorpay-schemas';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { enqueueJob } from '../../worker/job-queue.ts';
import { applyPayment, type PaymentEffects } from './apply-payment.ts';
import { applyPayout, applyRefund } from './apply-refund.ts';
import {
  insertWebhookEvent,
  lockWebhookEvent,
  saveWebhookOutcome,
  type WebhookOutcome,
  type WebhookSource,
} from './webhook.repository.ts';

export interface WebhookRequest {
  /** Exactly as received, because the signature covers the bytes. */
  body: Buffer;
  signature: string;
  eventId: string;
}

/** Verifies a webhook, stores it and queues its processing. Repeats of an event change nothing. */
export async function receivePaymentWebhook(
  { database, gateway }: { database: Pool; gateway: PaymentGateway },
  { body, signature, eventId }: WebhookRequest,
): Promise<void> {
  if (!gateway.verifyWebhook(body, signature)) {
    throw new AppError('UNAUTHENTICATED', 'The signature does not match the body.');
  }
  if (!/^[\w-]{1,120}$/.test(eventId))
    throw new AppError('INVALID_REQUEST', 'The event ID is missing or invalid.');
  const event = readEventName(body);
  await withTransaction(database, async (tx) => {
    const id = await insertWebhookEvent(tx, { source: 'razorpay', eventId, event, body });
    if (id !== null) await queueWebhookEvent(tx, { id, source: 'razorpay' });
  });
}

/** The task that processes the events of each source. */
const eventTasks: Record<WebhookSource, string> = {
  razorpay: 'payments:process-event',
  shiprocket: 'fulfilment:process-event',
};

export const queueWebhookEvent = (
  tx: Executor,
  { id, source }: { id: number; source: WebhookSource },
): Promise<void> =>
  enqueueJob(tx, eventTasks[source], {
    key: `webhook-event:${id}`,
    maxAttempts: 12,
    payload: { id },
  });

/** Processes a stored event. A failure is saved and rethrown, so that the job queue retries it. */
export async function processWebhookEvent(
  database: Pool,
  effects: PaymentEffects,
  id: number,
): Promise<WebhookOutcome> {
  try {
    return await withTransaction(database, async (tx) => {
      const stored = await lockWebhookEvent(tx, id);
      if (!stored) throw new Error(`Webhook event ${id} not found`);
      const outcome = await applyEvent(tx, effects, stored.body);
      await saveWebhookOutcome(tx, id, outcome);
      return outcome;
    });
  } catch (error) {
    await saveWebhookOutcome(database, id, 'failed', error instanceof Error ? error.message : String(error));
    throw error;
  }
}

export async function applyEvent(
  tx: Executor,
  effects: PaymentEffects,
  body: Buffer,
): Promise<WebhookOutcome> {
  const event: RazorpayEvent = razorpayEvent.parse(JSON.parse(body.toString()));
  const { payment, refund, payout } = event.payload;
  const outcomes: WebhookOutcome[] = [];
  if (payment) outcomes.push(await applyPayment(tx, effects, toPayment(payment.entity)));
  if (refund) outcomes.push(await applyRefund(tx, toRefund(refund.entity)));
  if (payout) outcomes.push(await applyPayout(tx, toPayout(payout.entity)));
  return (
    (['applied', 'unmatched', 'unchanged'] as const).find((outcome) => outcomes.includes(outcome)) ??
    'ignored'
  );
}

function readEventName(body: Buffer): string {
  try {
    const { event } = JSON.parse(body.toString()) as { event?: unknown };
    if (typeof event === 'string' && /^[\w.]{1,80}$/.test(event)) return event;
  } catch {
    // Rejected below.
  }
  throw new AppError('INVALID_REQUEST', 'The body is not a webhook event.');
}
