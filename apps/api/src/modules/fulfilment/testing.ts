import { dataOf } from '@postprocure/contracts/envelope';
import { orderDelivery, type OrderDelivery } from '@postprocure/contracts/fulfilment/delivery';
import { workList, type WorkList } from '@postprocure/contracts/fulfilment/desk-fulfilment';
import type { DemoOutcome } from '@postprocure/contracts/fulfilment/delivery-rules';
import type { DeskStage } from '@postprocure/contracts/fulfilment/desk-stage';
import type { NewOrder, OrderDetail } from '@postprocure/contracts/orders/order';
import { expect } from 'vitest';
import { runJobs } from '../../testing/run-jobs.ts';
import type { TestApi } from '../../testing/test-api.ts';
import type { TestPerson } from '../../testing/test-merchant.ts';
import { moneyInvariants } from '../../money-invariants.ts';
import { checkInvariants } from '../ledger/index.ts';
import { createOrderMerchant, payTestOrder, takeTestOrder, type OrderMerchant } from '../orders/testing.ts';

type Person = Pick<TestPerson, 'headers'>;

export async function postAs(
  api: TestApi,
  person: Person,
  url: string,
  payload: object = {},
  method: 'POST' | 'PUT' = 'POST',
) {
  const response = await api.app.inject({ method, url, headers: person.headers, payload });
  expect(response.statusCode, response.body).toBe(200);
  return response;
}

/** A merchant with money and stock for many orders. */
export async function createShippingMerchant(api: TestApi): Promise<OrderMerchant> {
  const merchant = await createOrderMerchant(api, { money: 100_000, plan: 'unicorn' });
  await api.database.pool.query('update product_stocks set quantity = 5000');
  return merchant;
}

/** A paid order whose cooling window is over. */
export async function payForProcessing(
  api: TestApi,
  merchant: OrderMerchant,
  changes: Partial<NewOrder> = {},
): Promise<OrderDetail> {
  const { id } = await takeTestOrder(api, merchant, changes);
  const paid = await payTestOrder(api, merchant, id);
  await api.database.pool.query(
    `update orders set process_after = now() - interval '1 second' where id = $1`,
    [id],
  );
  await runTask(api, 'orders:advance');
  return paid;
}

/** Runs a recurring task now. */
export async function runTask(api: TestApi, task: string): Promise<void> {
  await api.database.pool.query('select graphile_worker.add_job($1)', [task]);
  await runJobs(api, { hold: ['carrier-sandbox:scan'] });
}

export async function packAndBook(api: TestApi, staff: Person, id: string): Promise<void> {
  await postAs(api, staff, '/api/desk/fulfilment/packings', { ids: [id] });
  await postAs(api, staff, '/api/desk/fulfilment/bookings', { ids: [id] });
  await runJobs(api, { hold: ['carrier-sandbox:scan'] });
}

export async function chooseOutcome(
  api: TestApi,
  staff: Person,
  id: string,
  outcome: DemoOutcome,
): Promise<void> {
  const { rows } = await api.database.pool.query<{ id: string }>(
    'select id from shipments where order_id = $1',
    [id],
  );
  for (const parcel of rows) {
    await postAs(api, staff, `/api/desk/parcels/${parcel.id}/demo-outcome`, { outcome }, 'PUT');
  }
}

/** An order that was given to the courier, who has not reported anything yet. */
export async function handOverOrder(
  api: TestApi,
  staff: Person,
  merchant: OrderMerchant,
  { outcome, ...changes }: Partial<NewOrder> & { outcome?: DemoOutcome } = {},
): Promise<OrderDetail> {
  const order = await payForProcessing(api, merchant, changes);
  await packAndBook(api, staff, order.id);
  if (outcome) await chooseOutcome(api, staff, order.id, outcome);
  const response = await postAs(api, staff, '/api/desk/fulfilment/hand-overs', { ids: [order.id] });
  expect(response.json()).toMatchObject({ data: { done: 1 } });
  await runJobs(api, { hold: ['carrier-sandbox:scan'] });
  return order;
}

export async function readDelivery(api: TestApi, person: Person, id: string): Promise<OrderDelivery> {
  const response = await api.app.inject({
    url: `/api/seller/orders/${id}/delivery`,
    headers: person.headers,
  });
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(orderDelivery).parse(response.json()).data;
}

export async function readWork(api: TestApi, staff: Person, stage: DeskStage): Promise<WorkList> {
  const response = await api.app.inject({
    url: `/api/desk/fulfilment?stage=${stage}`,
    headers: staff.headers,
  });
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(workList).parse(response.json()).data;
}

export interface TestScan {
  status: number;
  /** Minutes after a fixed moment. */
  minute: number;
  activity?: string;
}

const start = Date.UTC(2026, 10, 2, 4, 30);

const writeTime = (minute: number): string =>
  new Date(start + (minute + 330) * 60_000).toISOString().slice(0, 19).replace('T', ' ');

/** Posts a tracking webhook as the carrier does. */
export function postTracking(
  api: TestApi,
  awb: string,
  scans: readonly TestScan[],
  key = api.services.shipping.sandbox?.keys.webhookKey ?? '',
) {
  const last = scans.at(-1);
  return api.app.inject({
    method: 'POST',
    url: '/api/hooks/tracking',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    payload: JSON.stringify({
      awb,
      courier_name: 'Test Courier',
      current_status: 'SCANNED',
      shipment_status_id: last?.status,
      current_timestamp: last && writeTime(last.minute),
      scans: scans.map(({ status, minute, activity = `Scan ${status}` }) => ({
        date: writeTime(minute),
        activity,
        location: 'Pune',
        'sr-status': String(status),
        'sr-status-label': `STATUS ${status}`,
      })),
    }),
  });
}

export async function expectSoundMoney(api: TestApi): Promise<void> {
  const checked = await checkInvariants(api.database.pool, moneyInvariants);
  expect(checked.filter(({ violations }) => violations.length > 0)).toEqual([]);
}
