import { randomUUID } from 'node:crypto';
import { dataOf } from '@postprocure/contracts/envelope';
import { ticketList } from '@postprocure/contracts/inbox/inbox';
import { team } from '@postprocure/contracts/team/team';
import { orderUploadDetail } from '@postprocure/contracts/orders/order-upload';
import { takenOrder } from '@postprocure/contracts/orders/order';
import { topUpWithCheckout } from '@postprocure/contracts/wallet/wallet';
import { insertTestPasskey, openSessionOf } from '../modules/accounts/testing.ts';
import { issueTestReceipt } from '../modules/documents/testing.ts';
import { sendOrder, writeOrder } from '../modules/orders/testing.ts';
import { insertReadyDownload } from '../modules/privacy/testing.ts';
import { insertTestProducts } from '../modules/subscriptions/testing.ts';
import type { TestApi } from './test-api.ts';
import type { TestPerson } from './test-merchant.ts';

/** A request for a record of `owner`, to be sent by another merchant. */
export interface IsolationRequest {
  params: Record<string, string | number>;
  payload?: object;
  headers?: Record<string, string>;
}

type CreateIsolationRequest = (api: TestApi, owner: TestPerson) => Promise<IsolationRequest>;

/**
 * Tenant isolation: for each guarded endpoint with path parameters, creates a record that belongs to one merchant. The
 * route guard test sends the request as another merchant, who must get a 404 and change nothing. The test fails for
 * every endpoint that is missing here.
 */
export const isolationFixtures: Record<string, CreateIsolationRequest> = {
  'DELETE /api/account/sessions/:id': async (api, owner) => ({
    params: { id: await openSessionOf(api.database.pool, owner.userId) },
  }),
  'PATCH /api/account/passkeys/:id': ownPasskey({ name: 'Theirs now' }),
  'POST /api/account/passkeys/:id/remove': ownPasskey({ password: 'unknown' }),
  'GET /api/account/data-downloads/:id': async (api, owner) => ({
    params: { id: await insertReadyDownload(api.database.pool, owner.userId) },
  }),
  'POST /api/seller/team/invitations/:id/resend': openInvitation(),
  'DELETE /api/seller/team/invitations/:id': openInvitation(),
  'PATCH /api/seller/team/members/:userId': member({ role: 'readOnly' }),
  'DELETE /api/seller/team/members/:userId': member(),
  'GET /api/seller/subscriptions/:productId': subscribedProduct(),
  // Every merchant may subscribe to every product, so only a product that does not exist gives a 404.
  'PUT /api/seller/subscriptions/:productId': () => Promise.resolve({ params: { productId: 999_999_999 } }),
  'DELETE /api/seller/subscriptions/:productId': subscribedProduct(),
  'PATCH /api/seller/subscriptions/:productId': subscribedProduct({ title: 'Theirs now' }),
  'POST /api/seller/subscriptions/:productId/changes': subscribedProduct({
    accept: ['title'],
    changesKey: 'theirs',
  }),
  'GET /api/seller/exports/:id': exportOf,
  'DELETE /api/seller/exports/:id': exportOf,
  'GET /api/seller/wallet/top-ups/:id': topUpOf(),
  'POST /api/seller/wallet/top-ups/:id/checkout': topUpOf(),
  'POST /api/seller/wallet/top-ups/:id/checkout-result': topUpOf({
    orderId: 'order_1',
    paymentId: 'pay_1',
    signature: '0'.repeat(64),
  }),
  'GET /api/seller/documents/:id/pdf': documentOf,
  'GET /api/seller/documents/:id/e-invoice': documentOf,
  'PATCH /api/seller/orders/views/:id': orderViewOf({ name: 'Theirs now' }),
  'DELETE /api/seller/orders/views/:id': orderViewOf(),
  'GET /api/seller/orders/:id': orderOf(),
  'PATCH /api/seller/orders/:id': orderOf({ note: 'Theirs now' }),
  'POST /api/seller/orders/:id/check': orderOf({ waive: [] }),
  'POST /api/seller/orders/:id/pay': orderOf(),
  'POST /api/seller/orders/:id/cancel': orderOf({ reason: 'Theirs now' }),
  'GET /api/seller/orders/:id/messages': orderOf(),
  'POST /api/seller/orders/:id/messages': orderOf({ text: 'Theirs now', key: '0'.repeat(32) }),
  'GET /api/seller/orders/:id/delivery': orderOf(),
  'POST /api/seller/orders/:id/ndr-answers': orderOf({ answer: 'return', reportId: randomUUID() }),
  'POST /api/seller/orders/:id/ndr-disputes': orderOf({
    reportId: randomUUID(),
    note: 'Nobody came to their door.',
  }),
  'POST /api/seller/orders/:id/claims': orderOf({
    type: 'missing',
    description: 'Theirs is missing now.',
    lines: [{ line: 1, quantity: 1 }],
  }),
  'POST /api/seller/orders/:id/evidence': async (api, owner) => ({
    ...(await orderOf(Buffer.from('any file'))(api, owner)),
    headers: { 'content-type': 'application/octet-stream' },
  }),
  'GET /api/seller/orders/:id/papers/:kind': async (api, owner) => {
    const { params } = await orderOf()(api, owner);
    return { params: { ...params, kind: 'packing-slip' } };
  },
  'GET /api/seller/tickets/:id': ticketOf(),
  'POST /api/seller/tickets/:id/messages': ticketOf({ text: 'Theirs now', key: '0'.repeat(32) }),
  'GET /api/seller/order-uploads/:id': orderUploadOf,
  'GET /api/seller/order-uploads/:id/report': orderUploadOf,
  'POST /api/seller/order-uploads/:id/accept': orderUploadOf,
  'DELETE /api/seller/export-maps/:id': async (api, owner) => {
    const columns = [{ heading: 'SKU', field: 'sku' }];
    const payload = { name: 'Mine', columns };
    return { params: { id: await idOf(api, owner, 'PUT', '/api/seller/export-maps', payload) } };
  },
};

