import { demoLegalDetails } from '@postprocure/contracts/legal-details';
import { demoTemplate } from '@postprocure/demo-catalogue/testing';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoMoney } from './demo-money.ts';
import { seedDemoUsers } from './modules/accounts/index.ts';
import { financialYearOf } from './modules/documents/index.ts';
import { checkInvariants } from './modules/ledger/index.ts';
import { moneyInvariants } from './money-invariants.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: demoTemplate });
  await seedDemoUsers(database.pool);
  await seedDemoMoney(database.pool, demoLegalDetails, new Date());
});
afterAll(() => database.drop());

test('the demo merchant has two months of orders that every check accepts', async () => {
  const results = await checkInvariants(database.pool, moneyInvariants);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
  const { rows } = await database.pool.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from orders group by state',
  );
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(200);
  for (const state of [
    'ATTENTION',
    'AWAITING_PAYMENT',
    'PROCESSING',
    'PACKED',
    'IN_TRANSIT',
    'DELIVERED',
    'CLOSED',
    'CANCEL_REQUESTED',
    'CANCELLED',
    'CANCELLED_REFUNDED',
    'EXPIRED',
    'NDR',
    'RTO_INITIATED',
    'RTO_REFUNDED',
    'REFUNDED',
    'CLAIM_OPEN',
  ]) {
    expect({ state, hasOrders: (counts.get(state) ?? 0) > 0 }).toEqual({ state, hasOrders: true });
  }
});

test('the ledger and the events are in the order in which they happened', async () => {
  const { rows } = await database.pool.query<{ isOrdered: boolean }>(
    `select bool_and(created_at >= previous) as "isOrdered" from (
       select created_at, lag(created_at, 1, '-infinity') over (order by position) as previous
       from ledger_entries where account = 'wallet'
     ) entries`,
  );
  expect(rows).toEqual([{ isOrdered: true }]);
  const { rows: events } = await database.pool.query<{ order: string }>(
    `select order_id as order from (
       select order_id, at, lag(at, 1, '-infinity') over (partition by order_id order by id) as previous from order_events
     ) events where at < previous`,
  );
  expect(events).toEqual([]);
  const { rows: future } = await database.pool.query('select from order_events where at > now()');
  expect(future).toHaveLength(0);
});

test('the merchant joined before the first order', async () => {
  const { rows } = await database.pool.query(
    `select from orders o join merchants m on m.id = o.merchant_id where o.created_at < m.created_at`,
  );
  expect(rows).toHaveLength(0);
});

test('the audit log and the inbox have the time at which things happened', async () => {
  const { rows } = await database.pool.query(
    `select (select count(*)::int from audit_events where at > now() - interval '1 hour') as "recentActs",
       (select count(*)::int from agreement_acceptances where accepted_at > now() - interval '1 day')
         as "recentAcceptances",
       (select bool_and(abs(extract(epoch from e.at - m.sent_at)) < 1) from audit_events e
        join orders o on o.number = e.target
        join order_messages m on m.order_id = o.id and m.author = 'staff' where e.act = 'order.replied')
         as "isReplyDated",
       (select count(*)::int from order_conversations where waiting_since > last_message_at) as "laterWaits"`,
  );
  expect(rows).toEqual([{ recentActs: 0, recentAcceptances: 0, isReplyDated: true, laterWaits: 0 }]);
});

test('credit notes have the date of their refund', async () => {
  const { rows } = await database.pool.query<{ financialYear: string; issuedAt: Date; paidAt: Date }>(
    `select d.financial_year as "financialYear", d.issued_at as "issuedAt", j.created_at as "paidAt"
     from documents d join ledger_journals j on j.id = d.journal_id where d.kind = 'credit_note'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { financialYear, issuedAt, paidAt } of rows) {
    // A document number contains its financial year, so the document cannot be backdated to another year.
    if (financialYear !== financialYearOf(paidAt)) continue;
    expect(Math.abs(issuedAt.getTime() - paidAt.getTime())).toBeLessThanOrEqual(60_000);
  }
});

test('only the latest returns still have to be inspected', async () => {
  const { rows } = await database.pool.query<{ number: string }>(
    `select o.external_number as number from shipments s join orders o on o.id = s.order_id
     where s.state = 'returned' and s.condition is null order by 1`,
  );
  expect(rows.map(({ number }) => number)).toEqual(['NHL-1166', 'NHL-1168']);
});

test('couriers work by day', async () => {
  const { rows } = await database.pool.query<{ code: string; from: number; to: number }>(
    `select code, min(hour)::float as from, max(hour)::float as to from (
       select code, extract(epoch from (happened_at at time zone 'Asia/Kolkata')::time) / 3600 as hour
       from shipment_events where shipment_id in (select id from shipments where order_id is not null)
     ) scans group by code`,
  );
  const hours = new Map(rows.map(({ code, from, to }) => [code, { from, to }]));
  const workingHours = {
    shipped: [14, 20],
    'out-for-delivery': [7, 9],
    delivered: [9, 21],
    'delivery-failed': [9, 21],
  };
  for (const [code, [from = 0, to = 0]] of Object.entries(workingHours)) {
    expect(hours.get(code)?.from, code).toBeGreaterThanOrEqual(from);
    expect(hours.get(code)?.to, code).toBeLessThanOrEqual(to);
  }
});

test('false attempts are open and decided each way, and only the false one is refunded in full', async () => {
  const { rows } = await database.pool.query(
    `select o.state, n.dispute_decision as decision, s.fee_paise = 0 as "isFree", n.disputed_at > n.failed_at as "isAfter",
       n.respond_by > now() as "isWaiting",
       (select array_agg(e.reason order by e.id) from order_events e
        where e.order_id = o.id and e.reason like '%dispute%') as events
     from ndr_reports n join shipments s on s.id = n.shipment_id join orders o on o.id = s.order_id
     where n.disputed_at is not null order by o.external_number`,
  );
  expect(rows).toEqual([
    {
      state: 'RTO_REFUNDED',
      decision: 'upheld',
      isFree: true,
      isAfter: true,
      isWaiting: false,
      events: ['attempt-disputed', 'dispute-upheld'],
    },
    {
      state: 'RTO_INITIATED',
      decision: 'rejected',
      isFree: null,
      isAfter: true,
      isWaiting: false,
      events: ['attempt-disputed', 'dispute-rejected'],
    },
    {
      state: 'NDR',
      decision: null,
      isFree: null,
      isAfter: true,
      isWaiting: true,
      events: ['attempt-disputed'],
    },
  ]);
});

test('the history of deliveries lets the demo judge the risk of unpaid orders', async () => {
  const { rows } = await database.pool.query(
    `select kind, delivered + returned >= 10 and returned >= 3 as "isTelling" from delivery_history
     where (kind, key) = ('pin', '110024') or (kind = 'product' and returned >= 3) order by kind`,
  );
  expect(rows).toEqual([
    { kind: 'pin', isTelling: true },
    { kind: 'product', isTelling: true },
  ]);
});
