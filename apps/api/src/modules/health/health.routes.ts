import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dataOf } from '@postprocure/contracts/envelope';
import type { HealthService } from './health.service.ts';

const health = z.object({ status: z.literal('ok') });

export const healthRoutes =
  (service: HealthService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/health',
      {
        config: { neverRefused: true, errorCodes: ['OVERLOADED', 'TIMEOUT'] },
        schema: {
          summary: 'Whether this server can do its work',
          description:
            'Answers 200 when the database answers within a second and every migration is applied, else 503. Never limited, so that a load balancer can ask as often as it likes.',
          tags: ['Operation'],
          response: { 200: dataOf(health) },
        },
      },
      async () => {
        await service.check();
        return { data: { status: 'ok' as const } };
      },
    );
    done();
  };
