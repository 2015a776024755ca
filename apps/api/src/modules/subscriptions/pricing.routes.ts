import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  pricingOutcome,
  pricingPreview,
  pricingRuleRequest,
  pricingState,
  pricingUndo,
} from '@postprocure/contracts/subscriptions/pricing-rule';
import { readClient } from '../../client-context.ts';
import { RateLimiter } from '../../limits/rate-limiter.ts';
import type { SubscriptionsService } from './index.ts';

const handlerTimeout = 60_000;
/** Somebody may try out many rules, but each reads the whole list, and colleagues wait for the same connections. */
const previewLimits = { burst: 20, refillMs: 3000, reason: 'Too many previews in a short time.' };
/** Each may write the whole list. */
const changeLimits = { burst: 20, refillMs: 3000, reason: 'Too many changes of prices in a short time.' };

export const pricingRoutes =
  (service: SubscriptionsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const previews = new RateLimiter(previewLimits);
    const changes = new RateLimiter(changeLimits);

    app.get(
      '/api/seller/pricing-rule',
      { config: { permission: 'products.read' }, schema: { response: { 200: dataOf(pricingState) } } },
      async (request) => ({ data: await service.readPricing(request.merchant) }),
    );

    app.post(
      '/api/seller/pricing-rule/preview',
      {
        config: { permission: 'products.read' },
        handlerTimeout,
        schema: { body: pricingRuleRequest, response: { 200: dataOf(pricingPreview) } },
      },
      async ({ merchant, body }) => {
        previews.take(merchant.merchantId);
        return { data: await service.previewRule(merchant, body) };
      },
    );

    app.put(
      '/api/seller/pricing-rule',
      {
        config: { permission: 'products.write' },
        handlerTimeout,
        schema: { body: pricingRuleRequest, response: { 200: dataOf(pricingOutcome) } },
      },
      async (request) => {
        changes.take(request.merchant.merchantId);
        return { data: await service.applyRule(request.merchant, readClient(request), request.body) };
      },
    );

    app.post(
      '/api/seller/pricing-rule/undo',
      {
        config: { permission: 'products.write' },
        handlerTimeout,
        schema: { body: pricingUndo, response: { 200: dataOf(pricingOutcome) } },
      },
      async (request) => {
        changes.take(request.merchant.merchantId);
        return { data: await service.undoChange(request.merchant, readClient(request), request.body.id) };
      },
    );
    done();
  };
