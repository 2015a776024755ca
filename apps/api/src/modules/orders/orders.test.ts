import { randomUUID } from 'node:crypto';
import { dataOf } from '@postprocure/contracts/envelope';
import type { AttentionReason } from '@postprocure/contracts/orders/attention-reason';
import {
  bulkOrderOutcome,
  orderableSkus,
  orderCounts,
  orderDetail,
  orderPage,
  orderViews,
  takenOrder,
  type NewOrder,
} from '@postprocure/contracts/orders/order';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moneyInvariants } from '../../money-invariants.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant } from '../../testing/test-merchant.ts';
import { checkInvariants } from '../ledger/index.ts';
import { insertTestProducts } from '../subscriptions/testing.ts';
import {
  createOrderMerchant,
  payTestOrder,
  readTestOrder,
  sendOrder,
  takeTestOrder,
  writeOrder,
  type OrderMerchant,
} from './testing.ts';

let api: TestApi;
let merchant: OrderMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
});
beforeEach(async () => {
  merchant = await createOrderMerchant(api, { money: 0 });
});
afterAll(async () => {
  const broken = (await checkInvariants(api.database.pool, moneyInvariants)).filter(
    ({ violations }) => violations.length > 0,
  );
  await api.close();
  expect(broken).toEqual([]);
});

const take = (changes: Partial<NewOrder> = {}) => takeTestOrder(api, merchant, changes);
const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  as: { headers: Record<string, string> } = merchant,
) =>
  api.app.inject({
    method,
    url: `/api/seller/orders${path}`,
    headers: as.headers,
    ...(payload && { payload }),
  });
const reasonsOf = (order: { attention: { reason: AttentionReason }[] }) =>
  order.attention.map(({ reason }) => reason);

