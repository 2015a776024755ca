import { signRazorpay } from '@postprocure/connectors/payments/razorpay-signature';
import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { captureLate, settlePayout, settleRefund } from './sandbox-gateway.ts';
import { findWebhook, markDelivered } from './sandbox.repository.ts';
import type { Sandbox } from './sandbox.ts';

const idPayload = z.object({ id: z.string() });
const paymentPayload = z.object({ paymentId: z.string() });

export const sandboxTasks = (pool: Pool, { keys, postWebhook }: Sandbox): TaskList => ({
  'sandbox:deliver-webhook': async (payload) => {
    const { id } = idPayload.parse(payload);
    const webhook = await findWebhook(pool, id);
    if (!webhook) return;
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': signRazorpay(webhook.body, keys.webhookSecret),
      'x-razorpay-event-id': webhook.id,
    };
    for (let copy = 0; copy < webhook.copies; copy += 1) {
      const { ok, status } = await postWebhook(webhook.body, headers);
      if (!ok) throw new Error(`The webhook returned status ${status}`);
    }
    await markDelivered(pool, id);
  },
  'sandbox:capture-late': (payload) => captureLate(pool, paymentPayload.parse(payload).paymentId),
  'sandbox:settle-refund': (payload) => settleRefund(pool, idPayload.parse(payload).id),
  'sandbox:settle-payout': (payload) => settlePayout(pool, idPayload.parse(payload).id),
});
