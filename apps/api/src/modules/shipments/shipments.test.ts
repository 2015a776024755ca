import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { shipment as shipmentSchema } from '@postprocure/contracts/shipments/shipment';
import { journeySteps, shipmentStates } from '@postprocure/contracts/shipments/shipment-journey';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());

const ask = (trackingId: string) => api.app.inject(`/api/shipments/${encodeURIComponent(trackingId)}`);

async function track(trackingId: string) {
  const response = await ask(trackingId);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  return dataOf(shipmentSchema).parse(response.json()).data;
}

describe('the samples, in every database', () => {
  test.each([
    ['PP123456789IN', 'In Transit', 4, 'Kanpur Hub'],
    ['PP987654321IN', 'Delivered', 6, 'Jaipur'],
    ['PP456789123IN', 'Pending', 2, 'Delhi Warehouse'],
  ])('%s is %s', async (trackingId, status, step, location) => {
    const found = await track(trackingId);
    expect(found).toMatchObject({ trackingId, status, step, location, isSample: true });
    expect(found.history[0]?.date).toBe(found.lastUpdate);
    expect(found.history.at(-1)?.event).toBe('Order Placed');
    const dates = found.history.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(found.lastUpdate !== null && found.lastUpdate < new Date().toISOString()).toBe(true);
  });

  test('stay as old as they are, however long the database lives', async () => {
    const { pool } = api.database;
    await pool.query(`select renew_sample_shipments(date '2030-03-01')`);
    const found = await track('pp123456789in');
    expect(found).toMatchObject({ estimatedDelivery: '2030-03-03', lastUpdate: '2030-02-28T16:00:00.000Z' });
    expect(found.history).toHaveLength(5);
    await pool.query('select renew_sample_shipments()');
    expect((await track('PP123456789IN')).history).toHaveLength(5);
  });

  test('are left alone where an id has become a real parcel', async () => {
    const { pool } = api.database;
    await pool.query(
      `update shipments set is_sample = false, state = 'delivered' where tracking_id = 'PP456789123IN'`,
    );
    await pool.query('select renew_sample_shipments()');
    expect(await track('PP456789123IN')).toMatchObject({ status: 'Delivered', isSample: false });
  });
});

test.each(['pp987654321in', ' PP987654321IN ', 'pP 987 654 321 iN'])('%j finds the parcel', async (typed) => {
  expect((await track(typed)).trackingId).toBe('PP987654321IN');
});

test.each(Object.entries(shipmentStates))('%s is shown as %o', async (state, { status, step }) => {
  await api.database.pool.query(
    `insert into shipments (tracking_id, state, carrier, service, origin, destination)
     values ('PP000000001IN', $1, 'Ekart', 'Surface', 'Delhi', 'Surat')
     on conflict (tracking_id) do update set state = excluded.state`,
    [state],
  );
  expect(await track('PP000000001IN')).toEqual({
    trackingId: 'PP000000001IN',
    state,
    status,
    step,
    lastUpdate: null,
    location: null,
    estimatedDelivery: null,
    carrier: 'Ekart',
    service: 'Surface',
    origin: 'Delhi',
    destination: 'Surat',
    isSample: false,
    history: [],
  });
  expect(step).toBeLessThanOrEqual(journeySteps.length);
});

test.each([
  'PP000000000IN',
  'PP12345678IN',
  'PP1234567890IN',
  'XX123456789IN',
  'PP१२३४५६७८९IN',
  "' or 1=1 --",
  '<script>',
  '../health',
  '%',
  '👗',
])('%s is not found', async (typed) => {
  const response = await ask(typed);
  expect(response.statusCode).toBe(404);
  expect(errorBody.parse(response.json()).message).toBe(
    'Tracking ID not found. Please check your ID and try again.',
  );
});

test.each([
  ['a NUL', 'PP123456789IN%00'],
  ['half a surrogate pair', '%ED%A0%80'],
  ['far too much', 'P'.repeat(5000)],
])('%s is refused', async (_name, raw) => {
  const response = await api.app.inject(`/api/shipments/${raw}`);
  expect([400, 404, 414]).toContain(response.statusCode);
  errorBody.parse(response.json());
});

test('a scan told twice is stored once', async () => {
  const insert = `insert into shipment_events (shipment_id, happened_at, code, description, external_id)
    select id, now(), 'in-transit', 'Scanned', 'scan-1' from shipments where tracking_id = 'PP123456789IN'`;
  await api.database.pool.query(insert);
  await expect(api.database.pool.query(insert)).rejects.toThrow('duplicate key');
});
