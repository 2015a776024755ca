import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { deskRefund, deskRefundList } from '@postprocure/contracts/payments/desk-payment';
import { refundOverview, type RefundOverview } from '@postprocure/contracts/wallet/wallet';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moneyInvariants } from '../../money-invariants.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  createTestMerchant,
  createTestStaff,
  type TestMerchant,
  type TestPerson,
} from '../../testing/test-merchant.ts';
import { hashPassword } from '../accounts/testing.ts';
import { checkInvariants } from '../ledger/index.ts';
import { addTestMoney, postTestWebhook, readTestWallet, startTestTopUp, payAtSandbox } from './testing.ts';

const password = 'marigold over 12 roofs';
let api: TestApi;
let merchant: TestMerchant;
let admin: TestPerson;
let passwordHash: string;
beforeAll(async () => {
  api = await createTestApi('empty');
  admin = await createTestStaff(api, 'admin');
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  merchant = await createTestMerchant(api);
  await api.database.pool.query('update users set password_hash = $2 where id = $1', [
    merchant.userId,
    passwordHash,
  ]);
});
afterAll(async () => {
  const broken = (await checkInvariants(api.database.pool, moneyInvariants)).filter(
    ({ violations }) => violations.length > 0,
  );
  await api.close();
  expect(broken).toEqual([]);
});

const request = (payload: object = { password }, by: TestPerson = merchant) =>
  api.app.inject({ method: 'POST', url: '/api/seller/wallet/refund', headers: by.headers, payload });
const read = async (): Promise<RefundOverview> =>
  dataOf(refundOverview).parse(
    (await api.app.inject({ url: '/api/seller/wallet/refund', headers: merchant.headers })).json(),
  ).data;
const decide = (id: string, decision: 'approve' | 'reject', by = admin) =>
  api.app.inject({
    method: 'POST',
    url: `/api/desk/balance-refunds/${id}/decision`,
    headers: by.headers,
    payload: { decision, note: 'Checked the account.' },
  });
const addBankAccount = () =>
  api.app.inject({
    method: 'PUT',
    url: '/api/seller/business/bank-account',
    headers: merchant.headers,
    payload: { holder: 'Rao & Sons', accountNumber: '001234567890', ifsc: 'HDFC0000240', password },
  });
const requestRefund = async (): Promise<string> => {
  const response = await request();
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(refundOverview).parse(response.json()).data.refunds[0]?.id ?? '';
};

/** Makes a payment too old to be refunded by the gateway. */
const age = (method: string) =>
  api.database.pool.query(
    `update payments p set captured_at = now() - interval '200 days' from payment_orders o
     join topups t on t.id = o.topup_id where o.id = p.order_id and t.merchant_id = $1 and p.method = $2`,
    [merchant.merchantId, method],
  );

describe('what blocks a refund', () => {
  const codes = async () => (await read()).blockers.map(({ code }) => code);

  test('an empty wallet', async () => {
    expect(await codes()).toEqual(['NO_BALANCE']);
    expect((await request()).statusCode).toBe(409);
  });

  test('a top-up that is not confirmed', async () => {
    await addTestMoney(api, merchant, 1000);
    const { checkout, topUp } = await startTestTopUp(api, merchant, 500);
    const paid = new URL(String((await payAtSandbox(api, checkout.orderId)).headers['location']));
    await api.app.inject({
      method: 'POST',
      url: `/api/seller/wallet/top-ups/${topUp.id}/checkout-result`,
      headers: merchant.headers,
      payload: {
        orderId: checkout.orderId,
        paymentId: paid.searchParams.get('razorpay_payment_id'),
        signature: paid.searchParams.get('razorpay_signature'),
      },
    });
    expect(await codes()).toEqual(['PENDING_TOP_UP']);
    await runJobs(api);
    expect(await codes()).toEqual([]);
  });

  test('a plan fee that is due', async () => {
    await addTestMoney(api, merchant, 1000);
    await api.database.pool.query('update merchant_plans set due_since = now() where merchant_id = $1', [
      merchant.merchantId,
    ]);
    expect(await codes()).toEqual(['PLAN_DUE']);
  });

  test('a balance that can only go to a bank account when there is none', async () => {
    await addTestMoney(api, merchant, 1000);
    await age('upi');
    expect(await codes()).toEqual(['NO_BANK_ACCOUNT']);
    expect(errorBody.parse((await request()).json()).message).toContain('Add one in your business settings.');
  });

  test('a wrong password, and a role that may only read', async () => {
    await addTestMoney(api, merchant, 1000);
    expect((await request({ password: 'a guess' })).statusCode).toBe(400);
    const readOnly = await createTestMerchant(api, { role: 'readOnly', merchantId: merchant.merchantId });
    expect((await request({ password }, readOnly)).statusCode).toBe(403);
    expect(await readTestWallet(api, merchant)).toMatchObject({ available: 1000, held: 0 });
  });

  test('another refund in progress, even if both are requested at the same time', async () => {
    await addTestMoney(api, merchant, 1000);
    const statuses = (await Promise.all([request(), request(), request()])).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect(await codes()).toContain('REFUND_UNDER_WAY');
    expect(await readTestWallet(api, merchant)).toMatchObject({ available: 0, held: 1000 });
  });
});

