import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { agreementAcceptance, agreementStates } from '@postprocure/contracts/agreement';
import { dataOf } from '@postprocure/contracts/envelope';
import { readClient } from '../../client-context.ts';
import type { AgreementsService } from './index.ts';

const response = { 200: dataOf(agreementStates) };

export const agreementRoutes =
  (service: AgreementsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/seller/agreements',
      { config: { permission: 'settings.read' }, schema: { response } },
      async ({ seller }) => ({ data: { documents: await service.read(seller) } }),
    );

    app.post(
      '/api/seller/agreements/acceptances',
      {
        config: { permission: 'settings.write' },
        bodyLimit: 2000,
        schema: { body: agreementAcceptance, response },
      },
      async (request) => ({
        data: { documents: await service.accept(request.seller, readClient(request), request.body) },
      }),
    );
    done();
  };