function topUpOf(payload?: object): CreateIsolationRequest {
  return async (api, owner) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/seller/wallet/top-ups',
      headers: { ...owner.headers, 'idempotency-key': randomUUID() },
      payload: { amount: 1000 },
    });
    const { topUp } = dataOf(topUpWithCheckout).parse(response.json()).data;
    return { params: { id: topUp.id }, ...(payload && { payload }) };
  };
}

async function documentOf(api: TestApi, { merchantId }: TestPerson): Promise<IsolationRequest> {
  return { params: { id: await issueTestReceipt(api.database.pool, merchantId ?? '') } };
}

function orderOf(payload?: object): CreateIsolationRequest {
  return async (api, owner) => {
    const response = await sendOrder(api, owner, writeOrder('ANY-SKU'));
    const { order } = dataOf(takenOrder).parse(response.json()).data;
    return { params: { id: order.id }, ...(payload && { payload }) };
  };
}

function ticketOf(payload?: object): CreateIsolationRequest {
  return async (api, owner) => {
    const { headers } = owner;
    const ticket = { issueType: 'other', orderId: '', subject: 'Mine', message: 'Mine' };
    await api.app.inject({ method: 'POST', url: '/api/seller/tickets', headers, payload: ticket });
    const response = await api.app.inject({ url: '/api/seller/tickets', headers });
    const { tickets } = dataOf(ticketList).parse(response.json()).data;
    return { params: { id: tickets[0]?.id ?? '' }, ...(payload && { payload }) };
  };
}

async function orderUploadOf(api: TestApi, owner: TestPerson): Promise<IsolationRequest> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/seller/order-uploads',
    headers: { ...owner.headers, 'content-type': 'text/csv' },
    payload:
      'order_number,customer_name,phone,address_line1,city,pincode,sku,quantity\n1,Asha,9876543210,Flat 1,Pune,411001,X,1\n',
  });
  return { params: { id: dataOf(orderUploadDetail).parse(response.json()).data.id } };
}

async function exportOf(api: TestApi, owner: TestPerson): Promise<IsolationRequest> {
  const { params } = await subscribedProduct()(api, owner);
  const payload = { format: 'csv', selection: { productIds: [params['productId']] } };
  return { params: { id: await idOf(api, owner, 'POST', '/api/seller/exports', payload) } };
}

/** Creates a record as the owner and returns its ID. */
async function idOf(
  api: TestApi,
  owner: TestPerson,
  method: 'POST' | 'PUT',
  url: string,
  payload: object,
): Promise<string> {
  const response = await api.app.inject({ method, url, headers: owner.headers, payload });
  return response.json<{ data: { id: string } }>().data.id;
}

function subscribedProduct(payload?: object): CreateIsolationRequest {
  return async (api, owner) => {
    const [productId = 0] = await insertTestProducts(api.database.pool, 1);
    await api.app.inject({
      method: 'PUT',
      url: `/api/seller/subscriptions/${productId}`,
      headers: owner.headers,
    });
    return { params: { productId }, ...(payload && { payload }) };
  };
}

function ownPasskey(payload: object): CreateIsolationRequest {
  return async (api, owner) => ({
    params: { id: await insertTestPasskey(api.database.pool, owner.userId) },
    payload,
  });
}

function openInvitation(): CreateIsolationRequest {
  return async (api, owner) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/seller/team/invitations',
      headers: owner.headers,
      payload: { email: 'new@shop.test', role: 'finance' },
    });
    const { invitations } = dataOf(team).parse(response.json()).data;
    return { params: { id: invitations[0]?.id ?? '' } };
  };
}

function member(payload?: object): CreateIsolationRequest {
  return (_api, owner) => Promise.resolve({ params: { userId: owner.userId }, ...(payload && { payload }) });
}

function orderViewOf(payload?: object): CreateIsolationRequest {
  return async (api, owner) => {
    const response = await api.app.inject({
      method: 'PUT',
      url: '/api/seller/orders/views',
      headers: owner.headers,
      payload: { name: 'Mine', query: '' },
    });
    const { views } = response.json<{ data: { views: { id: string }[] } }>().data;
    return { params: { id: views[0]?.id ?? '' }, ...(payload && { payload }) };
  };
}