describe('taking an order', () => {
  test('stores a snapshot of its products and waits for payment', async () => {
    const order = await take({ lines: [{ sku: merchant.skus[1] ?? '', quantity: 2, salePrice: 250 }] });
    expect(order).toMatchObject({
      state: 'AWAITING_PAYMENT',
      number: expect.stringMatching(/^PPO-\d{4}-\d{6}$/) as string,
      total: 200.04,
      sale: 500,
      units: 2,
      customer: 'Priya S.',
      waits: { on: 'merchant', for: 'payment from your wallet' },
      actions: ['pay', 'edit', 'hold', 'cancel'],
    });
    expect(order.items[0]).toMatchObject({ unit: 100.02, hsn: '1234', gstRate: 18, available: 7 });
    expect(order.margin?.amount).toBeCloseTo(2 * ((250 - 100.02) / 1.18), 1);
    expect(order.events.map(({ to }) => to)).toEqual(['AWAITING_PAYMENT', 'IMPORTED']);
  });

  test('is idempotent on the key and on the own number', async () => {
    const key = randomUUID();
    const order = writeOrder(merchant.skus[0] ?? '', { externalNumber: 'SHOP-1' });
    const first = dataOf(takenOrder).parse((await sendOrder(api, merchant, order, key)).json()).data;
    for (const again of [
      await sendOrder(api, merchant, order, key),
      await sendOrder(api, merchant, { ...order, customerName: 'Somebody Else' }),
      await sendOrder(api, merchant, writeOrder(merchant.skus[0] ?? ''), key),
    ]) {
      const { order: found, isNew } = dataOf(takenOrder).parse(again.json()).data;
      expect({ id: found.id, isNew }).toEqual({ id: first.order.id, isNew: false });
    }
    const other = await createOrderMerchant(api, { money: 0 });
    const theirs = writeOrder(other.skus[0] ?? '', { externalNumber: 'SHOP-1' });
    expect(dataOf(takenOrder).parse((await sendOrder(api, other, theirs, key)).json()).data.isNew).toBe(true);
  });

  test('of many requests with the same number, one creates the order', async () => {
    const order = writeOrder(merchant.skus[0] ?? '', { externalNumber: 'SHOP-2' });
    const responses = await Promise.all(Array.from({ length: 8 }, () => sendOrder(api, merchant, order)));
    const taken = responses.map((response) => dataOf(takenOrder).parse(response.json()).data);
    expect(taken.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(taken.map((one) => one.order.id)).size).toBe(1);
  });

  test.each<[AttentionReason, Partial<NewOrder>]>([
    ['SKU_UNMAPPED', { lines: [{ sku: 'NOT-OURS', quantity: 1, salePrice: null }] }],
    ['ADDRESS_INCOMPLETE', { addressLine1: 'MG Road' }],
    ['ADDRESS_INCOMPLETE', { addressLine1: 'Near the old temple street' }],
    ['ADDRESS_INCOMPLETE', { stateCode: '27' }],
    ['ADDRESS_INCOMPLETE', { pincode: '56000' }],
    ['ADDRESS_NOT_ALLOWED', { addressLine1: 'P.O. Box 112, MG Road, Bengaluru' }],
    ['ADDRESS_NOT_ALLOWED', { addressLine1: 'Havildar Singh, 56 APO, Sector 4' }],
    ['ADDRESS_NOT_ALLOWED', { pincode: '900056', stateCode: null }],
    ['PIN_UNSERVICEABLE', { pincode: '290001' }],
    ['PHONE_INVALID', { customerPhone: '12345' }],
    ['PHONE_INVALID', { customerPhone: '' }],
  ])('with a fault is kept and needs attention: %s', async (reason, changes) => {
    const order = await take(changes);
    expect(order.state).toBe('ATTENTION');
    expect(reasonsOf(order)).toEqual([reason]);
    expect(order.attention[0]?.detail).not.toBe('');
  });

  test('accepts village addresses, and fills in the state of the PIN code', async () => {
    const order = await take({ addressLine1: 'House 4, P.O. Rampur, Tehsil Road', stateCode: null });
    expect(order.state).toBe('AWAITING_PAYMENT');
    expect(order.address.stateCode).toBe('29');
  });

  test('finds what is missing in stock and in subscriptions', async () => {
    const many = await take({ lines: [{ sku: merchant.skus[0] ?? '', quantity: 8, salePrice: null }] });
    expect(reasonsOf(many)).toEqual(['OUT_OF_STOCK']);
    const [id] = await insertTestProducts(api.database.pool, 1);
    const { rows } = await api.database.pool.query<{ sku: string }>(
      'select sku from products where id = $1',
      [id],
    );
    const foreign = await take({ lines: [{ sku: rows[0]?.sku ?? '', quantity: 1, salePrice: null }] });
    expect(reasonsOf(foreign)).toEqual(['NOT_SUBSCRIBED']);
    const subscribed = await api.app.inject({
      method: 'PUT',
      url: `/api/seller/subscriptions/${String(id)}`,
      headers: merchant.headers,
    });
    expect(subscribed.statusCode).toBe(200);
    const checked = await call('POST', `/${foreign.id}/check`, {});
    expect(dataOf(orderDetail).parse(checked.json()).data.state).toBe('AWAITING_PAYMENT');
  });

  test('suspects a duplicate until the merchant confirms it', async () => {
    const first = await take();
    const again = await take({ customerPhone: first.address.customerPhone });
    expect(reasonsOf(again)).toEqual(['DUPLICATE_SUSPECT']);
    expect(again.attention[0]?.detail).toContain(first.number);
    const refused = await call('POST', `/${again.id}/check`, { waive: ['ADDRESS_INCOMPLETE'] });
    expect(refused.statusCode).toBe(409);
    const confirmed = await call('POST', `/${again.id}/check`, { waive: ['DUPLICATE_SUSPECT'] });
    expect(dataOf(orderDetail).parse(confirmed.json()).data.state).toBe('AWAITING_PAYMENT');
  });

  test('rejects an order without products or a customer', async () => {
    for (const changes of [{ lines: [] }, { customerName: ' ' }]) {
      const response = await sendOrder(api, merchant, writeOrder('X', changes));
      expect(response.statusCode).toBe(400);
    }
  });
});

