import { demoLegalDetails } from '@postprocure/contracts/legal-details';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoMoney } from './demo-money.ts';
import { seedDemoUsers } from './modules/accounts/index.ts';
import { checkInvariants, printLedger } from './modules/ledger/index.ts';
import { moneyInvariants } from './money-invariants.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemoUsers(database.pool);
});
afterAll(() => database.drop());

const seed = (now = new Date()) => seedDemoMoney(database.pool, demoLegalDetails, now);
const countRows = async (): Promise<unknown> => {
  const { rows } = await database.pool.query(
    `select (select count(*) from ledger_journals) as journals, (select count(*) from topups) as topups,
       (select count(*) from documents) as documents, (select count(*) from settlement_days) as days`,
  );
  return rows[0];
};

/** The source of an adjustment is just its ID. Every other source starts with its kind. */
const nameSource = (source: string): string =>
  /^[\da-f]{8}-/.test(source) ? 'adjustment' : (source.split(/[_:]/)[0] ?? '');

test('gives the demo merchant a history that every check accepts, and only once', async () => {
  await seed();
  const first = await countRows();
  await seed();
  expect(await countRows()).toEqual(first);
  const results = await checkInvariants(database.pool, moneyInvariants);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
  const { rows: merchants } = await database.pool.query<{ id: string }>('select id from merchants');
  const table = await printLedger(database.pool, merchants[0]?.id ?? '', nameSource);
  expect(`\n${table}\n`).toMatchInlineSnapshot(`
    "
    Kind         Source      wallet    gateway    plan_sales  adjustments  Balance
    TOPUP        pay         5000.00   -5000.00                            5000.00
    PLAN_CHARGE  plan        -2999.00             2999.00                  2001.00
    TOPUP        pay         10000.00  -10000.00                           12001.00
    TOPUP        pay         2500.00   -2500.00                            14501.00
    ADJUSTMENT   adjustment  150.00                           -150.00      14651.00
    TOPUP        pay         5000.00   -5000.00                            19651.00
    PLAN_CHARGE  renewal     -2999.00             2999.00                  16652.00
    TOPUP        pay         1000.00   -1000.00                            17652.00
    Total                    17652.00  -23500.00  5998.00     -150.00
    "
  `);
});

test('the history lies in the past, in its order', async () => {
  const { rows } = await database.pool.query<{ daysAgo: number; isOrdered: boolean }>(
    `select round(extract(epoch from now() - created_at) / 86400)::int as "daysAgo",
       created_at >= lag(created_at, 1, '-infinity') over (order by position) as "isOrdered"
     from ledger_entries where account = 'wallet' order by position`,
  );
  expect(rows.map(({ daysAgo }) => daysAgo)).toEqual([34, 34, 27, 22, 15, 9, 4, 2]);
  expect(rows.every(({ isOrdered }) => isOrdered)).toBe(true);
  const { rows: documents } = await database.pool.query<{ isSame: boolean }>(
    `select abs(extract(epoch from d.issued_at - j.created_at)) < 1 as "isSame"
     from documents d join ledger_journals j on j.id = d.journal_id`,
  );
  expect(documents.length).toBeGreaterThan(5);
  expect(documents.every(({ isSame }) => isSame)).toBe(true);
});

test('the running period of the plan is the one that the last fee paid for', async () => {
  const { rows } = await database.pool.query<{ isPaid: boolean; isRunning: boolean }>(
    `select p.period_start = (select max(created_at) from ledger_journals where kind = 'PLAN_CHARGE') as "isPaid",
       p.period_end > now() as "isRunning"
     from merchant_plans p`,
  );
  expect(rows).toEqual([{ isPaid: true, isRunning: true }]);
});

test('top-ups are paid, failed and on their way, and nothing is missing at the gateway', async () => {
  const { rows } = await database.pool.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from topups group by state order by state',
  );
  expect(rows).toEqual([
    { state: 'failed', count: 1 },
    { state: 'late_authorised', count: 1 },
    { state: 'paid', count: 5 },
  ]);
  const { rows: differences } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from settlement_days where differences <> '[]'`,
  );
  expect(differences).toEqual([{ count: 0 }]);
  const { rows: unread } = await database.pool.query(
    `select from notifications where read_at is null or mail_state = 'waiting'`,
  );
  expect(unread).toHaveLength(0);
});
