import { deliveryEstimate, deliveryEstimateQuery } from '@postprocure/contracts/shipments/delivery-estimate';
import { dataOf } from '@postprocure/contracts/envelope';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { DeliveryService } from './delivery-estimate.service.ts';

export const deliveryRoutes =
  (delivery: DeliveryService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/delivery/estimate',
      {
        config: { errorCodes: ['NOT_FOUND'] },
        schema: {
          tags: ['Delivery'],
          summary: 'Estimate when a product arrives',
          description:
            'For an order placed now and a pincode in India: handling, then transit from the warehouse the product lies in, both in business days of the Indian calendar (no Sundays, no national holidays).',
          querystring: deliveryEstimateQuery,
          response: { 200: dataOf(deliveryEstimate) },
        },
      },
      async (request) => ({ data: await delivery.estimate(request.query) }),
    );
    done();
  };
