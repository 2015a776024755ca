import type { ApiClient } from '@postprocure/api-client/api-client';
import type { RequestContext } from '@postprocure/api/endpoints/handlers';
import { createLocalClient } from '@postprocure/api/endpoints/local-client';
import type { Services } from '@postprocure/api/services';
import { cartEndpoints } from '@postprocure/contracts/cart/endpoints';
import { catalogueEndpoints } from '@postprocure/contracts/catalogue/endpoints';
import { chatEndpoints } from '@postprocure/contracts/chat/endpoints';
import { planEndpoints } from '@postprocure/contracts/plans/endpoints';
import { shipmentEndpoints } from '@postprocure/contracts/shipments/endpoints';

export type StorefrontServices = Pick<Services, 'cart' | 'catalogue' | 'chat' | 'plans' | 'shipments'>;

/** The endpoints that storefront pages call while they are rendered. */
const endpoints = {
  ...cartEndpoints,
  ...catalogueEndpoints,
  ...chatEndpoints,
  ...planEndpoints,
  ...shipmentEndpoints,
};

/** Creates one API client per page request, because each request has a different visitor. */
export function createStorefrontApi(services: StorefrontServices): (context: RequestContext) => ApiClient {
  const { cart, catalogue, chat, plans, shipments } = services;
  const handlers = { ...cart, ...catalogue, ...chat, ...plans, ...shipments };
  return (context) => createLocalClient(endpoints, handlers, context);
}
