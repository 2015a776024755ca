import { dataOf } from '@postprocure/contracts/envelope';
import { adjustment, ledgerCheck, ledgerChecks } from '@postprocure/contracts/ledger/desk-ledger';
import {
  deskPaymentDetail,
  deskTopUpPage,
  settlementDay,
  webhookEventDetail,
  webhookEventPage,
} from '@postprocure/contracts/payments/desk-payment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runJobs } from '../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  createTestMerchant,
  createTestStaff,
  type TestMerchant,
  type TestPerson,
} from '../../testing/test-merchant.ts';
import { indianDay } from '../documents/index.ts';
import { addTestMoney, postTestWebhook, readTestWallet, writeTestEvent } from './testing.ts';

let api: TestApi;
let merchant: TestMerchant;
let support: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  api = await createTestApi('empty');
  support = await createTestStaff(api, 'support');
  admin = await createTestStaff(api, 'admin');
});
beforeEach(async () => {
  merchant = await createTestMerchant(api);
});
afterAll(() => api.close());

const get = (url: string, by = support) => api.app.inject({ url, headers: by.headers });
const post = (url: string, payload: object, by = support) =>
  api.app.inject({ method: 'POST', url, headers: by.headers, payload });

const findIds = async (topUpId: string) => {
  const { rows } = await api.database.pool.query<{ orderId: string; paymentId: string; reference: string }>(
    `select o.id as "orderId", p.id as "paymentId", t.reference from topups t
     join payment_orders o on o.topup_id = t.id join payments p on p.order_id = o.id where t.id = $1`,
    [topUpId],
  );
  return rows[0] ?? { orderId: '', paymentId: '', reference: '' };
};

describe('payments', () => {
  test('are found by any id, the reference in any case, and an email address', async () => {
    const paid = await addTestMoney(api, merchant, 1000);
    await addTestMoney(api, await createTestMerchant(api), 1000);
    const { orderId, paymentId, reference } = await findIds(paid.id);
    for (const search of [
      paid.id,
      orderId,
      paymentId,
      reference,
      reference.toLowerCase(),
      merchant.merchantId,
      merchant.email.toUpperCase(),
    ]) {
      const response = await get(`/api/desk/payments?search=${encodeURIComponent(search)}`);
      const { topUps } = dataOf(deskTopUpPage).parse(response.json()).data;
      expect(
        topUps.map(({ id }) => id),
        search,
      ).toEqual([paid.id]);
    }
    const own = await get(`/api/desk/payments?merchantId=${merchant.merchantId}`);
    expect(
      dataOf(deskTopUpPage)
        .parse(own.json())
        .data.topUps.map(({ id }) => id),
    ).toEqual([paid.id]);
    const none = await get('/api/desk/payments?search=nothing');
    expect(dataOf(deskTopUpPage).parse(none.json()).data.topUps).toEqual([]);
  });

  test('are marked as a demo while the gateway is the sandbox', async () => {
    expect((await get('/api/desk/payment-gateway')).json()).toEqual({ data: { isDemo: true } });
  });

  test('show their orders, journals and raw events', async () => {
    const paid = await addTestMoney(api, merchant, 1000);
    const { orderId, paymentId } = await findIds(paid.id);
    const detail = dataOf(deskPaymentDetail).parse((await get(`/api/desk/payments/${paid.id}`)).json()).data;
    expect(detail.orders).toMatchObject([
      { id: orderId, payments: [{ id: paymentId, amount: 1000, status: 'captured', fee: 23.6 }] },
    ]);
    expect(detail.journals).toMatchObject([{ kind: 'TOPUP', amount: 1000 }]);
    expect(detail.events.map(({ event }) => event).sort()).toEqual([
      'order.paid',
      'payment.authorized',
      'payment.captured',
    ]);
  });

  test('are listed page by page', async () => {
    for (let index = 0; index < 3; index += 1) await addTestMoney(api, merchant, 100 + index);
    const first = dataOf(deskTopUpPage).parse((await get('/api/desk/payments')).json()).data;
    expect(first.topUps[0]?.amount).toBe(102);
    expect((await get('/api/desk/payments?cursor=broken')).statusCode).toBe(400);
  });
});

describe('events', () => {
  test('that failed can be seen with their reason and processed again', async () => {
    const event = writeTestEvent({
      event: 'payment.captured',
      paymentId: 'pay_desk_1',
      orderId: 'order_desk_1',
      status: 'captured',
      amountPaise: 100_000,
    });
    await postTestWebhook(api, event);
    await runJobs(api);
    const list = async (query: string) =>
      dataOf(webhookEventPage).parse((await get(`/api/desk/webhook-events?${query}`)).json()).data.events;
    const [unmatched] = await list('search=order_desk_1');
    expect(unmatched).toMatchObject({ outcome: 'unmatched', attempts: 1 });
    const id = unmatched?.id ?? 0;
    const detail = dataOf(webhookEventDetail).parse(
      (await get(`/api/desk/webhook-events/${id}`)).json(),
    ).data;
    expect(detail.body).toBe(event);
    // Once the order is known, the event can be applied.
    const { rows } = await api.database.pool.query<{ id: string }>(
      `insert into topups (merchant_id, amount_paise, idempotency_key) values ($1, 100000, 'test-key') returning id`,
      [merchant.merchantId],
    );
    await api.database.pool.query(
      `insert into payment_orders (id, topup_id, amount_paise) values ('order_desk_1', $1, 100000)`,
      [rows[0]?.id],
    );
    expect((await post(`/api/desk/webhook-events/${id}/replay`, {})).statusCode).toBe(200);
    await runJobs(api);
    expect(await readTestWallet(api, merchant)).toMatchObject({ available: 1000 });
    expect(await list('search=order_desk_1&outcome=applied')).toMatchObject([{ id, attempts: 2 }]);
    await post(`/api/desk/webhook-events/${id}/replay`, {});
    await runJobs(api);
    expect(await readTestWallet(api, merchant)).toMatchObject({ available: 1000 });
  });
});

