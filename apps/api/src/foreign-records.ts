import { dataOf } from '@postprocure/contracts/envelope';
import { team } from '@postprocure/contracts/team';
import { openSessionOf } from './modules/accounts/testing.ts';
import { insertReadyDownload } from './modules/privacy/testing.ts';
import { insertTestProducts } from './modules/subscriptions/testing.ts';
import type { TestApi } from './testing.ts';
import type { TestPerson } from './testing-seller.ts';

/** A request that names a record of `owner`, as somebody else might try to send it. */
export interface ForeignRequest {
  params: Record<string, string | number>;
  payload?: object;
}

type MakeForeignRequest = (api: TestApi, owner: TestPerson) => Promise<ForeignRequest>;

/**
 * For each guarded route with an id in its address: how to make a record of somebody's that somebody else then
 * asks for. The test of the route guard fails for a route that is missing here, and sends each of these as
 * another merchant, who must be told that there is no such thing, and change nothing.
 */
export const foreignRecords: Record<string, MakeForeignRequest> = {
  'DELETE /api/account/sessions/:id': async (api, owner) => ({
    params: { id: await openSessionOf(api.database.pool, owner.userId) },
  }),
  'GET /api/account/data-downloads/:id': async (api, owner) => ({
    params: { id: await insertReadyDownload(api.database.pool, owner.userId) },
  }),
  'POST /api/seller/team/invitations/:id/resend': openInvitation(),
  'DELETE /api/seller/team/invitations/:id': openInvitation(),
  'PATCH /api/seller/team/members/:userId': member({ role: 'readOnly' }),
  'DELETE /api/seller/team/members/:userId': member(),
  'GET /api/seller/subscriptions/:productId': subscribedProduct(),
  // Products are everybody's to subscribe to; only one that there is none of is not found.
  'PUT /api/seller/subscriptions/:productId': () => Promise.resolve({ params: { productId: 999_999_999 } }),
  'DELETE /api/seller/subscriptions/:productId': subscribedProduct(),
  'PATCH /api/seller/subscriptions/:productId': subscribedProduct({ title: 'Theirs now' }),
  'POST /api/seller/subscriptions/:productId/changes': subscribedProduct({
    accept: ['title'],
    changesKey: 'theirs',
  }),
  'GET /api/seller/exports/:id': exportOf,
  'DELETE /api/seller/exports/:id': exportOf,
  'DELETE /api/seller/export-maps/:id': async (api, owner) => {
    const columns = [{ heading: 'SKU', field: 'sku' }];
    const payload = { name: 'Mine', columns };
    return { params: { id: await idOf(api, owner, 'PUT', '/api/seller/export-maps', payload) } };
  },
};

async function exportOf(api: TestApi, owner: TestPerson): Promise<ForeignRequest> {
  const { params } = await subscribedProduct()(api, owner);
  const payload = { format: 'csv', selection: { productIds: [params['productId']] } };
  return { params: { id: await idOf(api, owner, 'POST', '/api/seller/exports', payload) } };
}

/** Has the owner make something, and tells its id. */
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

function subscribedProduct(payload?: object): MakeForeignRequest {
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

function openInvitation(): MakeForeignRequest {
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

function member(payload?: object): MakeForeignRequest {
  return (_api, owner) => Promise.resolve({ params: { userId: owner.userId }, ...(payload && { payload }) });
}
