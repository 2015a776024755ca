import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { passwordRequest } from '@postprocure/contracts/account';
import { dataOf } from '@postprocure/contracts/envelope';
import { downloadParams, privacyState } from '@postprocure/contracts/privacy';
import { readClient } from '../../client-context.ts';
import { acceptsGzip, fileTimeoutMs } from '../../sent-file.ts';
import type { PrivacyService } from './index.ts';

const response = { 200: dataOf(privacyState) };

export const privacyRoutes =
  (service: PrivacyService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get('/api/account/privacy', { schema: { response } }, async ({ caller }) => ({
      data: await service.read(caller),
    }));

    app.post('/api/account/data-downloads', { schema: { response } }, async (request) => ({
      data: await service.requestDownload(request.caller, readClient(request)),
    }));

    app.get(
      '/api/account/data-downloads/:id',
      { handlerTimeout: fileTimeoutMs, schema: { params: downloadParams } },
      async ({ caller, params, headers }, reply) => {
        const gzip = acceptsGzip(headers['accept-encoding']);
        const file = await service.openDownload(caller, params.id, { gzip });
        if (gzip) void reply.header('content-encoding', 'gzip');
        return reply
          .headers({
            // By which whoever receives less knows that something is missing.
            'content-length': file.bytes,
            'content-disposition': 'attachment; filename="my-data.json"',
            vary: 'accept-encoding',
          })
          .type('application/json; charset=utf-8')
          .send(file.stream);
      },
    );

    app.post(
      '/api/account/erasure',
      { bodyLimit: 2000, schema: { body: passwordRequest, response } },
      async (request) => ({
        data: await service.requestErasure(request.caller, readClient(request), request.body.password),
      }),
    );

    app.delete('/api/account/erasure', { schema: { response } }, async (request) => ({
      data: await service.keepAccount(request.caller, readClient(request)),
    }));
    done();
  };
