import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { dataOf } from '@postprocure/contracts/envelope';
import { loginRequest, loginResult } from '@postprocure/contracts/login';
import { readClient } from '../../client-context.ts';
import type { AccountsService } from './index.ts';

/** What people do who are not logged in yet. */
export const accountsRoutes =
  (service: AccountsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.post(
      '/api/user/login',
      {
        config: {
          errorCodes: [
            'INVALID_CREDENTIALS',
            'TWO_FACTOR_REQUIRED',
            'EMAIL_NOT_VERIFIED',
            'PAYLOAD_TOO_LARGE',
            'UNSUPPORTED_MEDIA_TYPE',
          ],
        },
        bodyLimit: 10_000,
        schema: {
          summary: 'Log in',
          description:
            'Answers with a token for the `Authorization: Bearer` header, valid for 30 minutes, and with the user it stands for. Where the account has two-factor login, `code` is asked for. Attempts are limited by client and by account.',
          tags: ['Accounts'],
          body: loginRequest,
          response: { 200: dataOf(loginResult) },
        },
      },
      async (request) => ({ data: await service.logIn(readClient(request), request.body) }),
    );
    done();
  };
