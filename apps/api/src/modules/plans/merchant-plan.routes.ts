import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { dataOf } from '@postprocure/contracts/envelope';
import { merchantPlan, pauseRequest, planRequest } from '@postprocure/contracts/plans/merchant-plan';
import { readClient } from '../../client-context.ts';
import type { MerchantPlansService } from './merchant-plans.ts';

const response = { 200: dataOf(merchantPlan) };
const writing = { permission: 'plan.write' } as const;

export const merchantPlanRoutes =
  (service: MerchantPlansService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/seller/plan',
      { config: { permission: 'plan.read' }, schema: { response } },
      async (request) => ({ data: await service.read(request.merchant.merchantId) }),
    );

    app.post(
      '/api/seller/plan/request',
      { config: writing, schema: { body: planRequest, response } },
      async (request) => ({
        data: await service.request(request.merchant, readClient(request), request.body),
      }),
    );

    app.post(
      '/api/seller/plan/pause',
      { config: writing, schema: { body: pauseRequest, response } },
      async (request) => ({
        data: await service.pause(request.merchant, readClient(request), request.body.months),
      }),
    );

    app.post('/api/seller/plan/cancel', { config: writing, schema: { response } }, async (request) => ({
      data: await service.cancel(request.merchant, readClient(request)),
    }));

    app.post('/api/seller/plan/withdraw', { config: writing, schema: { response } }, async (request) => ({
      data: await service.withdraw(request.merchant, readClient(request)),
    }));
    done();
  };