describe('an unpaid order', () => {
  test('can be corrected, and is checked again', async () => {
    const order = await take({ customerPhone: '1', pincode: '5600' });
    expect(reasonsOf(order).toSorted()).toEqual(['ADDRESS_INCOMPLETE', 'PHONE_INVALID']);
    const address = { ...order.address, customerPhone: '98765 43210', pincode: '560002' };
    const edited = dataOf(orderDetail).parse((await call('PATCH', `/${order.id}`, { address })).json()).data;
    expect(edited).toMatchObject({ state: 'AWAITING_PAYMENT', address: { customerPhone: '+919876543210' } });
    const lines = [{ sku: merchant.skus[2] ?? '', quantity: 3, salePrice: 200 }];
    const changed = dataOf(orderDetail).parse((await call('PATCH', `/${order.id}`, { lines })).json()).data;
    expect(changed).toMatchObject({ total: 300.09, sale: 600, units: 3 });
  });

  test('is cancelled for free', async () => {
    const order = await take();
    const cancelled = await call('POST', `/${order.id}/cancel`, { reason: 'Customer changed their mind' });
    expect(dataOf(orderDetail).parse(cancelled.json()).data).toMatchObject({
      state: 'CANCELLED',
      actions: [],
    });
    expect((await call('POST', `/${order.id}/cancel`, { reason: 'Again' })).statusCode).toBe(409);
    expect((await call('PATCH', `/${order.id}`, { address: order.address })).statusCode).toBe(409);
  });

  test('is held, released and tagged in bulk', async () => {
    const orders = [await take(), await take(), await take()];
    const ids = orders.map(({ id }) => id);
    const send = async (action: string, tags: string[] = []) =>
      dataOf(bulkOrderOutcome).parse((await call('POST', '/bulk', { action, ids, tags })).json()).data;
    expect((await send('hold')).done).toBe(3);
    expect((await readTestOrder(api, merchant, ids[0] ?? '')).isHeld).toBe(true);
    expect((await send('release')).done).toBe(3);
    expect((await send('tag', ['urgent'])).done).toBe(3);
    expect((await send('cancel')).done).toBe(3);
    const again = await send('cancel');
    expect(again.done).toBe(0);
    expect(again.results.map(({ message }) => message)).toEqual(
      Array.from({ length: 3 }, () => 'This order has already ended.'),
    );
  });
});

describe('the list', () => {
  const list = async (query: string) =>
    dataOf(orderPage)
      .parse((await call('GET', `?${query}`)).json())
      .data.orders.map(({ id }) => id);

  test('is filtered, searched and counted', async () => {
    const fine = await take({ externalNumber: 'AB-1', tags: ['gift'], pincode: '110001', stateCode: '07' });
    const bad = await take({
      customerPhone: '1',
      lines: [{ sku: merchant.skus[1] ?? '', quantity: 6, salePrice: 1 }],
    });
    expect(await list('')).toEqual([bad.id, fine.id]);
    expect(await list('tab=attention')).toEqual([bad.id]);
    expect(await list('reason=PHONE_INVALID')).toEqual([bad.id]);
    expect(await list('reason=LOW_BALANCE')).toEqual([]);
    expect(await list('search=ab-1')).toEqual([fine.id]);
    expect(await list(`search=${fine.address.customerPhone.slice(3)}`)).toEqual([fine.id]);
    expect(await list('pin=11')).toEqual([fine.id]);
    expect(await list('tag=gift')).toEqual([fine.id]);
    expect(await list(`sku=${merchant.skus[1] ?? ''}`)).toEqual([bad.id]);
    expect(await list('value=500-2000')).toEqual([bad.id]);
    expect(await list('channel=upload')).toEqual([]);
    expect(await list('warehouse=national&state=ATTENTION')).toEqual([bad.id]);
    expect(await list('from=2020-01-01&to=2020-01-02')).toEqual([]);
    const counts = dataOf(orderCounts).parse((await call('GET', '/counts')).json()).data;
    expect(counts.tabs).toMatchObject({ all: 2, attention: 1, payment: 1, processing: 0 });
    expect(counts.reasons).toMatchObject([{ reason: 'PHONE_INVALID', orders: 1, amount: 600.12 }]);
    const file = await call('GET', '/file?tab=attention');
    expect(file.body).toContain(bad.number);
    expect(file.body).not.toContain(fine.number);
  });

  test('has pages', async () => {
    for (let count = 0; count < 52; count += 1) await take();
    const first = dataOf(orderPage).parse((await call('GET', '')).json()).data;
    expect(first.orders).toHaveLength(50);
    const second = dataOf(orderPage).parse((await call('GET', `?cursor=${first.next ?? ''}`)).json()).data;
    expect(second.orders).toHaveLength(2);
    expect(second.next).toBeNull();
  });

  test('keeps the views of each user', async () => {
    const viewsOf = (response: { json(): unknown }) =>
      dataOf(orderViews)
        .parse(response.json())
        .data.views.map(({ name, query }) => [name, query]);
    const save = await call('PUT', '/views', { name: 'Delhi', query: 'pin=11' });
    const [view] = dataOf(orderViews).parse(save.json()).data.views;
    expect(viewsOf(await call('PUT', '/views', { name: 'DELHI', query: 'pin=110' }))).toEqual([
      ['DELHI', 'pin=110'],
    ]);
    await call('PUT', '/views', { name: 'Gifts', query: 'tag=gift' });
    const path = `/views/${view?.id ?? ''}`;
    const clash = await call('PATCH', path, { name: 'gifts' });
    expect([clash.statusCode, clash.body]).toMatchObject([409, /already have a view/]);
    expect(viewsOf(await call('PATCH', path, { name: 'Capital' }))).toEqual([
      ['Capital', 'pin=110'],
      ['Gifts', 'tag=gift'],
    ]);
    const colleague = await createTestMerchant(api, { role: 'readOnly', merchantId: merchant.merchantId });
    const url = '/api/seller/orders/views';
    expect(viewsOf(await api.app.inject({ url, headers: colleague.headers }))).toEqual([]);
    const foreign = await api.app.inject({
      method: 'DELETE',
      url: `/api/seller/orders${path}`,
      headers: colleague.headers,
    });
    expect(foreign.statusCode).toBe(404);
    expect(viewsOf(await call('DELETE', path))).toEqual([['Gifts', 'tag=gift']]);
  });

  test('offers the SKUs of subscriptions', async () => {
    const search = await call('GET', `/skus?search=${merchant.skus[1] ?? ''}`);
    expect(dataOf(orderableSkus).parse(search.json()).data.skus).toMatchObject([
      { sku: merchant.skus[1], cost: 100.02, available: 7, quantity: 1 },
    ]);
    expect(dataOf(orderableSkus).parse((await call('GET', '/skus')).json()).data.skus).toHaveLength(3);
  });
});

