import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '@postprocure/contracts/envelope';
import { exportRecord } from '@postprocure/contracts/exports/export';
import { auditPage } from '@postprocure/contracts/merchants/desk-merchant';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  createTestMerchant,
  createTestStaff,
  type TestMerchant,
  type TestPerson,
} from '../../testing/test-merchant.ts';
import { addTestMoney } from '../payments/testing.ts';
import { insertReadyDownload } from '../privacy/testing.ts';
import { createMerchantCalls } from '../subscriptions/testing-calls.ts';
import { insertTestProducts } from '../subscriptions/testing.ts';

let api: TestApi;
let merchant: TestMerchant;
let support: TestPerson;
let admin: TestPerson;
let ids: number[];
beforeAll(async () => {
  api = await createTestApi('empty');
  ids = await insertTestProducts(api.database.pool, 1);
  admin = await createTestStaff(api, 'admin');
});
afterAll(() => api.close());
beforeEach(async () => {
  merchant = await createTestMerchant(api, { plan: 'unicorn' });
  support = await createTestStaff(api, 'support');
});

const { call, subscribeTo } = createMerchantCalls(
  () => api,
  () => merchant,
);
const get = (url: string, person: TestPerson = support) => api.app.inject({ url, headers: person.headers });

/** What the desk's audit log shows of the merchant, oldest first. */
const readLog = async (act: string) => {
  const response = await get(`/api/desk/audit?merchantId=${merchant.merchantId}&act=${act}`, admin);
  const { events } = dataOf(auditPage).parse(response.json()).data;
  return events.map(({ act: name, target, detail }) => ({ act: name, target, detail })).reverse();
};

describe('staff who read the data of one merchant', () => {
  test('are in the audit log, once in ten minutes for each page', async () => {
    const { id } = await addTestMoney(api, merchant, 1000);
    const pages = [
      `/api/desk/merchants/${merchant.merchantId}`,
      `/api/desk/audit?merchantId=${merchant.merchantId}`,
      `/api/desk/payments?merchantId=${merchant.merchantId}`,
      `/api/desk/payments/${id}`,
      `/api/desk/adjustments?merchantId=${merchant.merchantId}`,
    ];
    for (const page of [...pages, ...pages]) {
      const response = await get(page);
      expect(response.statusCode, response.body).toBe(200);
    }
    const { rows } = await api.database.pool.query(
      `select detail ->> 'page' as page, target from audit_events
       where act = 'merchant.viewed' and actor_user_id = $1 and merchant_id = $2 order by id`,
      [support.userId, merchant.merchantId],
    );
    expect(rows).toEqual([
      { page: 'merchant', target: null },
      { page: 'payments', target: null },
      { page: 'payment', target: id },
      { page: 'adjustments', target: null },
    ]);
    // The administrator who reads the log is in it too.
    expect(await readLog('merchant.viewed')).toHaveLength(rows.length);
    expect(await readLog('merchant.viewed')).toHaveLength(rows.length + 1);
  });

  test('are in it for chats and tickets, which belong to no merchant', async () => {
    const { rows } = await api.database.pool.query<{ id: string }>(
      `insert into chat_conversations (visitor_key_hash, status) values (sha256('visitor'), 'open') returning id`,
    );
    const url = `/api/desk/chats/${rows[0]?.id ?? ''}`;
    expect([(await get(url)).statusCode, (await get(url)).statusCode]).toEqual([200, 200]);
    await get(url, admin);
    const views = await api.database.pool.query(
      `select actor_user_id as "userId", act from audit_events where target = $1 order by id`,
      [rows[0]?.id],
    );
    expect(views.rows).toEqual([
      { userId: support.userId, act: 'chat.viewed' },
      { userId: admin.userId, act: 'chat.viewed' },
    ]);
  });

  test('are not in it for lists of all merchants and for merchants that do not exist', async () => {
    const before = await api.database.pool.query(`select from audit_events where act = 'merchant.viewed'`);
    for (const path of ['merchants', 'payments', 'adjustments', 'audit', `merchants/${support.userId}`]) {
      await get(`/api/desk/${path}`);
    }
    const after = await api.database.pool.query(`select from audit_events where act = 'merchant.viewed'`);
    expect(after.rowCount).toBe(before.rowCount);
  });
});

test('exports and their downloads are in the audit log', async () => {
  await subscribeTo(ids);
  const created = dataOf(exportRecord).parse((await call('POST', '/exports', { format: 'csv' })).json()).data;
  expect((await api.app.inject(created.link ?? '')).statusCode).toBe(200);
  expect(await readLog('export.')).toEqual([
    { act: 'export.created', target: created.id, detail: { format: 'csv', rows: 1 } },
    { act: 'export.downloaded', target: created.id, detail: { format: 'csv', rows: 1 } },
  ]);
});

test('downloads of personal data are in the audit log', async () => {
  const id = await insertReadyDownload(api.database.pool, merchant.userId);
  expect((await get(`/api/account/data-downloads/${id}`, merchant)).statusCode).toBe(200);
  expect(await readLog('privacy.')).toEqual([{ act: 'privacy.downloaded', target: id, detail: {} }]);
});
