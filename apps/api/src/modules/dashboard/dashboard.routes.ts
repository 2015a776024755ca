import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { dashboard } from '@postprocure/contracts/dashboard';
import { dataOf } from '@postprocure/contracts/envelope';
import type { DashboardService } from './index.ts';

export const dashboardRoutes =
  (service: DashboardService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/seller/dashboard',
      { config: { permission: 'dashboard.read' }, schema: { response: { 200: dataOf(dashboard) } } },
      async ({ caller }) => ({ data: await service.read(caller) }),
    );
    done();
  };
