import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  changePasswordRequest,
  passwordRequest,
  recoveryCodes,
  totpCodeRequest,
  totpEnrolment,
} from '@postprocure/contracts/account';
import { dataOf } from '@postprocure/contracts/envelope';
import { readClient } from '../../client-context.ts';
import type { AccountsService } from './index.ts';

const bodyLimit = 10_000;
const nothing = { 200: dataOf(z.null()) };

/** What protects somebody's account, for themselves to change. */
export const securityRoutes =
  (service: AccountsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.put(
      '/api/account/password',
      { bodyLimit, schema: { body: changePasswordRequest, response: nothing } },
      async (request) => {
        await service.changePassword(request.caller, readClient(request), request.body);
        return { data: null };
      },
    );

    app.post(
      '/api/account/totp',
      { bodyLimit, schema: { body: passwordRequest, response: { 200: dataOf(totpEnrolment) } } },
      async (request) => ({
        data: await service.enrolTotp(request.caller, readClient(request), request.body.password),
      }),
    );

    app.post(
      '/api/account/totp/confirm',
      { bodyLimit, schema: { body: totpCodeRequest, response: { 200: dataOf(recoveryCodes) } } },
      async (request) => ({
        data: await service.confirmTotp(request.caller, readClient(request), request.body.code),
      }),
    );

    app.post(
      '/api/account/totp/disable',
      { bodyLimit, schema: { body: passwordRequest, response: nothing } },
      async (request) => {
        await service.disableTwoFactor(request.caller, readClient(request), request.body.password);
        return { data: null };
      },
    );

    app.post(
      '/api/account/recovery-codes',
      { bodyLimit, schema: { body: passwordRequest, response: { 200: dataOf(recoveryCodes) } } },
      async (request) => ({
        data: await service.renewRecoveryCodes(request.caller, readClient(request), request.body.password),
      }),
    );
    done();
  };
