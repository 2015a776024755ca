import { dataOf } from '@postprocure/contracts/envelope';
import { planComparison } from '@postprocure/contracts/plans/plan';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { PlansService } from './index.ts';

export const planRoutes =
  (plans: PlansService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/plans',
      {
        schema: {
          tags: ['Plans'],
          summary: 'Compare the plans',
          description:
            'Every plan with its price for a month, and what each allows, row by row as the plans page shows it.',
          response: { 200: dataOf(planComparison) },
        },
      },
      async () => ({ data: await plans.compare() }),
    );
    done();
  };
