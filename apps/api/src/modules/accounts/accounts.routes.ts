import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { dataOf } from '@postprocure/contracts/envelope';
import { loginRequest, loginResult } from '@postprocure/contracts/login';
import type { AccountsService } from './index.ts';

export const accountsRoutes =
  (service: AccountsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.post(
      '/api/user/login',
      {
        config: {
          errorCodes: ['INVALID_CREDENTIALS', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
        },
        bodyLimit: 10_000,
        schema: {
          summary: 'Log in',
          description:
            'Answers with a token for the `Authorization: Bearer` header, valid for 30 minutes, and with the user it stands for. Attempts are limited by client and by account.',
          tags: ['Accounts'],
          body: loginRequest,
          response: { 200: dataOf(loginResult) },
        },
      },
      async (request) => ({ data: await service.logIn(normalizeIP(request.ip), request.body) }),
    );
    done();
  };
