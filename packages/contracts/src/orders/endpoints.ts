import { defineEndpoints } from '../endpoint.ts';
import { autopaySettings, autopaySimulation, autopayState, autopayStop } from './autopay.ts';
import {
  cancelDecision,
  deskBulkMove,
  deskOrderDetail,
  deskOrderMove,
  deskOrderPage,
  deskOrderQuery,
} from './desk-order.ts';
import {
  bulkOrderOutcome,
  bulkOrderRequest,
  bulkPayment,
  newOrder,
  newOrderView,
  orderableSkus,
  orderCancellation,
  orderCheck,
  orderCounts,
  orderDetail,
  orderEdit,
  orderFilter,
  orderListQuery,
  orderPage,
  orderPaperParams,
  orderPapersQuery,
  orderParams,
  orderViewName,
  orderViews,
  paymentPreview,
  skuQuery,
  takenOrder,
} from './order.ts';
import { orderUploadDetail, orderUploads, uploadParams, uploadQuery } from './order-upload.ts';
import { uploadMaxBytes } from './order-upload-limits.ts';

/** For endpoints that handle many orders one after another. */
const timeoutMs = 60_000;

export const orderEndpoints = defineEndpoints({
  'GET /api/seller/orders': { permission: 'orders.read', query: orderListQuery, response: orderPage },
  'GET /api/seller/orders/counts': { permission: 'orders.read', response: orderCounts },
  'GET /api/seller/orders/file': { permission: 'orders.read', query: orderFilter, response: 'file' },
  'GET /api/seller/orders/skus': { permission: 'orders.read', query: skuQuery, response: orderableSkus },
  'GET /api/seller/orders/views': { permission: 'orders.read', response: orderViews },
  // Each user has their own views, so changing them needs no more than `orders.read`.
  'PUT /api/seller/orders/views': {
    permission: 'orders.read',
    body: newOrderView,
    response: orderViews,
    errors: ['CONFLICT'],
  },
  'PATCH /api/seller/orders/views/:id': {
    permission: 'orders.read',
    params: orderParams,
    body: orderViewName,
    response: orderViews,
    errors: ['CONFLICT'],
  },
  'DELETE /api/seller/orders/views/:id': {
    permission: 'orders.read',
    params: orderParams,
    response: orderViews,
  },
  'POST /api/seller/orders': {
    permission: 'orders.write',
    body: newOrder,
    response: takenOrder,
    idempotencyKey: 'required',
    maxBodyBytes: 100_000,
  },
  'POST /api/seller/orders/bulk': {
    permission: 'orders.write',
    body: bulkOrderRequest,
    response: bulkOrderOutcome,
    timeoutMs,
  },
  'POST /api/seller/orders/payments': {
    permission: 'orders.pay',
    body: bulkPayment,
    response: bulkOrderOutcome,
    timeoutMs,
  },
  'POST /api/seller/orders/payments/preview': {
    permission: 'orders.pay',
    body: bulkPayment,
    response: paymentPreview,
  },
  'GET /api/seller/orders/papers': { permission: 'orders.read', query: orderPapersQuery, response: 'file' },
  'GET /api/seller/orders/:id': { permission: 'orders.read', params: orderParams, response: orderDetail },
  'PATCH /api/seller/orders/:id': {
    permission: 'orders.write',
    params: orderParams,
    body: orderEdit,
    response: orderDetail,
    errors: ['CONFLICT'],
  },
  'POST /api/seller/orders/:id/check': {
    permission: 'orders.write',
    params: orderParams,
    body: orderCheck,
    response: orderDetail,
    errors: ['CONFLICT'],
  },
  'POST /api/seller/orders/:id/pay': {
    permission: 'orders.pay',
    params: orderParams,
    response: orderDetail,
    errors: ['CONFLICT', 'INSUFFICIENT_BALANCE', 'PLAN_LIMIT'],
  },
  'POST /api/seller/orders/:id/cancel': {
    permission: 'orders.write',
    params: orderParams,
    body: orderCancellation,
    response: orderDetail,
    errors: ['CONFLICT'],
  },
  'GET /api/seller/orders/:id/papers/:kind': {
    permission: 'orders.read',
    params: orderPaperParams,
    response: 'file',
  },
});

export const orderUploadEndpoints = defineEndpoints({
  'GET /api/seller/order-uploads': { permission: 'orders.read', response: orderUploads },
  'POST /api/seller/order-uploads': {
    permission: 'orders.write',
    query: uploadQuery,
    body: 'file',
    response: orderUploadDetail,
    errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    maxBodyBytes: uploadMaxBytes,
    timeoutMs,
  },
  'GET /api/seller/order-uploads/template': { permission: 'orders.read', response: 'file' },
  'GET /api/seller/order-uploads/:id': {
    permission: 'orders.read',
    params: uploadParams,
    response: orderUploadDetail,
  },
  'GET /api/seller/order-uploads/:id/report': {
    permission: 'orders.read',
    params: uploadParams,
    response: 'file',
  },
  'POST /api/seller/order-uploads/:id/accept': {
    permission: 'orders.write',
    params: uploadParams,
    response: orderUploadDetail,
    errors: ['CONFLICT'],
  },
});

export const autopayEndpoints = defineEndpoints({
  'GET /api/seller/autopay': { permission: 'orders.read', response: autopayState },
  'PUT /api/seller/autopay': {
    permission: 'wallet.write',
    body: autopaySettings,
    response: autopayState,
    errors: ['PLAN_LIMIT', 'CONFLICT'],
  },
  'POST /api/seller/autopay/stop': { permission: 'orders.pay', body: autopayStop, response: autopayState },
  'POST /api/seller/autopay/simulation': {
    permission: 'wallet.write',
    body: autopaySettings,
    response: autopaySimulation,
  },
});

export const orderDeskEndpoints = defineEndpoints({
  'GET /api/desk/orders': { permission: 'fulfilment.read', query: deskOrderQuery, response: deskOrderPage },
  'POST /api/desk/orders/moves': {
    permission: 'fulfilment.write',
    body: deskBulkMove,
    response: bulkOrderOutcome,
    timeoutMs,
  },
  'GET /api/desk/orders/:id': {
    permission: 'fulfilment.read',
    params: orderParams,
    response: deskOrderDetail,
  },
  'POST /api/desk/orders/:id/move': {
    permission: 'fulfilment.write',
    params: orderParams,
    body: deskOrderMove,
    response: deskOrderDetail,
    errors: ['CONFLICT'],
  },
  'POST /api/desk/orders/:id/cancellation': {
    permission: 'fulfilment.write',
    params: orderParams,
    body: cancelDecision,
    response: deskOrderDetail,
    errors: ['CONFLICT'],
  },
});
