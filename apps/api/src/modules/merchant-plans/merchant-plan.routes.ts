import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { dataOf } from '@postprocure/contracts/envelope';
import { merchantPlan, pauseRequest, planRequest } from '@postprocure/contracts/merchant-plan';
import { readClient } from '../../client-context.ts';
import type { MerchantPlansService } from './index.ts';

const response = { 200: dataOf(merchantPlan) };
const writing = { permission: 'plan.write' } as const;

export const merchantPlanRoutes =
  (service: MerchantPlansService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/seller/plan',
      { config: { permission: 'plan.read' }, schema: { response } },
      async (request) => ({ data: await service.read(request.seller.merchantId) }),
    );

    app.post(
      '/api/seller/plan/request',
      { config: writing, schema: { body: planRequest, response } },
      async (request) => ({ data: await service.request(request.seller, readClient(request), request.body) }),
    );

    app.post(
      '/api/seller/plan/pause',
      { config: writing, schema: { body: pauseRequest, response } },
      async (request) => ({
        data: await service.pause(request.seller, readClient(request), request.body.months),
      }),
    );

    app.post('/api/seller/plan/cancel', { config: writing, schema: { response } }, async (request) => ({
      data: await service.cancel(request.seller, readClient(request)),
    }));

    app.post('/api/seller/plan/withdraw', { config: writing, schema: { response } }, async (request) => ({
      data: await service.withdraw(request.seller, readClient(request)),
    }));
    done();
  };
