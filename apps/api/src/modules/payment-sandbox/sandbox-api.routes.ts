import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { z } from 'zod';
import { enqueueJob } from '../../worker/job-queue.ts';
import {
  createSandboxId,
  describeOrder,
  describePayment,
  describePayout,
  describeRefund,
} from './sandbox-gateway.ts';
import type { Sandbox } from './sandbox.ts';
import {
  findOrder,
  findPayment,
  findPayout,
  findRefund,
  insertOrder,
  insertPayout,
  insertRefund,
  listOrdersByReceipt,
  listPayments,
  listSettled,
} from './sandbox.repository.ts';

const idParams = z.object({ id: z.string().max(60) });
const paise = z.int().min(100).max(50_000_000_000);
const newOrder = z.object({
  amount: paise,
  currency: z.literal('INR'),
  receipt: z.string().max(40),
  notes: z.record(z.string().max(256), z.string().max(256)).default({}),
});
const newRefund = z.object({ amount: paise, receipt: z.string().max(40), speed: z.string().optional() });
const newPayout = z.object({
  account_number: z.string(),
  fund_account_id: z.string(),
  amount: paise,
  currency: z.literal('INR'),
  reference_id: z.string().max(40),
  narration: z.string().max(30),
});
const reconQuery = z.object({
  year: z.coerce.number().int(),
  month: z.coerce.number().int().min(1).max(12),
  day: z.coerce.number().int().min(1).max(31),
  count: z.coerce.number().int().min(1).max(1000).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});
const settleAfterMs = 4000;

/** The part of Razorpay's HTTP API that our client uses, backed by the sandbox's tables. */
export const sandboxApiRoutes =
  (database: Pool, { keys }: Pick<Sandbox, 'keys'>): FastifyPluginCallback =>
  (instance, _options, done) => {
    const expected = Buffer.from(
      `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`,
    );
    instance.addHook('onRequest', (request, reply, next) => {
      const given = Buffer.from(request.headers.authorization ?? '');
      if (given.length === expected.length && timingSafeEqual(given, expected)) return next();
      void sendError(reply, 401, 'Authentication failed');
    });
    const routes: FastifyPluginCallbackZod = (app, _inner, registered) => {
      app.post('/v1/orders', { schema: { body: newOrder } }, async ({ body }, reply) => {
        const order = await insertOrder(database, {
          id: createSandboxId('order'),
          amountPaise: body.amount,
          receipt: body.receipt,
          notes: body.notes,
        });
        return order ? describeOrder(order) : sendError(reply, 400, 'The receipt has already been used');
      });
      app.get(
        '/v1/orders',
        { schema: { querystring: z.object({ receipt: z.string().max(40) }) } },
        async ({ query }) => ({
          entity: 'collection',
          items: (await listOrdersByReceipt(database, query.receipt)).map(describeOrder),
        }),
      );
      app.get('/v1/orders/:id/payments', { schema: { params: idParams } }, async ({ params }, reply) => {
        if (!(await findOrder(database, params.id))) return sendError(reply, 400, 'Order not found');
        const payments = await listPayments(database, params.id);
        return { entity: 'collection', items: payments.map(describePayment) };
      });
      app.get('/v1/payments/:id', { schema: { params: idParams } }, async ({ params }, reply) => {
        const payment = await findPayment(database, params.id);
        return payment ? describePayment(payment) : sendError(reply, 400, 'Payment not found');
      });
      app.post(
        '/v1/payments/:id/refund',
        { schema: { params: idParams, body: newRefund } },
        async (request, reply) => {
          const key = String(request.headers['x-refund-idempotency'] ?? '');
          if (!/^[\w-]{10,}$/.test(key))
            return sendError(reply, 400, 'The X-Refund-Idempotency header is missing or invalid');
          const { amount, receipt } = request.body;
          const made = await withTransaction(database, async (tx) => {
            const refund = await insertRefund(tx, {
              id: createSandboxId('rfnd'),
              paymentId: request.params.id,
              amountPaise: amount,
              receipt,
              idempotencyKey: key,
            });
            if (refund?.isNew) {
              await enqueueJob(tx, 'sandbox:settle-refund', {
                key: `sandbox-refund:${refund.refund.id}`,
                maxAttempts: 25,
                payload: { id: refund.refund.id },
                runAt: new Date(Date.now() + settleAfterMs),
              });
            }
            return refund;
          });
          if (!made)
            return sendError(reply, 400, 'The refund amount exceeds the amount that can still be refunded');
          if (made.refund.amountPaise !== amount) {
            return sendError(reply, 400, 'Different request body sent for the same idempotency key');
          }
          return describeRefund(made.refund);
        },
      );
      app.get(
        '/v1/payments/:paymentId/refunds/:id',
        { schema: { params: idParams.extend({ paymentId: z.string().max(60) }) } },
        async ({ params }, reply) => {
          const refund = await findRefund(database, params.id);
          return refund?.paymentId === params.paymentId
            ? describeRefund(refund)
            : sendError(reply, 400, 'Refund not found');
        },
      );
      app.post('/v1/contacts', () => ({ id: createSandboxId('cont'), entity: 'contact' }));
      app.post('/v1/fund_accounts', () => ({ id: createSandboxId('fa'), entity: 'fund_account' }));
      app.post('/v1/payouts', { schema: { body: newPayout } }, async (request, reply) => {
        const key = String(request.headers['x-payout-idempotency'] ?? '');
        if (!/^[\w-]{4,36}$/.test(key))
          return sendError(reply, 400, 'The X-Payout-Idempotency header is missing or invalid');
        const { amount, reference_id: reference } = request.body;
        const payout = await withTransaction(database, async (tx) => {
          const made = await insertPayout(tx, {
            id: createSandboxId('pout'),
            amountPaise: amount,
            reference,
            idempotencyKey: key,
            body: request.body,
          });
          if (made.isNew) {
            await enqueueJob(tx, 'sandbox:settle-payout', {
              key: `sandbox-payout:${made.payout.id}`,
              maxAttempts: 25,
              payload: { id: made.payout.id },
              runAt: new Date(Date.now() + settleAfterMs),
            });
          }
          return made.payout;
        });
        return describePayout(payout);
      });
      app.get('/v1/payouts/:id', { schema: { params: idParams } }, async ({ params }, reply) => {
        const payout = await findPayout(database, params.id);
        return payout ? describePayout(payout) : sendError(reply, 400, 'Payout not found');
      });
      app.get(
        '/v1/settlements/recon/combined',
        { schema: { querystring: reconQuery } },
        async ({ query: { year, month, day, count, skip } }) => {
          const date = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
          const settled = await listSettled(database, date, { limit: count, offset: skip });
          return {
            entity: 'collection',
            items: settled.map((item) => ({
              entity_id: item.id,
              type: item.type,
              credit: item.type === 'payment' ? item.amountPaise - item.feePaise : 0,
              debit: item.type === 'refund' ? item.amountPaise : 0,
              fee: item.feePaise,
              tax: item.taxPaise,
              settlement_id: `setl_${date.replaceAll('-', '')}`,
              settlement_utr: `SBX${date.replaceAll('-', '')}`,
            })),
          };
        },
      );
      registered();
    };
    void instance.register(routes);
    done();
  };

const sendError = (reply: FastifyReply, status: number, description: string): FastifyReply =>
  reply.code(status).send({ error: { code: 'BAD_REQUEST_ERROR', description } });