test('goes to the payments it came from, the newest first', async () => {
  await addTestMoney(api, merchant, 1000, { method: 'card' });
  await addTestMoney(api, merchant, 500, { method: 'upi' });
  expect((await read()).parts).toMatchObject([
    { target: 'payment', amount: 500 },
    { target: 'payment', amount: 1000 },
  ]);
  const id = await requestRefund();
  expect(await readTestWallet(api, merchant)).toMatchObject({ available: 0, held: 1500 });
  const approved = await decide(id, 'approve');
  expect(dataOf(deskRefund).parse(approved.json()).data.state).toBe('approved');
  expect((await decide(id, 'approve')).statusCode).toBe(409);
  await runJobs(api);
  expect(await readTestWallet(api, merchant)).toMatchObject({ available: 0, held: 0 });
  const [refund] = (await read()).refunds;
  expect(refund).toMatchObject({ state: 'paid', parts: [{ state: 'paid' }, { state: 'paid' }] });
  expect((await read()).parts).toEqual([]);
});

test('the rest goes to the bank account, with the reference of the bank', async () => {
  await addTestMoney(api, merchant, 1000, { method: 'card' });
  await age('card');
  await addTestMoney(api, merchant, 500, { method: 'upi' });
  expect((await addBankAccount()).statusCode).toBe(200);
  expect((await read()).parts).toMatchObject([
    { target: 'payment', amount: 500 },
    { target: 'bank', amount: 1000, label: 'Bank account ending in 7890' },
  ]);
  await decide(await requestRefund(), 'approve');
  await runJobs(api);
  const [refund] = (await read()).refunds;
  expect(refund).toMatchObject({ state: 'paid', parts: [{ target: 'payment' }, { target: 'bank' }] });
  expect(refund?.parts[1]?.utr).toMatch(/^SBX/);
  const { rows } = await api.database.pool.query<{ account: string; paise: number }>(
    `select e.account, e.amount_paise as paise from ledger_entries e join ledger_journals j on j.id = e.journal_id
     where j.merchant_id = $1 and j.kind = 'BALANCE_REFUND' order by e.account`,
    [merchant.merchantId],
  );
  expect(rows).toEqual([
    { account: 'bank', paise: 100_000 },
    { account: 'gateway', paise: 50_000 },
    { account: 'wallet', paise: -150_000 },
  ]);
});

test('what the bank returns goes back to the wallet', async () => {
  await addTestMoney(api, merchant, 1000);
  await age('upi');
  await addBankAccount();
  await decide(await requestRefund(), 'approve');
  await runJobs(api, { hold: ['sandbox:settle-payout'] });
  const { rows } = await api.database.pool.query<{ id: string }>(
    `select gateway_id as id from balance_refund_parts p join balance_refunds r on r.id = p.refund_id
     where r.merchant_id = $1`,
    [merchant.merchantId],
  );
  const payout = { id: rows[0]?.id, entity: 'payout', amount: 100_000, status: 'reversed', utr: null };
  await postTestWebhook(
    api,
    JSON.stringify({
      entity: 'event',
      event: 'payout.reversed',
      contains: ['payout'],
      payload: { payout: { entity: payout } },
      created_at: 1_795_000_000,
    }),
  );
  await runJobs(api, { hold: ['sandbox:settle-payout'] });
  expect((await read()).refunds[0]).toMatchObject({ state: 'failed' });
  expect(await readTestWallet(api, merchant)).toMatchObject({ available: 1000, held: 0 });
  await runJobs(api);
  expect(await readTestWallet(api, merchant)).toMatchObject({ available: 1000, held: 0 });
});

