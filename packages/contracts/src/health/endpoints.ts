import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';

export const healthEndpoints = defineEndpoints({
  'GET /api/health': {
    docs: {
      tag: 'Operation',
      summary: 'Check server health',
      description:
        'Returns 200 when the database responds within a second and every migration has been applied, otherwise 503. The status is `degraded`, with a reason, while storage is full: reading works, and changes may fail with 507. Not rate limited, so that load balancers can poll it.',
    },
    response: z.object({ status: z.enum(['ok', 'degraded']), reason: z.string().optional() }),
    errors: ['OVERLOADED', 'TIMEOUT'],
    exemptFromLoadShedding: true,
  },
});
