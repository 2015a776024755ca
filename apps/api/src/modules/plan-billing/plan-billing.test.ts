import { randomUUID } from 'node:crypto';
import { documentPage } from '@postprocure/contracts/documents/document';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  planPurchaseResult,
  type PlanPurchaseResult,
} from '@postprocure/contracts/plan-billing/plan-purchase';
import { merchantPlan, type MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyInvariants } from '../../money-invariants.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  createTestMerchant,
  type TestMerchant,
  type TestMerchantOptions,
} from '../../testing/test-merchant.ts';
import { checkInvariants } from '../ledger/index.ts';
import { addTestMoney, payAtSandbox, readTestTopUp, readTestWallet } from '../payments/testing.ts';
import { closeDuePeriods } from '../plans/index.ts';
import { createPayPeriod, remindOfRenewals } from './renew-plan.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(async () => {
  const broken = (await checkInvariants(api.database.pool, moneyInvariants)).filter(
    ({ violations }) => violations.length > 0,
  );
  await api.close();
  expect(broken).toEqual([]);
});

const buy = (
  merchant: TestMerchant,
  planKey: string,
  { payWith = 'wallet', key = randomUUID() }: { payWith?: 'wallet' | 'topUp'; key?: string } = {},
) =>
  api.app.inject({
    method: 'POST',
    url: '/api/seller/plan/purchase',
    headers: { ...merchant.headers, 'idempotency-key': key },
    payload: { planKey, payWith },
  });
const bought = async (...request: Parameters<typeof buy>): Promise<PlanPurchaseResult> => {
  const response = await buy(...request);
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(planPurchaseResult).parse(response.json()).data;
};
const readPlan = async (merchant: TestMerchant): Promise<MerchantPlan> =>
  dataOf(merchantPlan).parse(
    (await api.app.inject({ url: '/api/seller/plan', headers: merchant.headers })).json(),
  ).data;
const listInvoices = async (merchant: TestMerchant) =>
  dataOf(documentPage).parse(
    (
      await api.app.inject({
        url: '/api/seller/documents?kind=plan_invoice',
        headers: merchant.headers,
      })
    ).json(),
  ).data.documents;
const balance = async (merchant: TestMerchant) => (await readTestWallet(api, merchant)).available;
const createFunded = async (
  amount: number,
  plan: NonNullable<TestMerchantOptions['plan']> = 'trial',
): Promise<TestMerchant> => {
  const merchant = await createTestMerchant(api, { plan });
  if (amount > 0) await addTestMoney(api, merchant, amount);
  return merchant;
};
const dayMs = 86_400_000;
const after = (moment: string, days = 0): Date => new Date(Date.parse(moment) + days * dayMs + 1000);
const renewAt = (now: Date) =>
  closeDuePeriods(api.database.pool, now, createPayPeriod(api.services.payments.issuer));
const readTitles = async ({ userId }: TestMerchant): Promise<string[]> => {
  const { rows } = await api.database.pool.query<{ title: string }>(
    'select title from notifications where user_id = $1 order by id',
    [userId],
  );
  return rows.map(({ title }) => title);
};

