import { dataOf } from '@postprocure/contracts/envelope';
import { dashboard } from '@postprocure/contracts/dashboard/dashboard';
import { autopaySimulation, autopayState, type AutopaySettings } from '@postprocure/contracts/orders/autopay';
import { bulkOrderOutcome, orderDetail } from '@postprocure/contracts/orders/order';
import { refundOverview } from '@postprocure/contracts/wallet/wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyInvariants } from '../../money-invariants.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant } from '../../testing/test-merchant.ts';
import { checkInvariants, printLedger } from '../ledger/index.ts';
import { addTestMoney, readTestWallet } from '../payments/testing.ts';
import { expireOrders, processCooledOrders } from './advance-orders.ts';
import { runAllAutopay } from './autopay.ts';
import {
  createOrderMerchant,
  payTestOrder,
  readTestOrder,
  takeTestOrder,
  type OrderMerchant,
} from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(async () => {
  const broken = (await checkInvariants(api.database.pool, moneyInvariants)).filter(
    ({ violations }) => violations.length > 0,
  );
  await api.close();
  expect(broken).toEqual([]);
});

const send = (
  { headers }: Pick<OrderMerchant, 'headers'>,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
) => api.app.inject({ method, url: `/api/seller${url}`, headers, ...(payload && { payload }) });
const pay = (merchant: OrderMerchant, id: string) => send(merchant, 'POST', `/orders/${id}/pay`);
const cancel = async (merchant: OrderMerchant, id: string) =>
  dataOf(orderDetail).parse(
    (await send(merchant, 'POST', `/orders/${id}/cancel`, { reason: 'Changed their mind' })).json(),
  ).data;
const stockOf = async (sku: string) => {
  const { rows } = await api.database.pool.query<{ quantity: number; reserved: number }>(
    'select s.quantity, s.reserved from product_stocks s join products p on p.id = s.product_id where p.sku = $1',
    [sku],
  );
  return rows[0];
};
const available = async (merchant: OrderMerchant) => (await readTestWallet(api, merchant)).available;
/** Moves the end of the cooling window into the past. */
const coolDown = async (id: string) => {
  await api.database.pool.query(
    `update orders set process_after = now() - interval '1 second' where id = $1`,
    [id],
  );
};
const listNotifications = async ({ userId }: OrderMerchant, kind: string): Promise<string[]> => {
  const { rows } = await api.database.pool.query<{ title: string }>(
    'select title from notifications where user_id = $1 and kind = $2 order by created_at',
    [userId, kind],
  );
  return rows.map(({ title }) => title);
};

