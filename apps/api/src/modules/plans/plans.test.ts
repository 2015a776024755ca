import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  featureKeys,
  limitKeys,
  planComparison,
  planKeys,
  type PlanComparison,
  type PlanValue,
} from '@postprocure/contracts/plans/plan';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { readPlanAccess, readPlanLimit } from './index.ts';

let api: TestApi;
let comparison: PlanComparison;
beforeAll(async () => {
  api = await createTestApi('empty');
  const response = await api.app.inject('/api/plans');
  expect(response.statusCode).toBe(200);
  comparison = dataOf(planComparison).parse(response.json()).data;
});
afterAll(() => api.close());

const write = (value: PlanValue): string =>
  value.kind === 'limit' ? String(value.quantity ?? 'unlimited') : value.access;

describe('the comparison of plans', () => {
  test('has three plans with prices, and the trial', () => {
    expect(comparison.plans).toEqual([
      { key: 'starter', name: 'Starter', price: 0, trialDays: 30, isCompared: false },
      { key: 'launchpad', name: 'Launchpad', price: 1999, trialDays: null, isCompared: true },
      { key: 'orbit', name: 'Orbit', price: 2999, trialDays: null, isCompared: true },
      { key: 'unicorn', name: 'Unicorn', price: 3999, trialDays: null, isCompared: true },
    ]);
  });

  test('has fourteen rows in display order, with a value for every plan', () => {
    const table = comparison.rows.map(({ label, values }) =>
      [label, ...planKeys.map((key) => write(values[key]))].join(' | '),
    );
    expect(table).toEqual([
      'Smart Product Access | 500 | 500 | 10000 | unlimited',
      'Monthly Order Capacity | 20 | 20 | 100 | unlimited',
      'One-Click Product Data Download | full | full | full | full',
      'Live Inventory Sync | preview | none | full | full',
      'Automated Order Sync | preview | none | full | full',
      'Dynamic Price Alerts | none | none | none | full',
      'Smart Wallet Autopay | preview | none | full | full',
      'Auto Billing & Smart Invoicing | none | none | none | full',
      'Marketplace API Integrations | preview | none | full | full',
      'D2C API Integrations | preview | none | full | full',
      'Live Shipment Tracking | none | none | none | full',
      'Real-Time Sales Reports & Analytics | none | none | none | full',
      'Returns Management Support | on-request | on-request | on-request | on-request',
      'Elite Seller Perks | none | none | none | full',
    ]);
  });
});

describe('entitlements', () => {
  test.each(planKeys)('%s has a value for every entitlement', async (planKey) => {
    for (const key of limitKeys) await readPlanLimit(api.database.pool, planKey, key);
    for (const key of featureKeys) await readPlanAccess(api.database.pool, planKey, key);
  });

  test('a connected store takes 2,500 products, and none on plans without connections', async () => {
    const caps = planKeys.map((key) => readPlanLimit(api.database.pool, key, 'connection.maxProducts'));
    expect(await Promise.all(caps)).toEqual([2500, 0, 2500, 2500]);
  });

  test('a missing value is an error', async () => {
    const { pool } = api.database;
    await pool.query(
      `delete from plan_entitlements where plan_key = 'orbit' and entitlement_key in ('products.max', 'perks.elite')`,
    );
    await expect(readPlanLimit(pool, 'orbit', 'products.max')).rejects.toThrow('has no value for');
    await expect(readPlanAccess(pool, 'orbit', 'perks.elite')).rejects.toThrow('has no value for');
  });

  test('the database rejects a limit with an access level and a feature without one', async () => {
    const { pool } = api.database;
    await expect(
      pool.query(`update plan_entitlements set access = 'full' where entitlement_key = 'orders.perPeriod'`),
    ).rejects.toThrow('check constraint');
    await expect(
      pool.query(`update plan_entitlements set access = null where entitlement_key = 'sync.orders'`),
    ).rejects.toThrow('check constraint');
  });
});
