import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import {
  pricingOutcome,
  pricingPreview,
  pricingRuleRequest,
  pricingState,
  pricingUndo,
} from './pricing-rule.ts';
import {
  bulkOutcome,
  bulkRequest,
  changeDecision,
  productPulse,
  pulseQuery,
  subscribeOutcome,
  subscriptionDetail,
  subscriptionEdit,
  subscriptionListQuery,
  subscriptionPage,
  subscriptionParams,
  subscriptionStatesQuery,
  subscriptionStatesResponse,
  subscriptionSummary,
} from './subscription.ts';

/** For endpoints that may read or change every product of a merchant, which takes longer. */
const timeoutMs = 60_000;

export const subscriptionEndpoints = defineEndpoints({
  'GET /api/seller/subscriptions': {
    permission: 'products.read',
    query: subscriptionListQuery,
    response: subscriptionPage,
  },
  'GET /api/seller/subscriptions/summary': { permission: 'products.read', response: subscriptionSummary },
  'GET /api/seller/subscriptions/states': {
    permission: 'products.read',
    query: subscriptionStatesQuery,
    response: subscriptionStatesResponse,
  },
  'GET /api/seller/subscriptions/pulse': {
    permission: 'products.read',
    query: pulseQuery,
    response: productPulse,
  },
  'POST /api/seller/subscriptions/bulk': {
    permission: 'products.write',
    body: bulkRequest,
    response: bulkOutcome,
    timeoutMs,
  },
  'GET /api/seller/subscriptions/:productId': {
    permission: 'products.read',
    params: subscriptionParams,
    response: subscriptionDetail,
  },
  'PUT /api/seller/subscriptions/:productId': {
    permission: 'products.write',
    params: subscriptionParams,
    response: subscribeOutcome,
    errors: ['PLAN_LIMIT'],
  },
  'DELETE /api/seller/subscriptions/:productId': {
    permission: 'products.write',
    params: subscriptionParams,
    response: z.null(),
  },
  'PATCH /api/seller/subscriptions/:productId': {
    permission: 'products.write',
    params: subscriptionParams,
    body: subscriptionEdit,
    response: subscriptionDetail,
  },
  'POST /api/seller/subscriptions/:productId/changes': {
    permission: 'products.write',
    params: subscriptionParams,
    body: changeDecision,
    response: subscriptionDetail,
  },
});

export const pricingEndpoints = defineEndpoints({
  'GET /api/seller/pricing-rule': { permission: 'products.read', response: pricingState },
  'POST /api/seller/pricing-rule/preview': {
    permission: 'products.read',
    body: pricingRuleRequest,
    response: pricingPreview,
    timeoutMs,
  },
  'PUT /api/seller/pricing-rule': {
    permission: 'products.write',
    body: pricingRuleRequest,
    response: pricingOutcome,
    timeoutMs,
  },
  'POST /api/seller/pricing-rule/undo': {
    permission: 'products.write',
    body: pricingUndo,
    response: pricingOutcome,
    timeoutMs,
  },
});
