import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { dataOf } from '@postprocure/contracts/envelope';
import { loginRequest, loginResult } from '@postprocure/contracts/login';
import { ownPageHeader } from '@postprocure/contracts/own-page';
import { readClient } from '../../client-context.ts';
import { isOwnOrigin } from '../../plugins/own-origin.ts';
import type { AccountsService } from './index.ts';

export const accountsRoutes =
  (service: AccountsService, ownOrigins: readonly string[]): FastifyPluginCallbackZod =>
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
            'Answers with a token for the `Authorization: Bearer` header, valid for 30 minutes, and with the user it stands for. Where the account has two-factor login, `code` is asked for. Attempts are limited by client and by account. To a page of the seller application, which says so in `X-Requested-By`, the session also comes as a cookie.',
          tags: ['Accounts'],
          body: loginRequest,
          response: { 200: dataOf(loginResult) },
        },
      },
      async (request, reply) => {
        const client = readClient(request);
        if (!isFromOwnPage(request, ownOrigins)) return { data: await service.logIn(client, request.body) };
        const { data, setCookie } = await service.logInToSession(client, request.body);
        if (setCookie !== null) void reply.header('set-cookie', setCookie);
        return { data };
      },
    );
    done();
  };

/** Only a page of ours is given a cookie: another one could log its visitors in to somebody else's account. */
const isFromOwnPage = (request: FastifyRequest, ownOrigins: readonly string[]): boolean =>
  request.headers[ownPageHeader] !== undefined && isOwnOrigin(request, ownOrigins);
