import { defineEndpoints } from '../endpoint.ts';
import { orderParams } from '../orders/order.ts';
import { newOrderMessage, orderMessages } from './order-message.ts';

const maxBodyBytes = 20_000;

export const orderMessageEndpoints = defineEndpoints({
  'GET /api/seller/orders/:id/messages': {
    permission: 'orders.read',
    params: orderParams,
    response: orderMessages,
  },
  // Like answers to failed deliveries, messages need no active plan.
  'POST /api/seller/orders/:id/messages': {
    permission: 'deliveries.write',
    params: orderParams,
    body: newOrderMessage,
    response: orderMessages,
    maxBodyBytes,
  },
});

export const orderMessageDeskEndpoints = defineEndpoints({
  'GET /api/desk/orders/:id/messages': {
    permission: 'desk.read',
    params: orderParams,
    response: orderMessages,
  },
  'POST /api/desk/orders/:id/messages': {
    permission: 'desk.write',
    params: orderParams,
    body: newOrderMessage,
    response: orderMessages,
    maxBodyBytes,
  },
  'POST /api/desk/orders/:id/messages/resolve': {
    permission: 'desk.write',
    params: orderParams,
    response: orderMessages,
  },
});