describe('paying', () => {
  test('debits the wallet, reserves the stock and issues the invoice', async () => {
    const merchant = await createOrderMerchant(api, { money: 1000 });
    const order = await takeTestOrder(api, merchant, {
      lines: [{ sku: merchant.skus[0] ?? '', quantity: 2, salePrice: null }],
    });
    const paid = await payTestOrder(api, merchant, order.id);
    expect(paid).toMatchObject({
      state: 'PAID',
      journeyStep: 1,
      actions: ['requestCancel'],
      waits: { on: 'us' },
    });
    expect(paid.documents).toMatchObject([{ kind: 'order_invoice', total: 200.02 }]);
    expect(await stockOf(merchant.skus[0] ?? '')).toEqual({ quantity: 5, reserved: 2 });
    expect(await available(merchant)).toBe(799.98);
    const statement = await send(merchant, 'GET', '/wallet/statement?kind=ORDER_DEBIT');
    expect(statement.json()).toMatchObject({
      data: { lines: [{ orderId: order.id, amount: -200.02, description: `Order ${order.number}` }] },
    });
    expect((await payTestOrder(api, merchant, order.id)).state).toBe('PAID');
    expect(await available(merchant)).toBe(799.98);
  });

  test('happens once, however often and parallel it is asked for', async () => {
    const merchant = await createOrderMerchant(api, { money: 1000 });
    const order = await takeTestOrder(api, merchant);
    const responses = await Promise.all(Array.from({ length: 8 }, () => pay(merchant, order.id)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await available(merchant)).toBe(899.99);
    expect(await stockOf(merchant.skus[0] ?? '')).toEqual({ quantity: 6, reserved: 1 });
  });

  test('a balance that is too low changes nothing', async () => {
    const merchant = await createOrderMerchant(api, { money: 100 });
    const order = await takeTestOrder(api, merchant);
    const response = await pay(merchant, order.id);
    expect(response.json()).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect((await readTestOrder(api, merchant, order.id)).state).toBe('AWAITING_PAYMENT');
    expect(await stockOf(merchant.skus[0] ?? '')).toEqual({ quantity: 7, reserved: 0 });
  });

  test('an order that needs attention cannot be paid', async () => {
    const merchant = await createOrderMerchant(api, { money: 1000 });
    const order = await takeTestOrder(api, merchant, { customerPhone: '1' });
    expect((await pay(merchant, order.id)).json()).toMatchObject({ code: 'CONFLICT' });
  });

  test('needs the store agreement', async () => {
    const merchant = await createOrderMerchant(api, { money: 1000 });
    const order = await takeTestOrder(api, merchant);
    await removeAgreements(merchant);
    const response = await pay(merchant, order.id);
    expect(response.json()).toMatchObject({ code: 'CONFLICT' });
    expect(response.body).toContain('Store Authorization Agreement');
  });

  test('of two orders for the last unit, one is paid and one needs attention', async () => {
    const merchant = await createOrderMerchant(api, { money: 1000 });
    const sku = merchant.skus[0] ?? '';
    await api.database.pool.query(
      'update product_stocks set quantity = 1 where product_id = (select id from products where sku = $1)',
      [sku],
    );
    const orders = [await takeTestOrder(api, merchant), await takeTestOrder(api, merchant)];
    await Promise.all(orders.map(({ id }) => pay(merchant, id)));
    const states = await Promise.all(
      orders.map(async ({ id }) => (await readTestOrder(api, merchant, id)).state),
    );
    expect(states.toSorted()).toEqual(['ATTENTION', 'PAID']);
    expect(await stockOf(sku)).toEqual({ quantity: 0, reserved: 1 });
    expect(await available(merchant)).toBe(899.99);
  });

  test('a cost that has risen is paid only when the merchant accepts it', async () => {
    const merchant = await createOrderMerchant(api, { money: 1000 });
    const order = await takeTestOrder(api, merchant);
    await api.database.pool.query('update products set sp_paise = 12000 where sku = $1', [merchant.skus[0]]);
    const refused = dataOf(orderDetail).parse((await pay(merchant, order.id)).json()).data;
    expect(refused).toMatchObject({ state: 'ATTENTION', attention: [{ reason: 'COST_ROSE' }] });
    expect(refused.attention[0]?.detail).toContain('₹120');
    const accepted = await send(merchant, 'POST', `/orders/${order.id}/check`, { waive: ['COST_ROSE'] });
    expect(dataOf(orderDetail).parse(accepted.json()).data).toMatchObject({
      state: 'AWAITING_PAYMENT',
      total: 120,
    });
    expect((await payTestOrder(api, merchant, order.id)).state).toBe('PAID');
    expect(await available(merchant)).toBe(880);
  });

  test('the plan limit counts paid orders, and the rest waits', async () => {
    const merchant = await createOrderMerchant(api, { plan: 'launchpad', money: 5000 });
    await api.database.pool.query('update product_stocks set quantity = 100');
    const orders = [];
    for (let count = 0; count < 21; count += 1) orders.push(await takeTestOrder(api, merchant));
    for (const { id } of orders.slice(0, 20)) await payTestOrder(api, merchant, id);
    const last = orders[20]?.id ?? '';
    const limited = dataOf(orderDetail).parse((await pay(merchant, last)).json()).data;
    expect(limited).toMatchObject({ state: 'ATTENTION', attention: [{ reason: 'PLAN_ORDER_LIMIT' }] });
    expect(limited.actions).toContain('pay');
    expect(await listNotifications(merchant, 'plan-limit')).toEqual([
      'You have used 16 of the 20 orders in your plan',
      'You have used 20 of the 20 orders in your plan',
    ]);
    // A cancelled order does not count.
    await cancel(merchant, orders[0]?.id ?? '');
    expect((await payTestOrder(api, merchant, last)).state).toBe('PAID');
  });

  test('many orders: what fits is paid in the pay order, with one alert for the rest', async () => {
    const merchant = await createOrderMerchant(api, { money: 250 });
    const late = await takeTestOrder(api, merchant);
    const urgent = await takeTestOrder(api, merchant, { shipBy: '2030-01-01' });
    const urgentest = await takeTestOrder(api, merchant, { shipBy: '2029-01-01' });
    const another = await takeTestOrder(api, merchant);
    const ids = [late, urgent, urgentest, another].map(({ id }) => id);
    const outcome = dataOf(bulkOrderOutcome).parse(
      (await send(merchant, 'POST', '/orders/payments', { ids })).json(),
    ).data;
    expect(outcome.results.map(({ id, isDone }) => [id, isDone])).toEqual([
      [urgentest.id, true],
      [urgent.id, true],
      [late.id, false],
      [another.id, false],
    ]);
    expect(await readTestOrder(api, merchant, late.id)).toMatchObject({
      state: 'ATTENTION',
      attention: [{ reason: 'LOW_BALANCE' }],
    });
    expect(await listNotifications(merchant, 'orders')).toEqual(['2 orders are waiting for money']);
    await send(merchant, 'POST', '/orders/payments', { ids });
    expect(await listNotifications(merchant, 'orders')).toHaveLength(1);
    await addTestMoney(api, merchant, 500);
    expect((await payTestOrder(api, merchant, late.id)).state).toBe('PAID');
  });
});

describe('cancelling a paid order', () => {
  test('in the cooling window refunds everything at once', async () => {
    const merchant = await createOrderMerchant(api, { money: 1000 });
    const order = await takeTestOrder(api, merchant);
    await payTestOrder(api, merchant, order.id);
    const cancelled = await cancel(merchant, order.id);
    expect(cancelled).toMatchObject({ state: 'CANCELLED_REFUNDED', refunded: 100.01, actions: [] });
    expect(cancelled.documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['order_invoice', 100.01],
      ['credit_note', 100.01],
    ]);
    expect(cancelled.events.map(({ to }) => to)).toEqual([
      'CANCELLED_REFUNDED',
      'CANCEL_REQUESTED',
      'PAID',
      'AWAITING_PAYMENT',
      'IMPORTED',
    ]);
    expect(await available(merchant)).toBe(1000);
    expect(await stockOf(merchant.skus[0] ?? '')).toEqual({ quantity: 7, reserved: 0 });
    expect(await printLedger(api.database.pool, merchant.merchantId)).toContain('ORDER_CANCEL_REFUND');
  });

  test('later is a request that staff decide', async () => {
    const merchant = await createOrderMerchant(api, { money: 1000 });
    const [approved, rejected] = [await takeTestOrder(api, merchant), await takeTestOrder(api, merchant)];
    for (const { id } of [approved, rejected]) {
      await payTestOrder(api, merchant, id);
      await coolDown(id);
    }
    await processCooledOrders(api.database.pool, new Date());
    expect((await readTestOrder(api, merchant, approved.id)).state).toBe('PROCESSING');
    expect((await cancel(merchant, approved.id)).state).toBe('CANCEL_REQUESTED');
    await cancel(merchant, rejected.id);
    expect(await available(merchant)).toBe(799.98);
    // Asking twice changes nothing.
    expect((await cancel(merchant, approved.id)).state).toBe('CANCEL_REQUESTED');
    expect((await readTestOrder(api, merchant, rejected.id)).waits).toMatchObject({ on: 'us' });
  });

  test('moves no money twice, however often and parallel it is asked for', async () => {
    const merchant = await createOrderMerchant(api, { money: 1000 });
    const order = await takeTestOrder(api, merchant);
    await payTestOrder(api, merchant, order.id);
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => send(merchant, 'POST', `/orders/${order.id}/cancel`, { reason: 'No' })),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await available(merchant)).toBe(1000);
  });
});

