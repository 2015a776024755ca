import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';

export const healthEndpoints = defineEndpoints({
  'GET /api/health': {
    docs: {
      tag: 'Operation',
      summary: 'Check server health',
      description:
        'Returns 200 when the database responds within a second and every migration has been applied, otherwise 503. Not rate limited, so that load balancers can poll it.',
    },
    response: z.object({ status: z.literal('ok') }),
    errors: ['OVERLOADED', 'TIMEOUT'],
    exemptFromLoadShedding: true,
  },
});
