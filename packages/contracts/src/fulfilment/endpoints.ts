import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { bulkOrderOutcome, orderParams } from '../orders/order.ts';
import { evidenceVideoMaxBytes } from './claim-rules.ts';
import {
  customerAnswer,
  customerDelivery,
  customerLinkParams,
  evidenceFile,
  evidenceQuery,
  ndrAnswer,
  ndrDispute,
  newClaim,
  orderDelivery,
} from './delivery.ts';
import {
  claimDecision,
  claimFileParams,
  claimQueue,
  claimQueueQuery,
  conflictResolution,
  demoOutcomeChoice,
  deskDelivery,
  deskNdrAnswer,
  deskParcelParams,
  disputeDecision,
  inspection,
  ndrFileParams,
  parcelPapersQuery,
  parcelSize,
  returnReceipt,
  workList,
  workListOrders,
  workListQuery,
} from './desk-fulfilment.ts';

const timeoutMs = 60_000;

export const deliveryEndpoints = defineEndpoints({
  'GET /api/seller/orders/:id/delivery': {
    permission: 'orders.read',
    params: orderParams,
    response: orderDelivery,
  },
  'POST /api/seller/orders/:id/ndr-answers': {
    permission: 'deliveries.write',
    params: orderParams,
    body: ndrAnswer,
    response: orderDelivery,
    errors: ['CONFLICT'],
  },
  'POST /api/seller/orders/:id/ndr-disputes': {
    permission: 'deliveries.write',
    params: orderParams,
    body: ndrDispute,
    response: orderDelivery,
    errors: ['CONFLICT'],
  },
  'POST /api/seller/orders/:id/claims': {
    permission: 'deliveries.write',
    params: orderParams,
    body: newClaim,
    response: orderDelivery,
    errors: ['CONFLICT'],
  },
});

export const evidenceEndpoints = defineEndpoints({
  'POST /api/seller/orders/:id/evidence': {
    permission: 'deliveries.write',
    params: orderParams,
    query: evidenceQuery,
    body: 'file',
    response: evidenceFile,
    errors: ['CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    maxBodyBytes: evidenceVideoMaxBytes,
    timeoutMs: 110_000,
  },
});

/** For merchants' customers, who have a signed link and no login. */
export const customerDeliveryEndpoints = defineEndpoints({
  'GET /api/failed-deliveries/:token': {
    params: customerLinkParams,
    response: customerDelivery,
    errors: ['NOT_FOUND'],
  },
  'POST /api/failed-deliveries/:token': {
    params: customerLinkParams,
    body: customerAnswer,
    response: customerDelivery,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
});

export const fulfilmentDeskEndpoints = defineEndpoints({
  'GET /api/desk/fulfilment': { permission: 'fulfilment.read', query: workListQuery, response: workList },
  'POST /api/desk/fulfilment/packings': {
    permission: 'fulfilment.write',
    body: workListOrders,
    response: bulkOrderOutcome,
    timeoutMs,
  },
  'POST /api/desk/fulfilment/bookings': {
    permission: 'fulfilment.write',
    body: workListOrders,
    response: bulkOrderOutcome,
    timeoutMs,
  },
  'POST /api/desk/fulfilment/hand-overs': {
    permission: 'fulfilment.write',
    body: workListOrders,
    response: bulkOrderOutcome,
    timeoutMs,
  },
  'GET /api/desk/fulfilment/labels': {
    permission: 'fulfilment.write',
    query: parcelPapersQuery,
    response: 'file',
  },
  'GET /api/desk/fulfilment/manifest': {
    permission: 'fulfilment.write',
    query: parcelPapersQuery,
    response: 'file',
  },
  'GET /api/desk/fulfilment/pick-list': {
    permission: 'fulfilment.read',
    query: parcelPapersQuery,
    response: 'file',
  },
  'PUT /api/desk/parcels/:id/size': {
    permission: 'fulfilment.write',
    params: deskParcelParams,
    body: parcelSize,
    response: z.null(),
    errors: ['CONFLICT'],
  },
  'PUT /api/desk/parcels/:id/demo-outcome': {
    permission: 'fulfilment.write',
    params: deskParcelParams,
    body: demoOutcomeChoice,
    response: z.null(),
    errors: ['CONFLICT'],
  },
  'POST /api/desk/parcels/:id/receipt': {
    permission: 'fulfilment.write',
    params: deskParcelParams,
    body: returnReceipt,
    response: z.null(),
    errors: ['CONFLICT'],
  },
  'POST /api/desk/parcels/:id/inspection': {
    permission: 'fulfilment.write',
    params: deskParcelParams,
    body: inspection,
    response: z.null(),
    errors: ['CONFLICT'],
  },
  'GET /api/desk/orders/:id/delivery': {
    permission: 'fulfilment.read',
    params: orderParams,
    response: deskDelivery,
  },
  'POST /api/desk/orders/:id/conflict': {
    permission: 'fulfilment.write',
    params: orderParams,
    body: conflictResolution,
    response: z.null(),
    errors: ['CONFLICT'],
  },
  'POST /api/desk/orders/:id/ndr-answers': {
    permission: 'fulfilment.write',
    params: orderParams,
    body: deskNdrAnswer,
    response: z.null(),
    errors: ['CONFLICT'],
  },
  'POST /api/desk/orders/:id/ndr-disputes': {
    permission: 'fulfilment.write',
    params: orderParams,
    body: disputeDecision,
    response: z.null(),
    errors: ['CONFLICT'],
  },
  'GET /api/desk/ndr-reports/:id/files/:fileId': {
    permission: 'fulfilment.read',
    params: ndrFileParams,
    response: 'file',
  },
  'GET /api/desk/claims': { permission: 'fulfilment.read', query: claimQueueQuery, response: claimQueue },
  'POST /api/desk/claims/:id/decision': {
    permission: 'fulfilment.write',
    params: deskParcelParams,
    body: claimDecision,
    response: z.null(),
    errors: ['CONFLICT'],
  },
  'GET /api/desk/claims/:id/files/:fileId': {
    permission: 'fulfilment.read',
    params: claimFileParams,
    response: 'file',
  },
});
