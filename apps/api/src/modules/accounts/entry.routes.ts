import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  acceptInvitationRequest,
  emailRequest,
  invitation,
  linkRequest,
  resetPasswordRequest,
  signUpRequest,
} from '@postprocure/contracts/account';
import { dataOf } from '@postprocure/contracts/envelope';
import { readClient } from '../../client-context.ts';
import type { AccountsService } from './index.ts';

const bodyLimit = 10_000;
const nothing = { 200: dataOf(z.null()) };

/** Ways into an account for people who are not logged in. None of them tells which addresses have one. */
export const entryRoutes =
  (service: AccountsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.post(
      '/api/user/signup',
      { bodyLimit, schema: { body: signUpRequest, response: nothing } },
      async (request) => {
        await service.signUp(readClient(request), request.body);
        return { data: null };
      },
    );

    app.post(
      '/api/user/verify-email',
      { bodyLimit, schema: { body: linkRequest, response: nothing } },
      async (request) => {
        await service.verifyEmail(readClient(request), request.body.token);
        return { data: null };
      },
    );

    app.post(
      '/api/user/recover',
      { bodyLimit, schema: { body: emailRequest, response: nothing } },
      async (request) => {
        await service.requestRecovery(readClient(request), request.body.email);
        return { data: null };
      },
    );

    app.post(
      '/api/user/reset-password',
      { bodyLimit, schema: { body: resetPasswordRequest, response: nothing } },
      async (request) => {
        await service.resetPassword(readClient(request), request.body);
        return { data: null };
      },
    );

    // The token of a link travels in bodies, which no log keeps.
    app.post(
      '/api/user/invitation',
      { bodyLimit, schema: { body: linkRequest, response: { 200: dataOf(invitation) } } },
      async (request) => ({
        data: await service.describeInvitation(readClient(request), request.body.token),
      }),
    );

    app.post(
      '/api/user/invitation/accept',
      { bodyLimit, schema: { body: acceptInvitationRequest, response: nothing } },
      async (request) => {
        await service.acceptInvitation(readClient(request), request.body);
        return { data: null };
      },
    );
    done();
  };
