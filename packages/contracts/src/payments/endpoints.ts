import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import {
  deskGateway,
  deskPaymentDetail,
  deskRefund,
  deskRefundList,
  deskTopUpPage,
  paymentSearchQuery,
  refundDecision,
  refundParams,
  settlementDay,
  settlementDays,
  settlementQuery,
  topUpIdParams,
  webhookEventDetail,
  webhookEventPage,
  webhookEventParams,
  webhookListQuery,
} from './desk-payment.ts';

export const paymentDeskEndpoints = defineEndpoints({
  'GET /api/desk/payment-gateway': { permission: 'money.read', response: deskGateway },
  'GET /api/desk/payments': { permission: 'money.read', query: paymentSearchQuery, response: deskTopUpPage },
  'GET /api/desk/payments/:id': {
    permission: 'money.read',
    params: topUpIdParams,
    response: deskPaymentDetail,
  },
  'GET /api/desk/webhook-events': {
    permission: 'money.read',
    query: webhookListQuery,
    response: webhookEventPage,
  },
  'GET /api/desk/webhook-events/:id': {
    permission: 'money.read',
    params: webhookEventParams,
    response: webhookEventDetail,
  },
  /** Processes a stored event again. Safe to repeat, because processing is idempotent. */
  'POST /api/desk/webhook-events/:id/replay': {
    permission: 'money.propose',
    params: webhookEventParams,
    response: z.null(),
  },
  'GET /api/desk/balance-refunds': { permission: 'money.read', response: deskRefundList },
  'POST /api/desk/balance-refunds/:id/decision': {
    permission: 'money.approve',
    params: refundParams,
    body: refundDecision,
    response: deskRefund,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'GET /api/desk/settlements': { permission: 'money.read', response: settlementDays },
  'POST /api/desk/settlements': {
    permission: 'money.propose',
    body: settlementQuery,
    response: settlementDay,
    timeoutMs: 60_000,
  },
});
