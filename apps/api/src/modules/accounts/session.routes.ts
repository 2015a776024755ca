import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  businessChoice,
  handOverToken,
  openSessions,
  sellerSession,
  sessionExtension,
  sessionParams,
} from '@postprocure/contracts/session';
import { readClient } from '../../client-context.ts';
import type { AccountsService, WithCookie } from './index.ts';

const nothing = { 200: dataOf(z.null()) };

/** The session of the seller application: who it is of, its end, and what its person may know of it. */
export const sessionRoutes =
  (service: AccountsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    // Open to everybody: whoever is logged out already must still be able to drop the cookie.
    app.delete('/api/user/session', { schema: { response: nothing } }, async (request, reply) =>
      answer(reply, { data: null, ...(await service.signOut(request.headers, readClient(request))) }),
    );

    app.get(
      '/api/user/session',
      { schema: { response: { 200: dataOf(sellerSession.nullable()) } } },
      async (request) => ({ data: await service.findSession(request.headers, readClient(request)) }),
    );

    app.post(
      '/api/account/session/extend',
      { schema: { response: { 200: dataOf(sessionExtension) } } },
      async (request, reply) => answer(reply, await service.extendSession(request.caller)),
    );

    app.post(
      '/api/account/session/token',
      { schema: { response: { 200: dataOf(handOverToken) } } },
      async (request, reply) => answer(reply, await service.handOver(request.caller)),
    );

    app.put(
      '/api/account/session/business',
      { schema: { body: businessChoice, response: nothing } },
      async (request) => {
        await service.switchBusiness(request.caller, readClient(request), request.body.merchantId);
        return { data: null };
      },
    );

    app.get(
      '/api/account/sessions',
      { schema: { response: { 200: dataOf(openSessions) } } },
      async (request) => ({ data: { sessions: await service.listSessions(request.caller) } }),
    );

    app.delete(
      '/api/account/sessions/:id',
      { schema: { params: sessionParams, response: nothing } },
      async (request) => {
        await service.revokeSession(request.caller, request.params.id, readClient(request));
        return { data: null };
      },
    );

    app.delete('/api/account/sessions', { schema: { response: nothing } }, async (request) => {
      await service.revokeOtherSessions(request.caller, readClient(request));
      return { data: null };
    });
    done();
  };

function answer<T>(reply: FastifyReply, { data, setCookie }: WithCookie<T>): { data: T } {
  if (setCookie !== null) void reply.header('set-cookie', setCookie);
  return { data };
}