describe('time', () => {
  test('expires unpaid orders after seven days', async () => {
    const merchant = await createOrderMerchant(api, { money: 0 });
    const orders = [
      await takeTestOrder(api, merchant),
      await takeTestOrder(api, merchant, { customerPhone: '1' }),
    ];
    await expireOrders(api.database.pool, new Date(Date.now() + 6.9 * 86_400_000));
    expect((await readTestOrder(api, merchant, orders[0]?.id ?? '')).state).toBe('AWAITING_PAYMENT');
    await expireOrders(api.database.pool, new Date(Date.now() + 7.1 * 86_400_000));
    for (const { id } of orders) expect((await readTestOrder(api, merchant, id)).state).toBe('EXPIRED');
    expect((await pay(merchant, orders[0]?.id ?? '')).json()).toMatchObject({ code: 'CONFLICT' });
  });

  test('the dashboard counts orders and the usage of the plan', async () => {
    const merchant = await createOrderMerchant(api, { money: 1000 });
    const order = await takeTestOrder(api, merchant);
    await takeTestOrder(api, merchant);
    await takeTestOrder(api, merchant, { customerPhone: '1' });
    await payTestOrder(api, merchant, order.id);
    const response = await send(merchant, 'GET', '/dashboard');
    const { orders, usage } = dataOf(dashboard).parse(response.json()).data;
    expect(orders).toMatchObject({ today: { taken: 3, paid: 1 }, week: { taken: 3, paid: 1 } });
    expect(usage).toContainEqual({ key: 'orders', used: 1, limit: 100 });
  });

  test('open orders block a refund of the balance', async () => {
    const merchant = await createOrderMerchant(api, { money: 1000 });
    const order = await takeTestOrder(api, merchant);
    const blockers = async () =>
      dataOf(refundOverview)
        .parse((await send(merchant, 'GET', '/wallet/refund')).json())
        .data.blockers.map(({ code }) => code);
    expect(await blockers()).not.toContain('OPEN_ORDERS');
    await payTestOrder(api, merchant, order.id);
    expect(await blockers()).toContain('OPEN_ORDERS');
    await cancel(merchant, order.id);
    expect(await blockers()).not.toContain('OPEN_ORDERS');
  });
});

