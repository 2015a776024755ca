import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  bulkOutcome,
  bulkRequest,
  changeDecision,
  productPulse,
  pulseQuery,
  subscribedIds,
  subscribeOutcome,
  subscriptionDetail,
  subscriptionEdit,
  subscriptionListQuery,
  subscriptionPage,
  subscriptionParams,
  subscriptionStatesQuery,
  subscriptionSummary,
} from '@postprocure/contracts/subscriptions/subscription';
import { readClient } from '../../client-context.ts';
import type { SubscriptionsService } from './index.ts';

const reading = { permission: 'products.read' } as const;
const writing = { permission: 'products.write' } as const;

export const subscriptionRoutes =
  (service: SubscriptionsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/seller/subscriptions',
      {
        config: reading,
        schema: { querystring: subscriptionListQuery, response: { 200: dataOf(subscriptionPage) } },
      },
      async (request) => ({ data: await service.list(request.merchant, request.query) }),
    );

    app.get(
      '/api/seller/subscriptions/summary',
      { config: reading, schema: { response: { 200: dataOf(subscriptionSummary) } } },
      async (request) => ({ data: await service.summarize(request.merchant) }),
    );

    app.get(
      '/api/seller/subscriptions/states',
      {
        config: reading,
        schema: { querystring: subscriptionStatesQuery, response: { 200: dataOf(subscribedIds) } },
      },
      async (request) => ({
        data: { productIds: await service.listSubscribedIds(request.merchant, request.query.ids) },
      }),
    );

    app.get(
      '/api/seller/subscriptions/pulse',
      { config: reading, schema: { querystring: pulseQuery, response: { 200: dataOf(productPulse) } } },
      async (request) => ({ data: await service.readPulse(request.merchant.merchantId, request.query.days) }),
    );

    app.post(
      '/api/seller/subscriptions/bulk',
      {
        config: writing,
        handlerTimeout: 60_000,
        schema: { body: bulkRequest, response: { 200: dataOf(bulkOutcome) } },
      },
      async (request) => ({
        data: await service.actOnMany(request.merchant, readClient(request), request.body),
      }),
    );

    app.get(
      '/api/seller/subscriptions/:productId',
      {
        config: reading,
        schema: { params: subscriptionParams, response: { 200: dataOf(subscriptionDetail) } },
      },
      async (request) => ({ data: await service.read(request.merchant, request.params.productId) }),
    );

    app.put(
      '/api/seller/subscriptions/:productId',
      {
        config: writing,
        schema: { params: subscriptionParams, response: { 200: dataOf(subscribeOutcome) } },
      },
      async (request) => ({ data: await service.subscribe(request.merchant, request.params.productId) }),
    );

    app.delete(
      '/api/seller/subscriptions/:productId',
      { config: writing, schema: { params: subscriptionParams, response: { 200: dataOf(z.null()) } } },
      async (request) => {
        await service.unsubscribe(request.merchant, request.params.productId);
        return { data: null };
      },
    );

    app.patch(
      '/api/seller/subscriptions/:productId',
      {
        config: writing,
        schema: {
          params: subscriptionParams,
          body: subscriptionEdit,
          response: { 200: dataOf(subscriptionDetail) },
        },
      },
      async (request) => ({
        data: await service.edit(request.merchant, request.params.productId, request.body),
      }),
    );

    app.post(
      '/api/seller/subscriptions/:productId/changes',
      {
        config: writing,
        schema: {
          params: subscriptionParams,
          body: changeDecision,
          response: { 200: dataOf(subscriptionDetail) },
        },
      },
      async (request) => ({
        data: await service.decide(request.merchant, request.params.productId, request.body),
      }),
    );
    done();
  };
