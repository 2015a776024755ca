import { defineEndpoints } from '../endpoint.ts';
import { deliveryEstimate, deliveryEstimateQuery } from './delivery-estimate.ts';
import { shipment, trackingIdParams } from './shipment.ts';

export const shipmentEndpoints = defineEndpoints({
  'GET /api/delivery/estimate': {
    docs: {
      tag: 'Delivery',
      summary: 'Estimate delivery dates',
      description:
        'For an order placed now and delivered to an Indian PIN code: handling time plus transit from the warehouse that stocks the product. Both are in Indian business days, which exclude Sundays and national holidays.',
    },
    query: deliveryEstimateQuery,
    response: deliveryEstimate,
    errors: ['NOT_FOUND'],
  },
  'GET /api/shipments/:trackingId': {
    docs: {
      tag: 'Shipments',
      summary: 'Track a shipment',
      description:
        'Current status, progress and history of a shipment. Needs no login: the only detail about the recipient is the destination city.',
    },
    params: trackingIdParams,
    response: shipment,
    errors: ['NOT_FOUND'],
  },
});
