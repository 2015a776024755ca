import { dashboardFigures } from '@postprocure/contracts/dashboard/figures';
import { dataOf } from '@postprocure/contracts/envelope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, type TestPerson } from '../../testing/test-merchant.ts';
import { createOrderMerchant, payTestOrder, takeTestOrder, type OrderMerchant } from '../orders/testing.ts';

let api: TestApi;
let merchant: OrderMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createOrderMerchant(api, { money: 1000, plan: 'unicorn' });
});
afterAll(() => api.close());

const get = ({ headers }: TestPerson) => api.app.inject({ url: '/api/seller/dashboard/figures', headers });
const read = async (person: TestPerson = merchant) => {
  const response = await get(person);
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(dashboardFigures).parse(response.json()).data;
};

/** Takes and pays for an order, for which the customer paid ₹200 by default, and moves it to the given state. */
async function payAndEnd(state: string, salePrice: number | null = 200): Promise<void> {
  const sku = merchant.skus[0] ?? '';
  const { id } = await takeTestOrder(api, merchant, { lines: [{ sku, quantity: 1, salePrice }] });
  await payTestOrder(api, merchant, id);
  await api.database.pool.query('update orders set state = $2 where id = $1', [id, state]);
}

test('a new merchant has empty figures', async () => {
  const figures = await read(await createTestMerchant(api, { plan: 'unicorn' }));
  expect(figures).toMatchObject({
    isLive: true,
    waiting: [],
    wallet: { available: 0, awaiting: 0, daySpend: 0, runwayDays: null },
    money: { spend: 0, refunds: 0, margin: 0, rtoLoss: 0, unknown: 0 },
    rto: { delivered: 0, returned: 0, products: [], regions: [] },
  });
  expect(figures.money.days).toHaveLength(30);
});

test('figures come from the ledger and the orders', async () => {
  await payAndEnd('CLOSED');
  await payAndEnd('RTO_REFUNDED');
  await payAndEnd('REFUNDED');
  await payAndEnd('IN_TRANSIT', null);
  const { money, rto, wallet } = await read();
  expect(money).toMatchObject({ spend: 400.04, refunds: 0, rtoLoss: 20, unknown: 1 });
  expect(money.days.at(-1)).toMatchObject({ spend: 400.04, margin: money.margin });
  const { rows } = await api.database.pool.query<{ margin: number }>(
    `select margin_paise as margin from orders where merchant_id = $1 and state = 'CLOSED'`,
    [merchant.merchantId],
  );
  expect(Math.round(money.margin * 100)).toBe((rows[0]?.margin ?? 0) - 2000);
  expect(rto).toMatchObject({
    delivered: 1,
    returned: 1,
    products: [{ delivered: 1, returned: 1 }],
    regions: [{ region: '560', city: 'Bengaluru', delivered: 1, returned: 1 }],
  });
  // ₹599.96 is left, and ₹400.04 was spent in seven days.
  expect(wallet).toMatchObject({ available: 599.96, daySpend: 57.15, runwayDays: 10 });
});

test('regions with as many returns are sorted by their rate, those without by their orders', async () => {
  const seller = await createOrderMerchant(api, { plan: 'unicorn' });
  const lines = [{ sku: seller.skus[1] ?? '', quantity: 1, salePrice: 200 }];
  const endIn = async (pincode: string, ...states: string[]) => {
    for (const state of states) {
      const { id } = await takeTestOrder(api, seller, { lines });
      await payTestOrder(api, seller, id);
      await api.database.pool.query('update orders set state = $2, pincode = $3 where id = $1', [
        id,
        state,
        pincode,
      ]);
    }
  };
  await endIn('110024', 'CLOSED', 'RTO_REFUNDED');
  await endIn('226001', 'RTO_REFUNDED');
  await endIn('302017', 'CLOSED');
  await endIn('400064', 'CLOSED', 'CLOSED');
  const { rto } = await read(seller);
  expect(rto.regions.map(({ region }) => region)).toEqual(['226', '110', '400', '302']);
});

test('what waits for the merchant is sorted by its deadline', async () => {
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await takeTestOrder(api, merchant);
  const urgent = await takeTestOrder(api, merchant, { customerPhone: '12', shipBy: soon });
  await takeTestOrder(api, merchant, { customerPhone: '13', pincode: '290011' });
  const { waiting } = await read();
  expect(waiting.map(({ kind, orders }) => [kind, orders])).toEqual([
    ['PHONE_INVALID', 2],
    ['AWAITING_PAYMENT', 1],
    ['PIN_UNSERVICEABLE', 1],
  ]);
  expect(waiting[0]?.until?.slice(0, 10)).toBe(soon);
  // The order shows the same deadline.
  expect(urgent.waits?.until).toBe(waiting[0]?.until);
});

test('plans without real-time reports see the days that are over', async () => {
  await api.database.pool.query(`update merchant_plans set plan_key = 'orbit' where merchant_id = $1`, [
    merchant.merchantId,
  ]);
  const { isLive, money, rto } = await read();
  expect({ isLive, spend: money.spend, returned: rto.returned }).toEqual({
    isLive: false,
    spend: 0,
    returned: 0,
  });
});

test('only roles that see the wallet see its figures', async () => {
  const { merchantId } = merchant;
  expect((await read(await createTestMerchant(api, { role: 'orders', merchantId }))).wallet).toBeNull();
  expect((await get(await createTestMerchant(api, { role: 'catalogue', merchantId }))).statusCode).toBe(403);
});