const refundEvent = (refund: object): string =>
  JSON.stringify({
    entity: 'event',
    event: 'refund.processed',
    contains: ['refund'],
    payload: { refund: { entity: { entity: 'refund', currency: 'INR', ...refund } } },
    created_at: 1_795_000_000,
  });

const findParts = async () => {
  const { rows } = await api.database.pool.query<{ id: string; paymentId: string; gatewayId: string }>(
    `select p.id, p.payment_id as "paymentId", p.gateway_id as "gatewayId"
     from balance_refund_parts p join balance_refunds r on r.id = p.refund_id where r.merchant_id = $1`,
    [merchant.merchantId],
  );
  return rows;
};

test('is recognised by its receipt if the webhook arrives before the response', async () => {
  await addTestMoney(api, merchant, 1000);
  const id = await requestRefund();
  await addTestMoney(api, merchant, 700);
  const { pool } = api.database;
  await pool.query(`update balance_refunds set state = 'processing' where id = $1`, [id]);
  const [part] = await findParts();
  const early = {
    id: `rfnd_early${merchant.userId.slice(0, 8)}`,
    payment_id: part?.paymentId,
    receipt: part?.id,
  };
  await postTestWebhook(api, refundEvent({ ...early, amount: 100_000, status: 'processed' }));
  await runJobs(api);
  expect((await read()).refunds[0]).toMatchObject({ state: 'paid', parts: [{ state: 'paid' }] });
  expect(await readTestWallet(api, merchant)).toMatchObject({ available: 700, held: 0 });
});

test('that the bank returns days later is credited to the wallet once', async () => {
  await addTestMoney(api, merchant, 1000);
  await decide(await requestRefund(), 'approve');
  await runJobs(api);
  const [part] = await findParts();
  const returned = { id: part?.gatewayId, payment_id: part?.paymentId, receipt: part?.id, amount: 100_000 };
  for (let times = 0; times < 2; times += 1) {
    await postTestWebhook(api, refundEvent({ ...returned, status: 'failed' }));
    await runJobs(api);
  }
  expect((await read()).refunds[0]).toMatchObject({ state: 'failed' });
  expect(await readTestWallet(api, merchant)).toMatchObject({ available: 1000, held: 0 });
});

test('that is rejected releases the money and gives the reason', async () => {
  await addTestMoney(api, merchant, 1000);
  const id = await requestRefund();
  const support = await createTestStaff(api, 'support');
  expect((await decide(id, 'approve', support)).statusCode).toBe(403);
  const listed = await api.app.inject({ url: '/api/desk/balance-refunds', headers: support.headers });
  expect(
    dataOf(deskRefundList)
      .parse(listed.json())
      .data.refunds.map((one) => one.id),
  ).toContain(id);
  expect((await decide(id, 'reject')).statusCode).toBe(200);
  expect(await readTestWallet(api, merchant)).toMatchObject({ available: 1000, held: 0 });
  expect((await read()).refunds[0]).toMatchObject({ state: 'rejected', note: 'Checked the account.' });
});

test('a refund made at the gateway is deducted from the wallet once', async () => {
  await addTestMoney(api, merchant, 1000);
  const { rows } = await api.database.pool.query<{ id: string }>(
    `select p.id from payments p join payment_orders o on o.id = p.order_id join topups t on t.id = o.topup_id
     where t.merchant_id = $1`,
    [merchant.merchantId],
  );
  const refund = {
    id: `rfnd_${merchant.merchantId.slice(0, 14)}`,
    entity: 'refund',
    payment_id: rows[0]?.id,
    amount: 40_000,
    currency: 'INR',
    status: 'processed',
  };
  const body = JSON.stringify({
    entity: 'event',
    event: 'refund.processed',
    contains: ['refund'],
    payload: { refund: { entity: refund } },
    created_at: 1_795_000_000,
  });
  await postTestWebhook(api, body);
  await postTestWebhook(api, body);
  await runJobs(api);
  expect(await readTestWallet(api, merchant)).toMatchObject({ available: 600 });
});
