import type { PaymentGateway } from '@postprocure/connectors/payments/payment-gateway';
import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { indianDay } from '../documents/index.ts';
import type { PaymentEffects } from './apply-payment.ts';
import { pollRefunds, pollTopUps } from './poll-gateway.ts';
import { reconcileSettlement } from './reconcile-settlement.ts';
import { sendRefund, type RefundParts } from './send-refund.ts';
import { processWebhookEvent } from './webhook.service.ts';

export interface PaymentTaskParts {
  database: Pool;
  gateway: PaymentGateway;
  effects: PaymentEffects;
  bankBox: RefundParts['bankBox'];
}

export const paymentTasks = ({ database, gateway, effects, bankBox }: PaymentTaskParts): TaskList => ({
  'payments:process-event': async (payload) => {
    await processWebhookEvent(database, effects, z.object({ id: z.int() }).parse(payload).id);
  },
  'payments:send-refund': (payload) =>
    sendRefund({ database, gateway, bankBox }, z.object({ id: z.uuid() }).parse(payload).id),
  'payments:poll': async () => {
    const parts = { database, gateway, effects };
    await pollTopUps(parts);
    await pollRefunds(parts);
  },
  'payments:reconcile': async () => {
    await reconcileSettlement({ database, gateway }, indianDay(new Date()));
  },
});

/** Reconciles settlements at 6:30 am in India. The crontab is in UTC. */
export const paymentCrontab = ['* * * * * payments:poll ?max=3', '0 1 * * * payments:reconcile ?max=5'];
