import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  jobPage,
  jobQuery,
  mailQuery,
  numberParams,
  outboxPage,
  retried,
} from '@postprocure/contracts/operations/operation';
import { dataOf } from '@postprocure/contracts/envelope';
import { readStaffActor } from '../../staff-actor.ts';
import type { OperationsService } from './index.ts';

/** Support sees to mails; background jobs are for administrators, reading included. */
export const operationsRoutes =
  (service: OperationsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/desk/mails',
      {
        config: { permission: 'operation.read' },
        schema: { querystring: mailQuery, response: { 200: dataOf(outboxPage) } },
      },
      async ({ query }) => ({ data: await service.readOutbox(query) }),
    );

    app.post(
      '/api/desk/mails/:id/retry',
      {
        config: { permission: 'desk.write' },
        schema: { params: numberParams, response: { 200: dataOf(retried) } },
      },
      async (request) => ({
        data: { count: await service.retryMail(readStaffActor(request), request.params.id) },
      }),
    );

    app.post(
      '/api/desk/mails/retry',
      { config: { permission: 'desk.write' }, schema: { response: { 200: dataOf(retried) } } },
      async (request) => ({ data: { count: await service.retryAllMails(readStaffActor(request)) } }),
    );

    app.get(
      '/api/desk/jobs',
      {
        config: { permission: 'operation.write' },
        schema: { querystring: jobQuery, response: { 200: dataOf(jobPage) } },
      },
      async ({ query }) => ({ data: await service.readJobs(query) }),
    );

    app.post(
      '/api/desk/jobs/:id/retry',
      {
        config: { permission: 'operation.write' },
        schema: { params: numberParams, response: { 200: dataOf(z.null()) } },
      },
      async (request) => {
        await service.retryJob(readStaffActor(request), request.params.id);
        return { data: null };
      },
    );
    done();
  };
