import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestStaff, type TestPerson } from '../../testing/test-merchant.ts';
import { createShippingMerchant, handOverOrder, runTask } from '../fulfilment/testing.ts';
import type { OrderMerchant } from '../orders/testing.ts';

let api: TestApi;
let merchant: OrderMerchant;
let staff: TestPerson;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createShippingMerchant(api);
  staff = await createTestStaff(api, 'support');
});
afterAll(() => api.close());

const query = (sql: string, id: string) => api.database.pool.query<{ body: object }>(sql, [id]);
const ofOrder = 'reference in (select tracking_id from shipments where order_id = $1)';
const readBody = async (id: string) =>
  (await query(`select body from sandbox_parcels where ${ofOrder}`, id)).rows[0]?.body;
const endDaysAgo = (id: string, days: number) =>
  query(
    `update sandbox_parcels set scans = jsonb_set(scans, '{-1,date}',
       to_jsonb(to_char((now() - interval '${days} days') at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI:SS')))
     where ${ofOrder}`,
    id,
  );

const removed = {
  billing_customer_name: 'Removed customer',
  billing_last_name: '',
  billing_address: '',
  billing_address_2: '',
  billing_phone: '',
  billing_city: 'Bengaluru',
  billing_pincode: '560001',
};

test('the sandbox forgets the recipient a week after the parcel has ended', async () => {
  const [old, recent] = [
    await handOverOrder(api, staff, merchant),
    await handOverOrder(api, staff, merchant, { outcome: 'rto' }),
  ];
  await runJobs(api);
  const underWay = await handOverOrder(api, staff, merchant, { outcome: 'stale' });
  await runJobs(api);
  await endDaysAgo(old.id, 8);
  await endDaysAgo(recent.id, 6);
  await endDaysAgo(underWay.id, 20);
  const kept = await readBody(recent.id);
  const keptUnderWay = await readBody(underWay.id);
  expect(keptUnderWay).not.toMatchObject(removed);
  await runTask(api, 'carrier-sandbox:purge-recipients');
  expect(await readBody(old.id)).toMatchObject(removed);
  expect(await readBody(recent.id)).toEqual(kept);
  expect(await readBody(underWay.id)).toEqual(keptUnderWay);
});

test('the sandbox forgets a recipient together with the order', async () => {
  const { id } = await handOverOrder(api, staff, merchant, { outcome: 'stale' });
  await query(
    `update orders set state = 'CLOSED', state_since = now() - interval '181 days' where id = $1`,
    id,
  );
  await runTask(api, 'orders:purge-customers');
  expect(await readBody(id)).toMatchObject(removed);
});