async function removeAgreements({ merchantId }: OrderMerchant): Promise<void> {
  const { pool } = api.database;
  await pool.query('alter table agreement_acceptances disable trigger all');
  await pool.query('delete from agreement_acceptances where merchant_id = $1', [merchantId]);
  await pool.query('alter table agreement_acceptances enable trigger all');
}

const settings: AutopaySettings = {
  autopay: true,
  maxOrder: null,
  maxDay: null,
  keep: 0,
  payOrder: 'ship_by',
  excludedSkus: [],
  excludedPins: [],
  minMargin: null,
  coolingMinutes: 15,
  quietFrom: null,
  quietTo: null,
};

describe('autopay', () => {
  const save = (merchant: OrderMerchant, changes: Partial<AutopaySettings> = {}) =>
    send(merchant, 'PUT', '/autopay', { ...settings, ...changes });
  const stateOf = async (merchant: OrderMerchant, { id }: { id: string }) =>
    (await readTestOrder(api, merchant, id)).state;

  test('is part of Orbit and above', async () => {
    const launchpad = await createOrderMerchant(api, { plan: 'launchpad', money: 0 });
    expect((await save(launchpad)).json()).toMatchObject({ code: 'PLAN_LIMIT' });
    expect((await save(launchpad, { autopay: false, coolingMinutes: 60 })).statusCode).toBe(200);
    const orbit = await createOrderMerchant(api, { money: 0 });
    expect(dataOf(autopayState).parse((await save(orbit)).json()).data).toMatchObject({
      access: 'full',
      settings: { autopay: true },
    });
  });

  test('pays an order when it comes in, and the rest when money arrives', async () => {
    const merchant = await createOrderMerchant(api, { money: 150 });
    await save(merchant);
    const first = await takeTestOrder(api, merchant);
    const second = await takeTestOrder(api, merchant);
    await runJobs(api);
    expect(await readTestOrder(api, merchant, first.id)).toMatchObject({ state: 'PAID' });
    expect(await readTestOrder(api, merchant, second.id)).toMatchObject({
      state: 'ATTENTION',
      attention: [{ reason: 'LOW_BALANCE' }],
    });
    expect(await listNotifications(merchant, 'orders')).toEqual(['1 order is waiting for money']);
    await addTestMoney(api, merchant, 500);
    await runJobs(api);
    expect(await stateOf(merchant, second)).toBe('PAID');
    // The next shortage triggers a new notification.
    for (let count = 0; count < 5; count += 1) {
      await takeTestOrder(api, merchant, {
        lines: [{ sku: merchant.skus[2] ?? '', quantity: 2, salePrice: null }],
      });
    }
    await runJobs(api);
    expect(await listNotifications(merchant, 'orders')).toHaveLength(2);
  });

  test('leaves an order that cannot be paid as it is, and the job succeeds', async () => {
    const merchant = await createOrderMerchant(api, { money: 1000 });
    await save(merchant);
    const order = await takeTestOrder(api, merchant);
    await removeAgreements(merchant);
    await runJobs(api);
    expect(await stateOf(merchant, order)).toBe('AWAITING_PAYMENT');
  });

  test('obeys caps, exclusions, margin floor, hold and the kill switch', async () => {
    const merchant = await createOrderMerchant(api, { money: 5000 });
    const [plain = '', excluded = ''] = merchant.skus;
    const line = (sku: string, quantity: number, salePrice: number | null = null) => [
      { sku, quantity, salePrice },
    ];
    const orders = {
      held: await takeTestOrder(api, merchant, { lines: line(plain, 1) }),
      big: await takeTestOrder(api, merchant, { lines: line(plain, 3) }),
      excludedSku: await takeTestOrder(api, merchant, { lines: line(excluded, 1) }),
      excludedPin: await takeTestOrder(api, merchant, { pincode: '110001', stateCode: '07' }),
      thin: await takeTestOrder(api, merchant, { lines: line(plain, 1, 101) }),
      one: await takeTestOrder(api, merchant, { lines: line(plain, 1, 300) }),
      two: await takeTestOrder(api, merchant, { lines: line(plain, 1) }),
    };
    await send(merchant, 'POST', '/orders/bulk', { action: 'hold', ids: [orders.held.id] });
    await send(merchant, 'POST', '/autopay/stop', { isStopped: true });
    await save(merchant, {
      maxOrder: 250,
      maxDay: 150,
      excludedSkus: [excluded],
      excludedPins: ['110'],
      minMargin: 20,
    });
    await runJobs(api);
    expect(await available(merchant)).toBe(5000);
    await send(merchant, 'POST', '/autopay/stop', { isStopped: false });
    await runJobs(api);
    expect(await stateOf(merchant, orders.one)).toBe('PAID');
    expect(await available(merchant)).toBe(4899.99);
    await save(merchant, { keep: 4899 });
    await runJobs(api);
    expect(await available(merchant)).toBe(4899.99);
    await save(merchant);
    await runJobs(api);
    expect(await stateOf(merchant, orders.held)).toBe('AWAITING_PAYMENT');
    for (const order of [orders.big, orders.excludedSku, orders.excludedPin, orders.two]) {
      expect(await stateOf(merchant, order)).toBe('PAID');
    }
  });

  test('waits in quiet hours', async () => {
    const merchant = await createOrderMerchant(api, { money: 1000 });
    await save(merchant, { quietFrom: 22, quietTo: 6 });
    const order = await takeTestOrder(api, merchant);
    const parts = { database: api.database.pool, issuer: api.services.payments.issuer };
    await runAllAutopay(parts, new Date('2026-11-17T18:00:00Z'));
    expect(await stateOf(merchant, order)).toBe('AWAITING_PAYMENT');
    await runAllAutopay(parts, new Date('2026-11-17T06:00:00Z'));
    expect(await stateOf(merchant, order)).toBe('PAID');
  });

  test('is tried out on the last 30 days', async () => {
    const merchant = await createOrderMerchant(api, { money: 0 });
    await takeTestOrder(api, merchant);
    await takeTestOrder(api, merchant, { pincode: '110001', stateCode: '07' });
    await takeTestOrder(api, merchant, { customerPhone: '1' });
    await takeTestOrder(api, merchant, {
      lines: [{ sku: merchant.skus[0] ?? '', quantity: 4, salePrice: null }],
    });
    const response = await send(merchant, 'POST', '/autopay/simulation', {
      ...settings,
      maxOrder: 200,
      excludedPins: ['11'],
      keep: 500,
    });
    expect(dataOf(autopaySimulation).parse(response.json()).data).toMatchObject({
      orders: 4,
      paid: { orders: 1, amount: 100.01 },
      skipped: expect.arrayContaining([
        { reason: 'excludedPin', orders: 1 },
        { reason: 'needsAttention', orders: 1 },
        { reason: 'overOrderCap', orders: 1 },
      ]) as unknown,
      suggestedBalance: 600.01,
    });
  });

  test('settings belong to wallet.write, the kill switch to whoever pays', async () => {
    const owner = await createOrderMerchant(api, { money: 0 });
    const orders = await createTestMerchant(api, { role: 'orders', merchantId: owner.merchantId });
    expect((await send(orders, 'PUT', '/autopay', settings)).statusCode).toBe(403);
    const stopped = await send(orders, 'POST', '/autopay/stop', { isStopped: true });
    expect(dataOf(autopayState).parse(stopped.json()).data.isStopped).toBe(true);
  });
});
