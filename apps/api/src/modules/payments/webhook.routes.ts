import type { FastifyPluginCallback } from 'fastify';
import type { PaymentGateway } from '@postprocure/connectors/payments/payment-gateway';
import type { Pool } from '@postprocure/db/pool';
import { receivePaymentWebhook } from './webhook.service.ts';

const maxBodyBytes = 1_000_000;

/**
 * Receives webhooks from the payment gateway. Not part of our API contract, because the gateway defines the format.
 */
export const paymentWebhookRoutes =
  (parts: { database: Pool; gateway: PaymentGateway }): FastifyPluginCallback =>
  (app, _options, done) => {
    // The signature covers the exact bytes, so the body must not be parsed.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, parsed) =>
      parsed(null, body),
    );
    app.post('/api/hooks/razorpay', { schema: { hide: true } }, async ({ body, headers }) => {
      await receivePaymentWebhook(parts, {
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        signature: String(headers['x-razorpay-signature'] ?? ''),
        eventId: String(headers['x-razorpay-event-id'] ?? ''),
      });
      return { data: null };
    });
    done();
  };