describe('buying a plan', () => {
  test('from the wallet starts it at once, with an invoice that splits out the GST', async () => {
    const merchant = await createFunded(5000);
    const { plan, topUp } = await bought(merchant, 'orbit');
    expect(plan).toMatchObject({ key: 'orbit', status: 'active', trialEndsAt: null, paymentDue: null });
    expect(topUp).toBeNull();
    expect(await balance(merchant)).toBe(2001);
    expect(await listInvoices(merchant)).toMatchObject([
      {
        number: expect.stringMatching(/^PPS\/\d{4}\/\d{6}$/) as string,
        total: 2999,
        taxable: 2541.52,
        tax: 457.48,
      },
    ]);
  });

  test('again with the same key charges nothing, and with another plan is a conflict', async () => {
    const merchant = await createFunded(10_000);
    const key = randomUUID();
    for (let times = 0; times < 3; times += 1) await bought(merchant, 'launchpad', { key });
    expect(await balance(merchant)).toBe(8001);
    expect(await listInvoices(merchant)).toHaveLength(1);
    expect((await buy(merchant, 'unicorn', { key })).statusCode).toBe(409);
  });

  test('twenty concurrent requests with different keys buy it once', async () => {
    const merchant = await createFunded(20_000);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => buy(merchant, 'orbit')))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await balance(merchant)).toBe(17_001);
  });

  test('with a low balance is rejected and changes nothing', async () => {
    const merchant = await createFunded(1000);
    const response = await buy(merchant, 'launchpad');
    expect(response.json()).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await readPlan(merchant)).toMatchObject({ key: 'starter' });
    expect(await balance(merchant)).toBe(1000);
  });

  test('with a top-up pays what is missing and starts it when the money arrives', async () => {
    const merchant = await createFunded(1000);
    const { topUp, plan } = await bought(merchant, 'launchpad', { payWith: 'topUp' });
    expect(topUp?.topUp).toMatchObject({ amount: 999, planKey: 'launchpad', planBought: false });
    expect(plan.key).toBe('starter');
    await payAtSandbox(api, topUp?.checkout.orderId ?? '');
    await runJobs(api);
    expect(await readPlan(merchant)).toMatchObject({ key: 'launchpad', status: 'active' });
    expect(await readTestTopUp(api, merchant, topUp?.topUp.id ?? '')).toMatchObject({ planBought: true });
    expect(await balance(merchant)).toBe(0);
  });

  test('with a top-up that fails starts nothing', async () => {
    const merchant = await createFunded(0);
    const { topUp } = await bought(merchant, 'launchpad', { payWith: 'topUp' });
    await payAtSandbox(api, topUp?.checkout.orderId ?? '', { outcome: 'failure' });
    await runJobs(api);
    expect(await readPlan(merchant)).toMatchObject({ key: 'starter' });
  });

  test('with a top-up that is smaller than the plan keeps the money and says so', async () => {
    const merchant = await createFunded(0);
    await addTestMoney(api, merchant, 500, { planKey: 'launchpad' });
    expect(await balance(merchant)).toBe(500);
    expect(await readPlan(merchant)).toMatchObject({ key: 'starter' });
    expect(await readTitles(merchant)).toContain('Your wallet balance is too low for the Launchpad plan');
  });

  test('a larger one begins a new period, a smaller one waits and costs nothing yet', async () => {
    const merchant = await createFunded(10_000, 'orbit');
    expect((await buy(merchant, 'orbit')).statusCode).toBe(409);
    const { plan } = await bought(merchant, 'launchpad');
    expect(plan).toMatchObject({ key: 'orbit', pending: [{ kind: 'downgrade', planKey: 'launchpad' }] });
    expect(await balance(merchant)).toBe(10_000);
    expect((await bought(merchant, 'unicorn')).plan).toMatchObject({ key: 'unicorn', pending: [] });
    expect(await balance(merchant)).toBe(6001);
  });

  test('is reserved for the owner', async () => {
    const merchant = await createFunded(5000);
    for (const role of ['manager', 'finance', 'catalogue'] as const) {
      const member = await createTestMerchant(api, { role, merchantId: merchant.merchantId });
      expect((await buy(member, 'launchpad')).statusCode, role).toBe(403);
    }
    expect(await balance(merchant)).toBe(5000);
  });
});

