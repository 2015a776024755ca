import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  pricingOutcome,
  pricingPreview,
  pricingRuleRequest,
  pricingState,
} from '@postprocure/contracts/pricing-rule';
import { readClient } from '../../client-context.ts';
import type { SubscriptionsService } from './index.ts';

const handlerTimeout = 60_000;

export const pricingRoutes =
  (service: SubscriptionsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
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
      async (request) => ({ data: await service.previewRule(request.seller, request.body) }),
    );

    app.put(
      '/api/seller/pricing-rule',
      {
        config: { permission: 'products.write' },
        handlerTimeout,
        schema: { body: pricingRuleRequest, response: { 200: dataOf(pricingOutcome) } },
      },
      async (request) => ({
        data: await service.applyRule(request.seller, readClient(request), request.body),
      }),
    );

    app.post(
      '/api/seller/pricing-rule/undo',
      {
        config: { permission: 'products.write' },
        handlerTimeout,
        schema: { response: { 200: dataOf(pricingOutcome) } },
      },
      async (request) => ({ data: await service.undoChange(request.seller, readClient(request)) }),
    );
    done();
  };