describe('a cart', () => {
  test('becomes an order and is emptied', async () => {
    const { rows } = await api.database.pool.query<{ id: number }>('select id from products where sku = $1', [
      merchant.skus[0],
    ]);
    const added = await api.app.inject({
      method: 'POST',
      url: '/api/cart/lines',
      headers: { ...merchant.bearer, 'x-requested-with': 'test' },
      payload: { productId: rows[0]?.id, quantity: 2 },
    });
    expect(added.statusCode, added.body).toBe(200);
    const { data: cart } = added.json<{ data: { id: string } }>();
    const { skus } = dataOf(orderableSkus).parse((await call('GET', `/skus?cartId=${cart.id}`)).json()).data;
    expect(skus).toMatchObject([{ sku: merchant.skus[0], quantity: 2 }]);
    const order = await take({
      cartId: cart.id,
      lines: skus.map(({ sku, quantity }) => ({ sku, quantity, salePrice: null })),
    });
    expect(order).toMatchObject({ channel: 'storefront', units: 2 });
    const left = await api.app.inject({ url: '/api/cart', headers: merchant.bearer });
    expect(left.json<{ data: { lines: unknown[] } }>().data.lines).toEqual([]);
    const other = await createOrderMerchant(api, { money: 0 });
    expect((await call('GET', `/skus?cartId=${cart.id}`, undefined, other)).json()).toEqual({
      data: { skus: [] },
    });
  });
});

describe('permissions', () => {
  test('finance pays but does not create, catalogue sees nothing', async () => {
    const owner = await createOrderMerchant(api);
    const order = await takeTestOrder(api, owner);
    const { merchantId } = owner;
    const finance = await createTestMerchant(api, { role: 'finance', merchantId });
    expect((await sendOrder(api, finance, writeOrder(owner.skus[0] ?? ''))).statusCode).toBe(403);
    expect((await call('POST', `/${order.id}/cancel`, { reason: 'No' }, finance)).statusCode).toBe(403);
    expect((await payTestOrder(api, finance, order.id)).state).toBe('PAID');
    const catalogue = await createTestMerchant(api, { role: 'catalogue', merchantId });
    expect((await call('GET', '', undefined, catalogue)).statusCode).toBe(403);
  });

  test('an expired trial can read but not order or pay', async () => {
    const trial = await createOrderMerchant(api, { plan: 'trial' });
    const order = await takeTestOrder(api, trial);
    await api.database.pool.query(
      `update merchant_plans set trial_ends_at = now() - interval '1 day' where merchant_id = $1`,
      [trial.merchantId],
    );
    expect((await readTestOrder(api, trial, order.id)).state).toBe('AWAITING_PAYMENT');
    expect((await call('POST', `/${order.id}/pay`, undefined, trial)).statusCode).toBe(403);
    expect((await sendOrder(api, trial, writeOrder(trial.skus[0] ?? ''))).statusCode).toBe(403);
  });
});
