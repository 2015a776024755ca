import { dataOf } from '@postprocure/contracts/envelope';
import {
  balanceHistory,
  statementPage,
  wallet,
  type StatementLine,
  type StatementPage,
} from '@postprocure/contracts/wallet/wallet';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { indianDay } from '../documents/index.ts';
import { issueTestReceipt } from '../documents/testing.ts';
import { addTestMoney, readTestWallet } from '../payments/testing.ts';
import { alertLowBalances } from './low-balance.ts';
import { findPreviousMonth, mailMonthlyStatements } from './monthly-statement.ts';

let api: TestApi;
let merchant: TestMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
});
beforeEach(async () => {
  merchant = await createTestMerchant(api);
});
afterAll(() => api.close());

const get = (path: string, by = merchant) =>
  api.app.inject({ url: `/api/seller/wallet${path}`, headers: by.headers });
const readStatement = async (query = ''): Promise<StatementPage> => {
  const response = await get(`/statement${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(statementPage).parse(response.json()).data;
};
const save = (payload: object) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/seller/wallet/settings',
    headers: merchant.headers,
    payload,
  });

/** Inserts many journals of one rupee each; every tenth is a plan fee. */
const addManyLines = (count: number) =>
  api.database.pool.query(
    `with journals as (
       insert into ledger_journals (kind, source, merchant_id, description)
       select case when n % 10 = 0 then 'PLAN_CHARGE' else 'TOPUP' end, $1::uuid || ':' || n, $1, 'Line ' || n
       from generate_series(1, $2::int) n order by n returning id, kind
     )
     insert into ledger_entries (journal_id, kind, account, merchant_id, amount_paise)
     select id, kind, entry.account, case entry.account when 'wallet' then $1::uuid end,
       entry.sign * case kind when 'TOPUP' then 100 else -100 end
     from journals, (values ('wallet', 1), ('gateway', -1)) as entry (account, sign) order by id`,
    [merchant.merchantId, count],
  );

describe('the statement', () => {
  test('has a running balance, and links each line to its document and top-up', async () => {
    await addTestMoney(api, merchant, 1000);
    await addTestMoney(api, merchant, 500.25, { method: 'card' });
    const { lines, next } = await readStatement();
    expect(next).toBeNull();
    expect(lines.map(({ amount, balance }) => [amount, balance])).toEqual([
      [500.25, 1500.25],
      [1000, 1000],
    ]);
    for (const { document, topUpId, reference } of lines) {
      expect(document?.number).toMatch(/^PPR\/\d{4}\/\d{6}$/);
      expect(topUpId).not.toBeNull();
      expect(reference).toMatch(/^pay_/);
    }
  });

  test('is read page by page to its end, every line once', async () => {
    await addManyLines(520);
    const lines: StatementLine[] = [];
    for (let query = ''; ;) {
      const page = await readStatement(query);
      lines.push(...page.lines);
      if (page.next === null) break;
      query = `?cursor=${encodeURIComponent(page.next)}`;
    }
    expect(lines).toHaveLength(520);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(520);
    for (const [index, line] of lines.entries()) {
      const before = lines[index + 1]?.balance ?? 0;
      expect(line.balance).toBe(before + line.amount);
    }
  });

  test('is filtered by kind and by day, also on deep pages', async () => {
    await addManyLines(600);
    const first = await readStatement('?kind=PLAN_CHARGE');
    expect(first.lines).toHaveLength(50);
    const second = await readStatement(`?kind=PLAN_CHARGE&cursor=${encodeURIComponent(first.next ?? '')}`);
    expect(second).toMatchObject({ next: null });
    expect([...first.lines, ...second.lines].every(({ kind }) => kind === 'PLAN_CHARGE')).toBe(true);
    expect(second.lines).toHaveLength(10);
    expect((await readStatement('?to=2020-01-01')).lines).toEqual([]);
    expect((await readStatement('?from=2020-01-01&to=2099-12-31')).lines).toHaveLength(50);
  });

  test.each(['?kind=BRIBE', '?kind=SETTLEMENT', '?from=yesterday', '?to=2026-13-01', '?cursor=nonsense'])(
    '%s is refused',
    async (query) => {
      expect((await get(`/statement${query}`)).statusCode).toBe(400);
    },
  );

  test("never has another merchant's lines", async () => {
    await addTestMoney(api, await createTestMerchant(api), 1000);
    expect((await readStatement()).lines).toEqual([]);
  });
});

describe('the statement as a file', () => {
  test('is a CSV with every line of the filter', async () => {
    await addManyLines(1200);
    const response = await get('/statement/file?format=csv&kind=TOPUP');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="post-procure-wallet-statement-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const rows = response.body.trimEnd().split('\r\n');
    expect(rows).toHaveLength(1081);
    expect(rows[0]).toContain('Description');
    expect(rows[1]).toContain('Line 1199');
    expect(rows.at(-1)).toMatch(/Line 1,.*1\.00,1\.00$/);
  });

  test.each([
    ['xlsx', 'PK'],
    ['pdf', '%PDF-'],
  ])('is a file of the format %s', async (format, start) => {
    await issueTestReceipt(api.database.pool, merchant.merchantId);
    const response = await get(`/statement/file?format=${format}`);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.subarray(0, start.length).toString()).toBe(start);
  });

  test('of another format does not exist', async () => {
    expect((await get('/statement/file?format=exe')).statusCode).toBe(400);
  });
});

test('the history has one balance for each day', async () => {
  await addTestMoney(api, merchant, 1000);
  const response = await get('/history?days=7');
  const { days } = dataOf(balanceHistory).parse(response.json()).data;
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toMatchObject({ balance: 1000, in: 1000, out: 0 });
  expect(days[0]).toMatchObject({ balance: 0, in: 0, out: 0 });
  expect((await get('/history?days=1000')).statusCode).toBe(400);
});

describe('settings', () => {
  const titles = async () => {
    const { rows } = await api.database.pool.query<{ title: string }>(
      `select title from notifications where user_id = $1 and title like 'Your wallet balance is%' order by id`,
      [merchant.userId],
    );
    return rows.map(({ title }) => title);
  };

  test('a balance below the limit is reported once, and again after it has recovered', async () => {
    const { pool } = api.database;
    const saved = await save({ lowBalance: 1000, monthlyStatement: false });
    expect(dataOf(wallet).parse(saved.json()).data).toMatchObject({ lowBalance: 1000, isLow: true });
    await alertLowBalances(pool);
    await alertLowBalances(pool);
    expect(await titles()).toEqual(['Your wallet balance is ₹0.00']);
    await addTestMoney(api, merchant, 1000);
    expect(await readTestWallet(api, merchant)).toMatchObject({ isLow: false });
    await alertLowBalances(pool);
    await save({ lowBalance: 1000.01, monthlyStatement: false });
    await alertLowBalances(pool);
    expect(await titles()).toEqual(['Your wallet balance is ₹0.00', 'Your wallet balance is ₹1,000.00']);
    await save({ lowBalance: null, monthlyStatement: false });
    expect(await readTestWallet(api, merchant)).toMatchObject({ lowBalance: null, isLow: false });
  });

  test('cannot be changed with read permission only', async () => {
    const readOnly = await createTestMerchant(api, { role: 'readOnly', merchantId: merchant.merchantId });
    const response = await api.app.inject({
      method: 'PUT',
      url: '/api/seller/wallet/settings',
      headers: readOnly.headers,
      payload: { lowBalance: 1, monthlyStatement: true },
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('the monthly statement', () => {
  test.each([
    ['2026-04-01T00:00:00+05:30', '2026-03-01', '2026-03-31', 'March 2026'],
    ['2026-03-31T23:59:59+05:30', '2026-02-01', '2026-02-28', 'February 2026'],
    ['2026-01-01T03:30:00Z', '2025-12-01', '2025-12-31', 'December 2025'],
  ])('at %s covers %s to %s', (now, from, to, name) => {
    expect(findPreviousMonth(new Date(now))).toEqual({ from, to, name });
  });

  test('is mailed once to those who may see the wallet, with the figures of the month', async () => {
    const { pool } = api.database;
    await addTestMoney(api, merchant, 1000);
    await createTestMerchant(api, { role: 'catalogue', merchantId: merchant.merchantId });
    await save({ lowBalance: null, monthlyStatement: true });
    const parts = { database: pool, sellerAppUrl: 'http://seller.test' };
    const [year = 0, month = 0] = indianDay(new Date()).split('-').map(Number);
    const nextMonth = new Date(Date.UTC(year, month, 2));
    const { from, to } = findPreviousMonth(nextMonth);
    await mailMonthlyStatements(parts, nextMonth);
    await mailMonthlyStatements(parts, nextMonth);
    const { rows } = await pool.query<{ recipient: string; body: string }>(
      `select recipient, text_body as body from mails where kind = 'wallet-statement'`,
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual([merchant.email]);
    expect(rows[0]?.body).toContain('Money in: ₹1,000.00');
    expect(rows[0]?.body).toContain('Closing balance: ₹1,000.00');
    expect(rows[0]?.body).toContain(`http://seller.test/seller/wallet/statement?from=${from}&to=${to}`);
  });
});
