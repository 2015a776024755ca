import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  pricingOutcome,
  pricingPreview,
  pricingRuleRequest,
  pricingState,
  pricingUndo,
} from '@postprocure/contracts/pricing-rule';
import { readClient } from '../../client-context.ts';
import { TokenBuckets } from '../../token-buckets.ts';
import type { SubscriptionsService } from './index.ts';

const handlerTimeout = 60_000;
/** Somebody may try out many rules, but each reads the whole list, and colleagues wait for the same connections. */
const previewLimits = { burst: 20, refillMs: 3000, reason: 'Too many previews in a short time.' };
/** Each may write the whole list. */
const changeLimits = { burst: 20, refillMs: 3000, reason: 'Too many changes of prices in a short time.' };

export const pricingRoutes =
  (service: SubscriptionsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const previews = new TokenBuckets(previewLimits);
    const changes = new TokenBuckets(changeLimits);

    app.get(
      '/api/seller/pricing-rule',
      { config: { permission: 'products.read' }, schema: { response: { 200: dataOf(pricingState) } } },
      async (request) => ({ data: await service.readPricing(request.seller) }),
    );

    app.post(
      '/api/seller/pricing-rule/preview',
      {
        config: { permission: 'products.read' },
        handlerTimeout,
        schema: { body: pricingRuleRequest, response: { 200: dataOf(pricingPreview) } },
      },
      async ({ seller, body }) => {
        previews.take(seller.merchantId);
        return { data: await service.previewRule(seller, body) };
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
        changes.take(request.seller.merchantId);
        return { data: await service.applyRule(request.seller, readClient(request), request.body) };
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
        changes.take(request.seller.merchantId);
        return { data: await service.undoChange(request.seller, readClient(request), request.body.id) };
      },
    );
    done();
  };
