import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop, type TortureShop } from './torture-shop.ts';
import { verifyOrders } from './verify-orders.ts';

type Done = Parameters<typeof verifyOrders>[1];

const nothing: Done = {
  taken: [],
  uploaded: [],
  paid: [],
  cancelled: [],
  claims: [],
  answers: [],
  handedOver: [],
  approvedClaims: [],
  approvedCancellations: [],
  inspected: [],
  scans: [],
  forgedScans: [],
};
const id = randomUUID();
const orderId = '00000000-0000-4000-8000-000000000001';

let database: TestDatabase;
let shop: TortureShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createShop(database.pool);
  await database.pool.query(`
    insert into merchants (id, name) values ('${orderId}', 'Asha Traders');
    insert into orders (id, merchant_id, channel, state, customer_name, customer_phone, address_line1, city, pincode,
      goods_paise)
    values ('${orderId}', '${orderId}', 'manual', 'AWAITING_PAYMENT', 'Priya', '9000000001', '', '', '', 10000)`);
});
afterAll(() => database.drop());

async function findProblems(damage: string, done: Partial<Done> = {}): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(damage);
    return await verifyOrders(client, { ...nothing, ...done }, shop);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('a sound database has no problems', async () => {
  const taken = [{ id: orderId, phone: '9000000001' }];
  expect(await findProblems('select 1', { taken })).toEqual([]);
});

test.each<[RegExp, Partial<Done>]>([
  [/^acknowledged order .* is lost/, { taken: [{ id, phone: '9000000001' }] }],
  [/accepted file is stored 0 times/, { uploaded: [{ merchantId: id, number: 'FILE-1' }] }],
  [/^acknowledged payment of order .* has 0 debits/, { paid: [id] }],
  [/^acknowledged cancellation of order .* is AWAITING_PAYMENT/, { cancelled: [orderId] }],
  [/^acknowledged cancellation of order .* is AWAITING_PAYMENT/, { approvedCancellations: [orderId] }],
  [/^acknowledged claim for order .* is stored 0 times/, { claims: [{ orderId: id, description: 'x' }] }],
  [/^acknowledged approval of claim .* has 0 refunds/, { approvedClaims: [id] }],
  [/^acknowledged answer to a failed delivery is lost/, { answers: [id] }],
  [/^acknowledged inspection is lost/, { inspected: [id] }],
  [/^acknowledged handover is lost/, { handedOver: [id] }],
  [/^acknowledged tracking webhook is lost/, { scans: ['x'] }],
])('finds: %s', async (message, done) => {
  expect(await findProblems('select 1', done)).toEqual([expect.stringMatching(message)]);
});

const copyOrder = `insert into orders (merchant_id, channel, customer_name, customer_phone, address_line1, city, pincode,
  goods_paise) select merchant_id, channel, customer_name, customer_phone, '', '', '', 1 from orders`;
const insertEvent = (outcome: string) =>
  `insert into webhook_events (source, event_id, event, body, outcome) values ('shiprocket', 'forged', 'x', 'x', ${outcome})`;
const insertUpload = (state: string, finished: string) =>
  `insert into order_uploads (id, merchant_id, file_name, state, finished_at) values ('${id}', '${orderId}', 'x', '${state}', ${finished})`;
const insertDocuments = (kinds: string) =>
  `insert into documents (kind, series, financial_year, number, number_text, merchant_id, journal_id, credits_id, order_id,
     supply, taxable_paise, total_paise, is_demo, content)
   select kind, 'PPS', '2627', n, 'PPS/' || n, '${orderId}', case kind when 'order_invoice' then n else 1 end,
     case kind when 'credit_note' then '${orderId}'::uuid end, '${orderId}', 'inter_state', 1, 1, true, '{}'
   from unnest(array[${kinds}]) with ordinality as given (kind, n)`;

test.each<[RegExp, string]>([
  [/^2 orders for the customer 9000000001/, copyOrder],
  [/^forged tracking webhook is stored/, insertEvent(`'unmatched'`)],
  [/^tracking webhook .* is not processed/, insertEvent('null')],
  [/^tracking webhook .* is failed/, insertEvent(`'failed'`)],
  [/^upload .* is TAKING/, insertUpload('TAKING', 'null')],
  [
    /^row 1 of upload .* is left behind/,
    `${insertUpload('DONE', 'now()')}; insert into order_upload_rows (upload_id, line, order_number, cells, state)
     values ('${id}', 1, 'x', '{}', 'ready')`,
  ],
  [
    /^parcel PP000000009IN has left, but its manifest does not say so/,
    `insert into sandbox_parcels (reference, awb, body) values ('PP1', 'A1', '{}');
     insert into shipments (order_id, tracking_id, state, warehouse, goods_paise, carrier, service, origin, destination,
       booking, awb, handed_over_at)
     values ('${orderId}', 'PP000000009IN', 'shipped', 'national', 10000, 'x', 'x', 'x', 'x', 'booked', 'A1', now())`,
  ],
  [
    /^1 emails of kind customer-delivered to priya@customer.test/,
    `insert into mails (kind, recipient, subject, text_body) values ('customer-delivered', 'priya@customer.test', 'x', 'x')`,
  ],
  [
    /^parcel PP1 is booked 2 times/,
    `insert into sandbox_parcels (reference, body) values ('PP1', '{}'), ('PP1', '{}')`,
  ],
  [
    /^SKU TORTURE-1: 30 pieces, of which free 29/,
    'update product_stocks set quantity = 29 where product_id = 1',
  ],
  [
    /^SKU TORTURE-5-S: 30 pieces.* reserved 1/,
    'update variation_stocks set reserved = 1 where product_id = 5 and position = 0',
  ],
  [/^journal 1 has 2 documents/, insertDocuments(`'order_invoice', 'credit_note'`)],
  [/^order .* has 2 invoices/, insertDocuments(`'order_invoice', 'order_invoice'`)],
])('finds: %s', async (message, damage) => {
  expect(await findProblems(damage, { forgedScans: ['forged'] })).toContainEqual(
    expect.stringMatching(message),
  );
});
