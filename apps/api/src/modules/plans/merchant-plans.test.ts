import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '@postprocure/contracts/envelope';
import { merchantPlan, type MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import { createTestMerchant, createTestStaff, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { insertTestProducts } from '../subscriptions/testing.ts';
import { closeDuePeriods } from './close-periods.ts';

let api: TestApi;
let merchant: TestMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());
beforeEach(async () => {
  merchant = await createTestMerchant(api, { plan: 'orbit' });
});

const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/seller/plan${path}`,
    headers: merchant.headers,
    ...(payload && { payload }),
  });

async function change(path: string, payload?: object): Promise<MerchantPlan> {
  const response = await call('POST', path, payload);
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(merchantPlan).parse(response.json()).data;
}

const readPlan = async (): Promise<MerchantPlan> =>
  dataOf(merchantPlan).parse((await call('GET', '')).json()).data;

async function activate(planKey: 'launchpad' | 'orbit' | 'unicorn'): Promise<MerchantPlan> {
  const staff = await createTestStaff(api, 'admin');
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/desk/merchants/${merchant.merchantId}/plan-request/activate`,
    headers: staff.headers,
    payload: { planKey, reason: 'Paid by bank transfer' },
  });
  expect(response.statusCode, response.body).toBe(200);
  return readPlan();
}

/** Sets the current period, in Indian time. */
const anchor = (start: string, end: string) =>
  sql(
    `update merchant_plans set anchored_at = $2::timestamp at time zone 'Asia/Kolkata',
       period_start = $2::timestamp at time zone 'Asia/Kolkata', period_end = $3::timestamp at time zone 'Asia/Kolkata'
     where merchant_id = $1`,
    [merchant.merchantId, start, end],
  );
const inIndia = (iso: string): string => new Date(Date.parse(iso) + 330 * 60_000).toISOString().slice(0, 16);
/** Adds a millisecond, because the database stores microseconds, which JavaScript cuts off. */
const justAfter = (iso: string): Date => new Date(Date.parse(iso) + 1);
/** The latest notification for the owner and the latest entry in the audit log. */
async function readNews(): Promise<{ title: string | undefined; body: string | undefined; act: unknown }> {
  const { rows } = await sql('select title, body from notifications where user_id = $1 order by id desc', [
    merchant.userId,
  ]);
  const { rows: acts } = await sql('select act from audit_events where merchant_id = $1 order by id desc', [
    merchant.merchantId,
  ]);
  const [last] = rows as { title: string; body: string }[];
  return { title: last?.title, body: last?.body, act: (acts[0] as { act: string } | undefined)?.act };
}
const paid = () => Promise.resolve(true);
const closePeriodsAt = (moment: string) =>
  closeDuePeriods(api.database.pool, new Date(`${moment}+05:30`), paid);

test('returns the plan, its period and its usage', async () => {
  const [id] = await insertTestProducts(api.database.pool, 1);
  await api.app.inject({ method: 'PUT', url: `/api/seller/subscriptions/${id}`, headers: merchant.headers });
  expect(await readPlan()).toMatchObject({
    key: 'orbit',
    name: 'Orbit',
    price: 2999,
    status: 'active',
    pending: [],
    requested: null,
    usage: { products: { used: 1, limit: 10_000 } },
  });
});

describe('a period is a calendar month in India time, counted from its anchor', () => {
  test('a period from 31 January ends on 28 February, and the next one on 31 March', async () => {
    await anchor('2026-01-31T10:00', '2026-02-28T10:00');
    const ends: string[] = [];
    for (const now of ['2026-02-28T10:00', '2026-03-31T10:00', '2026-04-30T10:00']) {
      await closePeriodsAt(now);
      ends.push(inIndia((await readPlan()).periodEnd));
    }
    expect(ends).toEqual(['2026-03-31T10:00', '2026-04-30T10:00', '2026-05-31T10:00']);
  });

  test('days are in India time, not UTC', async () => {
    // 1 March in India is still 28 February in UTC.
    await anchor('2026-03-01T02:00', '2026-04-01T02:00');
    await closePeriodsAt('2026-04-01T02:00');
    expect(inIndia((await readPlan()).periodEnd)).toBe('2026-05-01T02:00');
  });

  test('nothing changes before the end of the period', async () => {
    await anchor('2026-01-31T10:00', '2026-02-28T10:00');
    await closePeriodsAt('2026-02-28T09:59');
    expect(inIndia((await readPlan()).periodEnd)).toBe('2026-02-28T10:00');
  });
});

describe('an upgrade', () => {
  test('is requested, and starts with a new period when staff activate it', async () => {
    expect((await change('/request', { planKey: 'unicorn' })).requested).toMatchObject({ key: 'unicorn' });
    expect((await readPlan()).key).toBe('orbit');
    const active = await activate('unicorn');
    expect(active).toMatchObject({ key: 'unicorn', requested: null, status: 'active', pending: [] });
    expect(Date.now() - Date.parse(active.periodStart)).toBeLessThan(60_000);
  });

  test('replaces an expired trial', async () => {
    merchant = await createTestMerchant(api, { plan: 'trial' });
    await sql(`update merchant_plans set trial_ends_at = now() - interval '1 day' where merchant_id = $1`, [
      merchant.merchantId,
    ]);
    expect((await readPlan()).status).toBe('read_only');
    await change('/request', { planKey: 'launchpad' });
    expect(await activate('launchpad')).toMatchObject({
      key: 'launchpad',
      status: 'active',
      trialEndsAt: null,
    });
  });

  test('to the current plan is rejected', async () => {
    expect((await call('POST', '/request', { planKey: 'orbit' })).statusCode).toBe(409);
    expect((await call('POST', '/request', { planKey: 'starter' })).statusCode).toBe(400);
  });
});