describe('renewal', () => {
  test('is paid from the wallet at the end of each period, with an invoice each time', async () => {
    const merchant = await createFunded(10_000);
    const { plan } = await bought(merchant, 'orbit');
    await renewAt(after(plan.periodEnd));
    await renewAt(after(plan.periodEnd));
    const renewed = await readPlan(merchant);
    expect(renewed).toMatchObject({ status: 'active', periodStart: plan.periodEnd });
    expect(await balance(merchant)).toBe(4002);
    await renewAt(after(renewed.periodEnd));
    expect(await balance(merchant)).toBe(1003);
    expect(await listInvoices(merchant)).toHaveLength(3);
  });

  test('never follows a trial', async () => {
    const merchant = await createFunded(10_000);
    await renewAt(after((await readPlan(merchant)).periodEnd, 60));
    expect(await balance(merchant)).toBe(10_000);
    expect(await readPlan(merchant)).toMatchObject({ key: 'starter' });
  });

  test('charges the smaller plan that was chosen, and nothing for one that was cancelled', async () => {
    const merchant = await createFunded(10_000, 'orbit');
    const { plan } = await bought(merchant, 'launchpad');
    await renewAt(after(plan.periodEnd));
    expect(await readPlan(merchant)).toMatchObject({ key: 'launchpad' });
    expect(await balance(merchant)).toBe(8001);
    await api.app.inject({ method: 'POST', url: '/api/seller/plan/cancel', headers: merchant.headers });
    await renewAt(after((await readPlan(merchant)).periodEnd));
    expect(await readPlan(merchant)).toMatchObject({ status: 'cancelled' });
    expect(await balance(merchant)).toBe(8001);
  });

  test('with a low balance has three days of grace and is paid as soon as money arrives', async () => {
    const merchant = await createFunded(1000, 'orbit');
    const { periodEnd } = await readPlan(merchant);
    await renewAt(after(periodEnd));
    const due = await readPlan(merchant);
    expect(due).toMatchObject({ status: 'active', periodEnd, paymentDue: { amount: 2999 } });
    expect(Date.parse(due.paymentDue?.until ?? '') - Date.parse(due.paymentDue?.since ?? '')).toBe(3 * dayMs);
    expect(await readTitles(merchant)).toContain("We couldn't renew your Orbit plan");
    // Simulates the end of the period for the worker too.
    await api.database.pool.query(
      `update merchant_plans set period_end = now() - interval '1 hour', period_start = now() - interval '1 month'
       where merchant_id = $1`,
      [merchant.merchantId],
    );
    await addTestMoney(api, merchant, 2000);
    expect(await readPlan(merchant)).toMatchObject({ status: 'active', paymentDue: null });
    expect(await balance(merchant)).toBe(1);
  });

  test('that stays unpaid ends the plan, and money that arrives later is not taken', async () => {
    const merchant = await createFunded(0, 'orbit');
    const { periodEnd } = await readPlan(merchant);
    await renewAt(after(periodEnd));
    await renewAt(after(periodEnd, 1));
    await renewAt(after(periodEnd, 2.9));
    expect(await readPlan(merchant)).toMatchObject({ status: 'active' });
    await renewAt(after(periodEnd, 3.1));
    expect(await readPlan(merchant)).toMatchObject({ status: 'cancelled', paymentDue: null });
    expect((await readTitles(merchant)).at(-1)).toBe('Your Orbit plan has ended');
    await addTestMoney(api, merchant, 5000);
    await renewAt(after(periodEnd, 40));
    expect(await balance(merchant)).toBe(5000);
    expect((await bought(merchant, 'orbit')).plan).toMatchObject({ status: 'active' });
  });

  test('is announced seven, three and one day before, once each', async () => {
    const merchant = await createFunded(3000, 'orbit');
    const poor = await createFunded(100, 'orbit');
    const { periodEnd } = await readPlan(merchant);
    const remindAt = (daysBefore: number) =>
      remindOfRenewals(api.database.pool, new Date(Date.parse(periodEnd) - daysBefore * dayMs));
    const countReminders = async (person: TestMerchant) =>
      (await readTitles(person)).filter((title) => /renew/.test(title)).length;
    await remindAt(8);
    expect(await countReminders(merchant)).toBe(0);
    const counts: number[] = [];
    for (const days of [6.9, 6.8, 4, 2.9, 2.5, 1.5, 0.9, 0.5]) {
      await remindAt(days);
      counts.push(await countReminders(merchant));
    }
    expect(counts).toEqual([1, 1, 1, 2, 2, 2, 3, 3]);
    expect(await readTitles(poor)).toContain('Add ₹2,899.00 to renew your Orbit plan');
  });
});
