import { shipment } from '@postprocure/contracts/shipments/shipment';
import { dataOf } from '@postprocure/contracts/envelope';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestStaff, type TestPerson } from '../../testing/test-merchant.ts';
import { readTestOrder, type OrderMerchant } from '../orders/testing.ts';
import {
  createShippingMerchant,
  expectSoundMoney,
  handOverOrder,
  packAndBook,
  payForProcessing,
  postAs,
  postTracking,
  readDelivery,
  readWork,
} from './testing.ts';

let api: TestApi;
let merchant: OrderMerchant;
let staff: TestPerson;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createShippingMerchant(api);
  staff = await createTestStaff(api, 'support');
});
afterAll(() => api.close());

const countMails = async (kind: string): Promise<number> => {
  const { rows } = await api.database.pool.query<{ count: number }>(
    'select count(*)::int as count from mails where kind = $1',
    [kind],
  );
  return rows[0]?.count ?? 0;
};

describe('the way of an order', () => {
  test('goes from the warehouse to the customer', async () => {
    const { id } = await payForProcessing(api, merchant, { customerEmail: 'customer@shop.test' });
    expect((await readWork(api, staff, 'pack')).orders.map((order) => order.id)).toContain(id);
    await postAs(api, staff, '/api/desk/fulfilment/packings', { ids: [id] });
    const [row] = (await readWork(api, staff, 'book')).orders;
    expect(row).toMatchObject({ id, parcels: [{ booking: 'planned', warehouse: 'national', awb: null }] });
    const [parcel] = row?.parcels ?? [];
    const size = { weightGrams: 900, lengthCm: 30, breadthCm: 20, heightCm: 10 };
    await postAs(api, staff, `/api/desk/parcels/${parcel?.id ?? ''}/size`, size, 'PUT');
    await postAs(api, staff, '/api/desk/fulfilment/bookings', { ids: [id] });
    await runJobs(api, { hold: ['carrier-sandbox:scan'] });
    const ready = await readWork(api, staff, 'handOver');
    expect(ready.orders).toMatchObject([
      { id, parcels: [{ ...size, booking: 'booked', awb: expect.stringMatching(/^DEMO\d{10}$/) as string }] },
    ]);
    for (const paper of ['labels', 'manifest', 'pick-list']) {
      const file = await api.app.inject({
        url: `/api/desk/fulfilment/${paper}?ids=${id}`,
        headers: staff.headers,
      });
      expect(file.statusCode, file.body).toBe(200);
      expect(file.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
    }

    await postAs(api, staff, '/api/desk/fulfilment/hand-overs', { ids: [id] });
    expect(await readTestOrder(api, merchant, id)).toMatchObject({ state: 'DISPATCHED' });
    await runJobs(api);
    const order = await readTestOrder(api, merchant, id);
    expect(order.state).toBe('DELIVERED');
    expect(order.events.map(({ to }) => to).filter((to) => to !== null)).toEqual([
      'DELIVERED',
      'OUT_FOR_DELIVERY',
      'IN_TRANSIT',
      'DISPATCHED',
      'PACKED',
      'PROCESSING',
      'PAID',
      'AWAITING_PAYMENT',
      'IMPORTED',
    ]);

    const { parcels } = await readDelivery(api, merchant, id);
    expect(parcels).toMatchObject([{ state: 'delivered', courier: 'Demo Courier', attempts: 0 }]);
    const response = await api.app.inject(`/api/shipments/${parcels[0]?.trackingId ?? ''}`);
    const tracked = dataOf(shipment).parse(response.json()).data;
    expect(tracked).toMatchObject({
      status: 'Delivered',
      step: 6,
      isSample: false,
      destination: 'Bengaluru',
    });
    expect(tracked.history.at(-1)?.event).toBe('Order Placed');
    expect(response.body).not.toMatch(/Priya|Sunrise|98765/);
    expect(await countMails('customer-dispatched')).toBe(1);
    expect(await countMails('customer-delivered')).toBe(1);
    await expectSoundMoney(api);
  });

  test('is split by warehouse', async () => {
    const [first = '', second = ''] = merchant.skus;
    await api.database.pool.query(`update products set warehouse = 'international' where sku = $1`, [second]);
    const lines = [first, second].map((sku) => ({ sku, quantity: 1, salePrice: null }));
    const { id } = await handOverOrder(api, staff, merchant, { lines });
    const { parcels } = await readDelivery(api, merchant, id);
    expect(parcels.map(({ warehouse, lines: inside }) => [warehouse, inside.map(({ sku }) => sku)])).toEqual([
      ['national', [first]],
      ['international', [second]],
    ]);
    const [a, b] = parcels.map(({ awb }) => awb ?? '');
    await postTracking(api, a ?? '', [{ status: 7, minute: 1 }]);
    await runJobs(api, { hold: ['carrier-sandbox:scan'] });
    expect((await readTestOrder(api, merchant, id)).state).toBe('DISPATCHED');
    await postTracking(api, b ?? '', [{ status: 7, minute: 2 }]);
    await runJobs(api, { hold: ['carrier-sandbox:scan'] });
    expect((await readTestOrder(api, merchant, id)).state).toBe('DELIVERED');
    await api.database.pool.query(`update products set warehouse = 'national' where sku = $1`, [second]);
    await expectSoundMoney(api);
  });

  test('is booked once, however often the booking is repeated', async () => {
    const { id } = await payForProcessing(api, merchant);
    await packAndBook(api, staff, id);
    const pool = api.database.pool;
    const { rows } = await pool.query<{ trackingId: string; awb: string }>(
      'select tracking_id as "trackingId", awb from shipments where order_id = $1',
      [id],
    );
    // Simulates a crash after the carrier accepted the booking.
    await pool.query(`update shipments set booking = 'failed', awb = null where order_id = $1`, [id]);
    await postAs(api, staff, '/api/desk/fulfilment/bookings', { ids: [id] });
    await runJobs(api, { hold: ['carrier-sandbox:scan'] });
    const { rows: again } = await pool.query('select awb from shipments where order_id = $1', [id]);
    expect(again).toEqual([{ awb: rows[0]?.awb }]);
    const { rows: booked } = await pool.query('select from sandbox_parcels where reference = $1', [
      rows[0]?.trackingId,
    ]);
    expect(booked).toHaveLength(1);
    const refused = await postAs(api, staff, '/api/desk/fulfilment/bookings', { ids: [id] });
    expect(refused.json()).toMatchObject({
      data: { done: 0, results: [{ message: 'This order is already booked.' }] },
    });
  });

  test('cannot skip the warehouse', async () => {
    const { id } = await payForProcessing(api, merchant);
    for (const step of ['bookings', 'hand-overs']) {
      const response = await postAs(api, staff, `/api/desk/fulfilment/${step}`, { ids: [id] });
      expect(response.json()).toMatchObject({ data: { done: 0 } });
    }
    expect((await readTestOrder(api, merchant, id)).state).toBe('PROCESSING');
  });
});

describe('tracking webhooks', () => {
  const start = async (): Promise<{ id: string; awb: string }> => {
    const { id } = await handOverOrder(api, staff, merchant);
    const { parcels } = await readDelivery(api, merchant, id);
    return { id, awb: parcels[0]?.awb ?? '' };
  };
  const work = () => runJobs(api, { hold: ['carrier-sandbox:scan'] });

  test('are refused without the key, and when they are not tracking events', async () => {
    const { awb } = await start();
    const forged = await postTracking(api, awb, [{ status: 7, minute: 1 }], 'wrong');
    expect(forged.statusCode).toBe(401);
    const empty = await api.app.inject({
      method: 'POST',
      url: '/api/hooks/tracking',
      headers: { 'x-api-key': api.services.shipping.sandbox?.keys.webhookKey ?? '' },
      payload: '{"awb":',
    });
    expect(empty.statusCode).toBe(400);
    const { rows } = await api.database.pool.query(`select from webhook_events where body like $1`, [
      `%${awb}%`,
    ]);
    expect(rows).toHaveLength(0);
  });

  test('repeated and in the wrong order, change nothing wrongly', async () => {
    const { id, awb } = await start();
    const scans = [
      { status: 42, minute: 1 },
      { status: 18, minute: 2 },
      { status: 17, minute: 3 },
      { status: 7, minute: 4 },
    ];
    for (const scan of scans.toReversed()) {
      for (let copy = 0; copy < 2; copy += 1) {
        expect((await postTracking(api, awb, [scan])).statusCode).toBe(200);
      }
      await work();
    }
    await postTracking(api, awb, scans);
    await work();
    expect((await readTestOrder(api, merchant, id)).state).toBe('DELIVERED');
    const { parcels } = await readDelivery(api, merchant, id);
    const tracked = await api.app.inject(`/api/shipments/${parcels[0]?.trackingId ?? ''}`);
    const { history } = dataOf(shipment).parse(tracked.json()).data;
    expect(history.filter(({ location }) => location === 'Pune')).toHaveLength(4);
  });

  test('about unknown parcels are kept as unmatched', async () => {
    await postTracking(api, 'UNKNOWN1', [{ status: 7, minute: 1 }]);
    await work();
    const { rows } = await api.database.pool.query(
      `select outcome from webhook_events where source = 'shiprocket' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ outcome: 'unmatched' }]);
  });

  test('hand an order over that nobody has handed over', async () => {
    const { id } = await payForProcessing(api, merchant);
    await packAndBook(api, staff, id);
    const { parcels } = await readDelivery(api, merchant, id);
    await postTracking(api, parcels[0]?.awb ?? '', [{ status: 18, minute: 1 }]);
    await work();
    expect((await readTestOrder(api, merchant, id)).state).toBe('IN_TRANSIT');
    await expectSoundMoney(api);
  });

  test('that say delivered after a return has begun, are a conflict for staff', async () => {
    const { id, awb } = await start();
    await postTracking(api, awb, [{ status: 9, minute: 1 }]);
    await postTracking(api, awb, [{ status: 7, minute: 2 }]);
    await work();
    const order = await readTestOrder(api, merchant, id);
    expect(order.state).toBe('RTO_INITIATED');
    expect(order.conflictNote).toMatch(/as delivered, but it is returning to origin/);
    expect((await readWork(api, staff, 'conflicts')).orders.map((row) => row.id)).toContain(id);
    await postAs(api, staff, `/api/desk/orders/${id}/conflict`, {
      resolution: 'delivered',
      note: 'Called her.',
    });
    expect(await readTestOrder(api, merchant, id)).toMatchObject({ state: 'DELIVERED', conflictNote: null });
    await expectSoundMoney(api);
  });
});
