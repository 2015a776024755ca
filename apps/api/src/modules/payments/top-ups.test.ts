import { randomUUID } from 'node:crypto';
import { signRazorpay } from '@postprocure/connectors/payments/razorpay-signature';
import { errorBody } from '@postprocure/contracts/envelope';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moneyInvariants } from '../../money-invariants.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { checkInvariants } from '../ledger/index.ts';
import {
  addTestMoney,
  payAtSandbox,
  postTestWebhook,
  readTestTopUp,
  readTestWallet,
  startTestTopUp,
  writeTestEvent,
  type TestPaymentEvent,
} from './testing.ts';

let api: TestApi;
let merchant: TestMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
});
beforeEach(async () => {
  merchant = await createTestMerchant(api);
});
afterAll(async () => {
  const broken = (await checkInvariants(api.database.pool, moneyInvariants)).filter(
    ({ violations }) => violations.length > 0,
  );
  await api.close();
  expect(broken).toEqual([]);
});

const balance = async () => (await readTestWallet(api, merchant)).available;
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url, headers: { ...merchant.headers, ...headers }, payload });
const start = (payload: object, key: string = randomUUID()) =>
  post('/api/seller/wallet/top-ups', payload, { 'idempotency-key': key });

describe('starting a top-up', () => {
  test.each([
    [{ amount: 99.99 }, 'Add at least ₹100.'],
    [{ amount: 200_000.01 }, 'Add at most ₹2,00,000 at a time.'],
    [{ amount: 100.005 }, 'Enter at most two decimals.'],
    [{ amount: -1 }, 'Add at least'],
    [{ amount: '1000' }, 'amount'],
    [{}, 'amount'],
  ])('%j is refused', async (payload, reason) => {
    const response = await start(payload);
    expect(response.statusCode).toBe(400);
    expect(errorBody.parse(response.json()).message).toContain(reason);
  });

  test('needs an idempotency key', async () => {
    const response = await post('/api/seller/wallet/top-ups', { amount: 1000 });
    expect(response.statusCode).toBe(400);
  });

  test('repeated with the same key is one top-up, and with another amount a conflict', async () => {
    const key = randomUUID();
    const first = (await start({ amount: 1000 }, key)).json<{ data: { topUp: { id: string } } }>();
    const again = (await start({ amount: 1000 }, key)).json<{ data: { topUp: { id: string } } }>();
    expect(again.data.topUp.id).toBe(first.data.topUp.id);
    expect((await start({ amount: 2000 }, key)).statusCode).toBe(409);
  });

  test('goes on after the process ended between the order at the gateway and our record of it', async () => {
    const key = randomUUID();
    const first = (await start({ amount: 1000 }, key)).json<{ data: { checkout: { orderId: string } } }>();
    const { orderId } = first.data.checkout;
    await api.database.pool.query('delete from payment_orders where id = $1', [orderId]);
    const again = await start({ amount: 1000 }, key);
    expect(again.statusCode, again.body).toBe(200);
    expect(again.json()).toMatchObject({ data: { checkout: { orderId } } });
  });

  test('may be done by finance, which may not choose a plan with it, and not by the catalogue role', async () => {
    const finance = await createTestMerchant(api, { role: 'finance', merchantId: merchant.merchantId });
    const catalogue = await createTestMerchant(api, { role: 'catalogue', merchantId: merchant.merchantId });
    const send = (person: TestMerchant, payload: object) =>
      api.app.inject({
        method: 'POST',
        url: '/api/seller/wallet/top-ups',
        headers: { ...person.headers, 'idempotency-key': randomUUID() },
        payload,
      });
    expect((await send(finance, { amount: 1000 })).statusCode).toBe(200);
    expect((await send(finance, { amount: 1000, planKey: 'orbit' })).statusCode).toBe(403);
    expect((await send(catalogue, { amount: 1000 })).statusCode).toBe(403);
    for (const url of ['/api/seller/wallet', '/api/seller/wallet/statement', '/api/seller/documents']) {
      expect((await api.app.inject({ url, headers: finance.headers })).statusCode).toBe(200);
      expect((await api.app.inject({ url, headers: catalogue.headers })).statusCode).toBe(403);
    }
  });
});

