import { dataOf } from '@postprocure/contracts/envelope';
import { shipment, trackingIdParams } from '@postprocure/contracts/shipments/shipment';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ShipmentsService } from './index.ts';

export const shipmentRoutes =
  (shipments: ShipmentsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/shipments/:trackingId',
      {
        config: { errorCodes: ['NOT_FOUND'] },
        schema: {
          tags: ['Shipments'],
          summary: 'Track a parcel',
          description:
            'Where a parcel is, how far it has come and what happened to it so far. It needs no login and says nothing about the person it is for beyond the city.',
          params: trackingIdParams,
          response: { 200: dataOf(shipment) },
        },
      },
      async (request) => ({ data: await shipments.track(request.params.trackingId) }),
    );
    done();
  };