describe('adjustments', () => {
  const propose = async (amount: number, by = support) => {
    const response = await post(
      '/api/desk/adjustments',
      { merchantId: merchant.merchantId, amount, reason: 'goodwill', note: 'The parcel came late twice.' },
      by,
    );
    expect(response.statusCode, response.body).toBe(200);
    return dataOf(adjustment).parse(response.json()).data;
  };
  const decide = (id: string, decision: 'approve' | 'reject', by = admin) =>
    post(`/api/desk/adjustments/${id}/decision`, { decision, note: 'Agreed.' }, by);

  test('are proposed by one person and decided by another', async () => {
    const mine = await propose(250.5, admin);
    expect(await readTestWallet(api, merchant)).toMatchObject({ available: 0 });
    expect((await decide(mine.id, 'approve')).statusCode).toBe(409);
    const checker = await createTestStaff(api, 'admin');
    expect((await decide(mine.id, 'approve', support)).statusCode).toBe(403);
    expect((await decide(mine.id, 'approve', checker)).statusCode).toBe(200);
    expect((await decide(mine.id, 'approve', checker)).statusCode).toBe(409);
    expect(await readTestWallet(api, merchant)).toMatchObject({ available: 250.5 });
  });

  test('that are rejected move nothing', async () => {
    const { id } = await propose(100);
    expect((await decide(id, 'reject')).json()).toMatchObject({ data: { state: 'rejected' } });
    expect(await readTestWallet(api, merchant)).toMatchObject({ available: 0 });
  });

  test('never debit more than the balance', async () => {
    const { id } = await propose(-0.01);
    const response = await decide(id, 'approve');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  });

  test.each([
    [{ amount: 0 }, 400],
    [{ amount: 5e-324 }, 400],
    [{ amount: 0.1 + 0.2 }, 400],
    [{ amount: 1_000_001 }, 400],
    [{ reason: 'because' }, 400],
    [{ note: 'short' }, 400],
    [{ merchantId: '0b7f6c1e-4a51-4a0a-9a3c-6f2d8f1f7f10' }, 404],
  ])('%j is refused', async (change, status) => {
    const { merchantId } = merchant;
    const payload = { merchantId, amount: 10, reason: 'goodwill', note: 'A long enough note.', ...change };
    expect((await post('/api/desk/adjustments', payload)).statusCode).toBe(status);
  });
});

describe('reconciliation', () => {
  const reconcile = async (day: string) => {
    const response = await post('/api/desk/settlements', { day });
    expect(response.statusCode, response.body).toBe(200);
    return dataOf(settlementDay).parse(response.json()).data;
  };
  const nextDay = (moment: Date) => indianDay(new Date(moment.getTime() + 86_400_000));

  test('finds nothing when both sides agree, posts the settlement once, and lists each difference', async () => {
    const { pool } = api.database;
    // Other tests have left payments that are unknown to the gateway.
    await pool.query(
      `update payments set captured_at = now() where id not in (select id from sandbox_payments)`,
    );
    const [paid, other, third] = [
      await addTestMoney(api, merchant, 1000),
      await addTestMoney(api, merchant, 2000, { method: 'card' }),
      await addTestMoney(api, merchant, 3000, { method: 'netbanking' }),
    ];
    const day = nextDay(new Date());
    expect(await reconcile(day)).toMatchObject({ debited: 0, differences: [] });
    await reconcile(day);
    const { rows } = await pool.query(`select from ledger_journals where kind = 'SETTLEMENT'`);
    expect(rows).toHaveLength(1);
    const { rows: left } = await pool.query<{ sum: number }>(
      `select coalesce(sum(e.amount_paise), 0)::bigint as sum from ledger_entries e join ledger_journals j on j.id = e.journal_id
       where e.account = 'gateway' and j.source not in (select id from payments where settled_on is null)`,
    );
    expect(left).toEqual([{ sum: 0 }]);

    const ids = await Promise.all([paid, other, third].map(({ id }) => findIds(id)));
    const [first, second, missing] = ids.map(({ paymentId }) => paymentId);
    // The gateway has a payment that we don't, reports a different amount, and has not settled an old one.
    await pool.query(`update sandbox_payments set amount_paise = amount_paise + 1 where id = $1`, [first]);
    await pool.query(
      `insert into sandbox_payments (id, order_id, amount_paise, method, status, captured_at)
       select 'pay_unknown', order_id, 100, 'upi', 'captured', captured_at from sandbox_payments where id = $1`,
      [second],
    );
    await pool.query(`delete from sandbox_payments where id = $1`, [missing]);
    await pool.query(
      `update payments set settled_on = null, captured_at = now() - interval '9 days' where id = $1`,
      [missing],
    );
    const { differences } = await reconcile(day);
    expect(differences.map(({ kind, entityId }) => [kind, entityId]).sort()).toEqual(
      [
        ['amount', first],
        ['missing', missing],
        ['unknown', 'pay_unknown'],
      ].sort(),
    );
  });
});

test('the checks run on demand and are saved', async () => {
  const response = await post('/api/desk/ledger-checks', {});
  const check = dataOf(ledgerCheck).parse(response.json()).data;
  expect(check.results.length).toBeGreaterThan(10);
  const listed = dataOf(ledgerChecks).parse((await get('/api/desk/ledger-checks')).json()).data;
  expect(listed.checks[0]).toEqual(check);
});
