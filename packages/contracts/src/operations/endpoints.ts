import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { jobPage, jobQuery, mailQuery, outboxPage, recordParams, retried } from './operation.ts';

/** Support can retry emails. Only administrators can see background jobs. */
export const operationEndpoints = defineEndpoints({
  'GET /api/desk/mails': { permission: 'operation.read', query: mailQuery, response: outboxPage },
  'POST /api/desk/mails/:id/retry': { permission: 'desk.write', params: recordParams, response: retried },
  'POST /api/desk/mails/retry': { permission: 'desk.write', response: retried },
  'GET /api/desk/jobs': { permission: 'operation.write', query: jobQuery, response: jobPage },
  'POST /api/desk/jobs/:id/retry': {
    permission: 'operation.write',
    params: recordParams,
    response: z.null(),
  },
});
