import { randomUUID } from 'node:crypto';
import { dataOf } from '@postprocure/contracts/envelope';
import { merchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import { refundOverview } from '@postprocure/contracts/wallet/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyInvariants } from '../../money-invariants.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, createTestStaff } from '../../testing/test-merchant.ts';
import { hashPassword } from '../accounts/testing.ts';
import { checkInvariants, printLedger } from '../ledger/index.ts';
import { addTestMoney, payAtSandbox, readTestWallet, startTestTopUp } from '../payments/testing.ts';
import { closeDuePeriods } from '../plans/index.ts';
import { createPayPeriod } from './renew-plan.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());

/** IDs differ between runs, so payments are numbered and other IDs are removed. */
function createSourceNames(): (source: string) => string {
  const payments: string[] = [];
  return (source) => {
    if (!source.startsWith('pay_')) return source.split(':', 1)[0] ?? '';
    if (!payments.includes(source)) payments.push(source);
    return `payment ${payments.indexOf(source) + 1}`;
  };
}

test('every paisa from the first top-up to the refund of the balance is accounted for', async () => {
  const merchant = await createTestMerchant(api, { plan: 'trial' });
  const admin = await createTestStaff(api, 'admin');
  const password = 'marigold over 12 roofs';
  await api.database.pool.query('update users set password_hash = $2 where id = $1', [
    merchant.userId,
    await hashPassword(password),
  ]);

  await addTestMoney(api, merchant, 1000, { method: 'upi' });
  await addTestMoney(api, merchant, 2500, { method: 'card' });
  await addTestMoney(api, merchant, 1500, { method: 'netbanking' });
  const failing = await startTestTopUp(api, merchant, 900);
  await payAtSandbox(api, failing.checkout.orderId, { outcome: 'failure' });
  const late = await startTestTopUp(api, merchant, 2000);
  await payAtSandbox(api, late.checkout.orderId, { outcome: 'late', method: 'card' });
  await runJobs(api);

  const purchase = await api.app.inject({
    method: 'POST',
    url: '/api/seller/plan/purchase',
    headers: { ...merchant.headers, 'idempotency-key': randomUUID() },
    payload: { planKey: 'orbit', payWith: 'wallet' },
  });
  expect(purchase.statusCode, purchase.body).toBe(200);
  const { periodEnd } = dataOf(merchantPlan).parse(
    (await api.app.inject({ url: '/api/seller/plan', headers: merchant.headers })).json(),
  ).data;
  const { issuer } = api.services.payments;
  await closeDuePeriods(api.database.pool, new Date(Date.parse(periodEnd) + 1000), createPayPeriod(issuer));

  const refund = await api.app.inject({
    method: 'POST',
    url: '/api/seller/wallet/refund',
    headers: merchant.headers,
    payload: { password },
  });
  const { refunds } = dataOf(refundOverview).parse(refund.json()).data;
  await api.app.inject({
    method: 'POST',
    url: `/api/desk/balance-refunds/${refunds[0]?.id ?? ''}/decision`,
    headers: admin.headers,
    payload: { decision: 'approve', note: 'The account is settled.' },
  });
  await runJobs(api);

  expect(await readTestWallet(api, merchant)).toMatchObject({ available: 0, held: 0, pendingIn: 0 });
  const table = await printLedger(api.database.pool, merchant.merchantId, createSourceNames());
  expect(`\n${table}\n`).toMatchInlineSnapshot(`
    "
    Kind            Source          wallet    hold      gateway   plan_sales  Balance
    TOPUP           payment 1       1000.00             -1000.00              1000.00
    TOPUP           payment 2       2500.00             -2500.00              3500.00
    TOPUP           payment 3       1500.00             -1500.00              5000.00
    TOPUP           payment 4       2000.00             -2000.00              7000.00
    PLAN_CHARGE     plan            -2999.00                      2999.00     4001.00
    PLAN_CHARGE     renewal         -2999.00                      2999.00     1002.00
    HOLD            balance-refund  -1002.00  1002.00                         0.00
    HOLD_RELEASE    balance-refund  1002.00   -1002.00                        1002.00
    BALANCE_REFUND  balance-refund  -1002.00            1002.00               0.00
    Total                           0.00      0.00      -5998.00  5998.00
    "
  `);
  const results = await checkInvariants(api.database.pool, moneyInvariants);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
});