describe('a payment at the sandbox', () => {
  test.each([
    ['upi', 'UPI'],
    ['card', 'Card'],
    ['netbanking', 'Net banking'],
  ] as const)('by %s is credited', async (method, name) => {
    const paid = await addTestMoney(api, merchant, 2500.5, { method });
    expect(paid).toMatchObject({ state: 'paid', method: name, amount: 2500.5 });
    expect(await balance()).toBe(2500.5);
  });

  test('is made on a page without scripts that says it is a demo', async () => {
    const { checkout } = await startTestTopUp(api, merchant, 1000);
    expect(checkout.sandboxUrl).toBe(`http://seller.test/sandbox/checkout/${checkout.orderId}`);
    const page = await api.app.inject(`/sandbox/checkout/${checkout.orderId}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('No real money moves.');
    expect(page.body).toContain('₹1,000.00');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect((await api.app.inject('/sandbox/checkout/order_none')).statusCode).toBe(404);
  });

  test('returns to the wallet with a signature, which alone credits nothing', async () => {
    const { checkout, topUp } = await startTestTopUp(api, merchant, 1000);
    const paid = await payAtSandbox(api, checkout.orderId);
    const target = new URL(String(paid.headers['location']));
    expect(target.pathname).toBe('/seller/wallet/payment-return');
    expect(target.searchParams.get('top_up')).toBe(topUp.id);
    const result = {
      orderId: target.searchParams.get('razorpay_order_id'),
      paymentId: target.searchParams.get('razorpay_payment_id'),
      signature: target.searchParams.get('razorpay_signature'),
    };
    const url = `/api/seller/wallet/top-ups/${topUp.id}/checkout-result`;
    expect((await post(url, { ...result, paymentId: 'pay_other' })).statusCode).toBe(400);
    expect((await post(url, { ...result, signature: '0'.repeat(64) })).statusCode).toBe(400);
    expect((await post(url, result)).json()).toMatchObject({ data: { state: 'attempted' } });
    expect(await readTestWallet(api, merchant)).toMatchObject({ available: 0, pendingIn: 1000 });
    await runJobs(api);
    expect(await readTestWallet(api, merchant)).toMatchObject({ available: 1000, pendingIn: 0 });
  });

  test("does not accept the signature of another top-up's payment", async () => {
    const [mine, other] = [
      await startTestTopUp(api, merchant, 1000),
      await startTestTopUp(api, merchant, 1000),
    ];
    const { searchParams } = new URL(
      String((await payAtSandbox(api, other.checkout.orderId)).headers['location']),
    );
    const response = await post(`/api/seller/wallet/top-ups/${mine.topUp.id}/checkout-result`, {
      orderId: searchParams.get('razorpay_order_id'),
      paymentId: searchParams.get('razorpay_payment_id'),
      signature: searchParams.get('razorpay_signature'),
    });
    expect(response.statusCode).toBe(400);
    await runJobs(api);
  });

  test('that fails credits nothing and can be tried again', async () => {
    const { checkout, topUp } = await startTestTopUp(api, merchant, 1000);
    const failed = await payAtSandbox(api, checkout.orderId, { outcome: 'failure' });
    expect(failed.headers['location']).toContain('payment_failed=1');
    await runJobs(api);
    expect(await readTestTopUp(api, merchant, topUp.id)).toMatchObject({
      state: 'failed',
      failure: 'The payment was declined by the bank.',
    });
    expect(await balance()).toBe(0);
    const again = await post(`/api/seller/wallet/top-ups/${topUp.id}/checkout`, {});
    const { orderId } = again.json<{ data: { checkout: { orderId: string } } }>().data.checkout;
    expect(orderId).not.toBe(checkout.orderId);
    await payAtSandbox(api, orderId);
    await runJobs(api);
    expect(await readTestTopUp(api, merchant, topUp.id)).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(1000);
    expect((await post(`/api/seller/wallet/top-ups/${topUp.id}/checkout`, {})).statusCode).toBe(409);
  });

  test('that fails and is confirmed late is credited', async () => {
    const { checkout, topUp } = await startTestTopUp(api, merchant, 1000);
    await payAtSandbox(api, checkout.orderId, { outcome: 'late' });
    await runJobs(api, { hold: ['sandbox:capture-late'] });
    expect(await readTestTopUp(api, merchant, topUp.id)).toMatchObject({ state: 'failed' });
    expect(await balance()).toBe(0);
    await runJobs(api);
    expect(await readTestTopUp(api, merchant, topUp.id)).toMatchObject({ state: 'paid', failure: null });
    expect(await balance()).toBe(1000);
  });

  test.each(['duplicate', 'reordered', 'closed'] as const)(
    'that ends as %s is credited once',
    async (outcome) => {
      expect(await addTestMoney(api, merchant, 1000, { outcome })).toMatchObject({ state: 'paid' });
      expect(await balance()).toBe(1000);
    },
  );

  test('without a webhook is found by polling the gateway', async () => {
    const { checkout, topUp } = await startTestTopUp(api, merchant, 1000);
    await payAtSandbox(api, checkout.orderId);
    const { pool } = api.database;
    await pool.query(`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
      where task_identifier = 'sandbox:deliver-webhook'))`);
    await pool.query('update topups set next_poll_at = now() where id = $1', [topUp.id]);
    await pool.query(`select graphile_worker.add_job('payments:poll')`);
    await runJobs(api);
    expect(await readTestTopUp(api, merchant, topUp.id)).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(1000);
  });

  test('that never arrives expires after four days', async () => {
    const { topUp } = await startTestTopUp(api, merchant, 1000);
    const { pool } = api.database;
    await pool.query(
      `update topups set next_poll_at = now(), created_at = now() - interval '97 hours' where id = $1`,
      [topUp.id],
    );
    await pool.query(`select graphile_worker.add_job('payments:poll')`);
    await runJobs(api);
    expect(await readTestTopUp(api, merchant, topUp.id)).toMatchObject({ state: 'expired' });
  });
});

describe('webhooks', () => {
  const prepare = async (overrides: Partial<TestPaymentEvent> = {}) => {
    const { checkout, topUp } = await startTestTopUp(api, merchant, 1000);
    const payment: TestPaymentEvent = {
      event: 'payment.captured',
      paymentId: `pay_${randomUUID().slice(0, 14)}`,
      orderId: checkout.orderId,
      status: 'captured',
      amountPaise: 100_000,
      ...overrides,
    };
    return { topUp, payment, body: writeTestEvent(payment) };
  };

  test('every bit of the body is signed', async () => {
    const { body } = await prepare();
    const bytes = Buffer.from(body);
    const secret = api.services.payments.sandbox?.keys.webhookSecret ?? '';
    const signature = signRazorpay(bytes, secret);
    for (let index = 0; index < bytes.length; index += 1) {
      const altered = Buffer.from(bytes);
      altered[index] = (altered[index] ?? 0) ^ (1 << (index % 8));
      expect((await postTestWebhook(api, altered, { signature })).statusCode).toBe(401);
    }
    for (const length of [0, 1, bytes.length - 1]) {
      const cut = bytes.subarray(0, length);
      expect((await postTestWebhook(api, cut, { signature })).statusCode).toBe(401);
    }
    expect(await balance()).toBe(0);
  });

  test.each(['', 'f'.repeat(64), 'F'.repeat(64), 'x'.repeat(64), 'f'.repeat(63)])(
    'signature %j is refused',
    async (signature) => {
      const { body } = await prepare();
      expect((await postTestWebhook(api, body, { signature })).statusCode).toBe(401);
    },
  );

  test('a signed body that is not an event and an event without an ID are rejected', async () => {
    expect((await postTestWebhook(api, 'not JSON')).statusCode).toBe(400);
    expect((await postTestWebhook(api, '{"event": 7}')).statusCode).toBe(400);
    expect((await postTestWebhook(api, (await prepare()).body, { eventId: '' })).statusCode).toBe(400);
  });

  test('are stored and answered at once, and processed afterwards', async () => {
    const { body } = await prepare();
    const response = await postTestWebhook(api, body);
    expect(response.statusCode).toBe(200);
    expect(await balance()).toBe(0);
    await runJobs(api);
    expect(await balance()).toBe(1000);
  });

  test('a repeated event changes nothing, even with another ID', async () => {
    const { body, payment } = await prepare();
    const eventId = `evt_${randomUUID()}`;
    for (const id of [eventId, eventId, `evt_${randomUUID()}`]) {
      await postTestWebhook(api, body, { eventId: id });
      await runJobs(api);
    }
    const orderPaid = writeTestEvent({ ...payment, event: 'order.paid' });
    await postTestWebhook(api, orderPaid);
    await runJobs(api);
    expect(await balance()).toBe(1000);
  });

  test.each([
    [['captured', 'authorized', 'failed', 'created']],
    [['failed', 'captured', 'authorized']],
    [['created', 'failed', 'authorized', 'captured']],
  ] as const)('in the order %j lead to one credit', async (statuses) => {
    const { payment, topUp } = await prepare();
    for (const status of statuses) {
      await postTestWebhook(api, writeTestEvent({ ...payment, event: `payment.${status}`, status }));
      await runJobs(api);
    }
    expect(await readTestTopUp(api, merchant, topUp.id)).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(1000);
  });

  test('the amount is that of the captured payment', async () => {
    const { body } = await prepare({ amountPaise: 55_550 });
    await postTestWebhook(api, body);
    await runJobs(api);
    expect(await balance()).toBe(555.5);
  });

  test('an authorisation after a failure is late, and counts as pending', async () => {
    const { payment, topUp } = await prepare();
    for (const status of ['failed', 'authorized'] as const) {
      await postTestWebhook(api, writeTestEvent({ ...payment, event: `payment.${status}`, status }));
      await runJobs(api);
    }
    expect(await readTestTopUp(api, merchant, topUp.id)).toMatchObject({ state: 'late_authorised' });
    expect(await readTestWallet(api, merchant)).toMatchObject({ available: 0, pendingIn: 1000 });
  });

  test.each([
    ['of an unknown order', { orderId: 'order_unknown' }],
    ['in another currency', { currency: 'USD' }],
  ])('a payment %s credits nobody', async (_name, overrides) => {
    const { body } = await prepare(overrides);
    await postTestWebhook(api, body);
    await runJobs(api);
    expect(await balance()).toBe(0);
  });

  test('a hundred concurrent events of one payment credit it once', async () => {
    const { payment } = await prepare();
    const bodies = Array.from({ length: 100 }, (_, index) =>
      writeTestEvent({
        ...payment,
        ...(index % 2 === 0
          ? { event: 'payment.captured', status: 'captured' }
          : { event: 'payment.authorized', status: 'authorized' }),
      }),
    );
    const responses = await Promise.all(bodies.map((body) => postTestWebhook(api, body)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await runJobs(api);
    expect(await balance()).toBe(1000);
  });
});

test('both webhook secrets are accepted during a rotation, and there is no sandbox with real keys', async () => {
  const keys = {
    keyId: 'rzp_test_keykeykey',
    keySecret: 'key secret',
    webhookSecret: 'new secret',
    previousWebhookSecret: 'old secret',
    payoutAccount: '123456',
  };
  const live = await createTestApi('empty', { razorpay: keys });
  const body = writeTestEvent({
    event: 'payment.failed',
    paymentId: 'pay_1',
    orderId: 'order_1',
    status: 'failed',
    amountPaise: 100_000,
  });
  const statusOf = async (secret: string) =>
    (await postTestWebhook(live, body, { signature: signRazorpay(body, secret) })).statusCode;
  expect(await statusOf('new secret')).toBe(200);
  expect(await statusOf('old secret')).toBe(200);
  expect(await statusOf('oldest secret')).toBe(401);
  expect((await live.app.inject('/sandbox/checkout/order_1')).statusCode).toBe(404);
  expect((await live.app.inject('/sandbox/razorpay/v1/orders')).statusCode).toBe(404);
  await live.close();
});

test('the sandbox rejects requests without its keys', async () => {
  const { keyId } = api.services.payments.gateway;
  const authorization = `Basic ${Buffer.from(`${keyId}:wrong`).toString('base64')}`;
  for (const headers of [{}, { authorization }]) {
    const response = await api.app.inject({ url: '/sandbox/razorpay/v1/orders?receipt=1', headers });
    expect(response.statusCode).toBe(401);
  }
});