test('a downgrade waits for the end of the period, and then freezes products above the limit', async () => {
  const ids = await insertTestProducts(api.database.pool, 3);
  for (const id of ids) {
    await api.app.inject({
      method: 'PUT',
      url: `/api/seller/subscriptions/${id}`,
      headers: merchant.headers,
    });
  }
  await sql(
    `update plan_entitlements set quantity = 2 where plan_key = 'launchpad' and entitlement_key = 'products.max'`,
  );
  await change('/request', { planKey: 'launchpad' });
  const pending = await activate('launchpad');
  expect(pending).toMatchObject({
    key: 'orbit',
    pending: [{ kind: 'downgrade', planKey: 'launchpad', freezes: 1 }],
  });
  await closeDuePeriods(api.database.pool, justAfter(pending.periodEnd), paid);
  expect(await readPlan()).toMatchObject({
    key: 'launchpad',
    pending: [],
    usage: { products: { used: 2, limit: 2 } },
  });
  const { rows } = await sql(`select product_id from product_subscriptions where state = 'FROZEN'`);
  expect(rows).toEqual([{ product_id: ids[2] }]);
  const news = await readNews();
  expect(news).toMatchObject({ title: 'Your plan is now Launchpad', act: 'plan.changed' });
  expect(news.body).toContain('1 product is frozen');
});

test('a renewal sends no notification', async () => {
  await closeDuePeriods(api.database.pool, justAfter((await readPlan()).periodEnd), paid);
  expect(await readNews()).toEqual({ title: undefined, body: undefined, act: undefined });
});

test('a renewal keeps products frozen that the merchant has frozen', async () => {
  const [id] = await insertTestProducts(api.database.pool, 1);
  const send = (method: 'PUT' | 'POST', path: string, payload?: object) =>
    api.app.inject({
      method,
      url: `/api/seller/subscriptions/${path}`,
      headers: merchant.headers,
      ...(payload && { payload }),
    });
  await send('PUT', String(id));
  await send('POST', 'bulk', { selection: { productIds: [id] }, action: 'freeze' });
  await closeDuePeriods(api.database.pool, justAfter((await readPlan()).periodEnd), paid);
  const { rows } = await sql('select state from product_subscriptions where product_id = $1', [id]);
  expect(rows).toEqual([{ state: 'FROZEN' }]);
});

test('a pause starts at the end of the period and ends automatically with a new period', async () => {
  await anchor('2026-01-31T10:00', '2026-02-28T10:00');
  expect((await change('/pause', { months: 2 })).pending).toMatchObject([{ kind: 'pause', months: 2 }]);
  expect((await readPlan()).status).toBe('active');
  await closePeriodsAt('2026-02-28T10:05');
  const paused = await readPlan();
  expect(paused.status).toBe('paused');
  expect(inIndia(paused.pausedUntil ?? '')).toBe('2026-04-28T10:00');
  // The dates are still those of the last paid period.
  expect([inIndia(paused.periodStart), inIndia(paused.periodEnd)]).toEqual([
    '2026-01-31T10:00',
    '2026-02-28T10:00',
  ]);
  const news = await readNews();
  expect(news).toMatchObject({ title: 'Your Orbit plan is paused', act: 'plan.paused' });
  expect(news.body).toContain('until 28 Apr 2026');
  await closePeriodsAt('2026-04-28T10:05');
  const resumed = await readPlan();
  expect(resumed).toMatchObject({ status: 'active', pausedUntil: null });
  expect(inIndia(resumed.periodEnd)).toBe('2026-05-28T10:00');
  expect(await readNews()).toMatchObject({ title: 'Your Orbit plan has resumed', act: 'plan.resumed' });
  expect((await call('POST', '/pause', { months: 4 })).statusCode).toBe(400);
});

test('a cancellation takes effect at the end of the period and can be withdrawn until then', async () => {
  expect((await change('/cancel')).pending).toMatchObject([{ kind: 'cancel' }]);
  expect((await change('/withdraw')).pending).toEqual([]);
  const { periodEnd } = await change('/cancel');
  await closeDuePeriods(api.database.pool, justAfter(periodEnd), paid);
  // The cancellation is no longer pending.
  expect(await readPlan()).toMatchObject({ status: 'cancelled', pending: [], periodEnd });
  expect(await readNews()).toMatchObject({ title: 'Your Orbit plan has ended', act: 'plan.ended' });
  await closeDuePeriods(api.database.pool, new Date(Date.parse(periodEnd) + 400 * 86_400_000), paid);
  expect((await readPlan()).status).toBe('cancelled');
  expect((await call('POST', '/cancel')).statusCode).toBe(409);
});

test('a trial cannot be paused or cancelled', async () => {
  merchant = await createTestMerchant(api, { plan: 'trial' });
  expect((await call('POST', '/cancel')).statusCode).toBe(409);
  expect((await call('POST', '/pause', { months: 1 })).statusCode).toBe(409);
});

test('every action is recorded in the audit log', async () => {
  await change('/request', { planKey: 'unicorn' });
  await activate('unicorn');
  await change('/cancel');
  const { rows } = await sql('select act, target from audit_events where merchant_id = $1 order by id', [
    merchant.merchantId,
  ]);
  expect(rows).toEqual([
    { act: 'plan.requested', target: 'unicorn' },
    { act: 'plan.activated', target: 'unicorn' },
    { act: 'plan.cancelRequested', target: null },
  ]);
});
