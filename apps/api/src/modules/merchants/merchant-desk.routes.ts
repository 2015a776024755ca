import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inboxItemParams } from '@postprocure/contracts/inbox/inbox';
import {
  auditPage,
  auditQuery,
  deskMerchant,
  merchantPage,
  merchantQuery,
  merchantStatusChange,
  planActivation,
  planDecline,
} from '@postprocure/contracts/merchants/desk-merchant';
import { dataOf } from '@postprocure/contracts/envelope';
import { readStaffActor } from '../../staff-actor.ts';
import type { MerchantsService } from './index.ts';

const reading = { permission: 'merchants.read' } as const;
const writing = { permission: 'merchants.write' } as const;
const nothing = { 200: dataOf(z.null()) };

export const merchantDeskRoutes =
  (service: MerchantsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/desk/merchants',
      { config: reading, schema: { querystring: merchantQuery, response: { 200: dataOf(merchantPage) } } },
      async ({ query }) => ({ data: await service.list(query) }),
    );

    app.get(
      '/api/desk/merchants/:id',
      { config: reading, schema: { params: inboxItemParams, response: { 200: dataOf(deskMerchant) } } },
      async ({ params }) => ({ data: await service.read(params.id) }),
    );

    app.get(
      '/api/desk/audit',
      { config: reading, schema: { querystring: auditQuery, response: { 200: dataOf(auditPage) } } },
      async ({ query }) => ({ data: await service.readAuditTrail(query) }),
    );

    app.post(
      '/api/desk/merchants/:id/plan-request/activate',
      { config: writing, schema: { params: inboxItemParams, body: planActivation, response: nothing } },
      async (request) => {
        await service.activatePlan(readStaffActor(request), request.params.id, request.body);
        return { data: null };
      },
    );

    app.post(
      '/api/desk/merchants/:id/plan-request/decline',
      { config: writing, schema: { params: inboxItemParams, body: planDecline, response: nothing } },
      async (request) => {
        await service.declinePlan(readStaffActor(request), request.params.id, request.body);
        return { data: null };
      },
    );

    app.post(
      '/api/desk/merchants/:id/status',
      { config: writing, schema: { params: inboxItemParams, body: merchantStatusChange, response: nothing } },
      async (request) => {
        await service.changeStatus(readStaffActor(request), request.params.id, request.body);
        return { data: null };
      },
    );
    done();
  };
