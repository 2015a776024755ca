import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { customerDelivery } from '@postprocure/contracts/fulfilment/delivery';
import { deskDelivery } from '@postprocure/contracts/fulfilment/desk-fulfilment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, createTestStaff, type TestPerson } from '../../testing/test-merchant.ts';
import { readTestOrder, type OrderMerchant } from '../orders/testing.ts';
import { readTestWallet } from '../payments/testing.ts';
import {
  createShippingMerchant,
  expectSoundMoney,
  handOverOrder,
  packAndBook,
  payForProcessing,
  postAs,
  postTracking,
  readDelivery,
  readWork,
  runTask,
} from './testing.ts';

let api: TestApi;
let merchant: OrderMerchant;
let staff: TestPerson;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createShippingMerchant(api);
  staff = await createTestStaff(api, 'support');
});
afterAll(() => api.close());

const readBalance = async (): Promise<number> => (await readTestWallet(api, merchant)).available;
const readState = async (id: string): Promise<string> => (await readTestOrder(api, merchant, id)).state;
const runHeld = () => runJobs(api, { hold: ['carrier-sandbox:scan'] });

const readStock = async (sku: string): Promise<number> => {
  const { rows } = await api.database.pool.query<{ quantity: number }>(
    'select s.quantity from product_stocks s join products p on p.id = s.product_id where p.sku = $1',
    [sku],
  );
  return rows[0]?.quantity ?? 0;
};

describe('a failed delivery', () => {
  const fail = async () => {
    const { id } = await handOverOrder(api, staff, merchant, {
      outcome: 'ndr-delivered',
      customerEmail: 'customer@shop.test',
      landmark: 'City Mall',
    });
    await runJobs(api);
    const { parcels } = await readDelivery(api, merchant, id);
    const [parcel] = parcels;
    const [report] = parcel?.ndr ?? [];
    const link = new URL(parcel?.customerLink ?? '');
    return {
      id,
      report,
      token: link.pathname.replace('/delivery/', ''),
      dates: await readDates(link.pathname),
    };
  };
  const ask = (token: string, payload?: object) =>
    api.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/failed-deliveries/${token}`,
      headers: { 'x-requested-with': 'test', ...merchant.headers, cookie: '' },
      ...(payload && { payload }),
    });
  const readDates = async (path: string): Promise<string[]> => {
    const response = await ask(path.replace('/delivery/', ''));
    expect(response.statusCode, response.body).toBe(200);
    return dataOf(customerDelivery).parse(response.json()).data.dates;
  };

  test('is shown to staff with the last scan, but without the link for the customer', async () => {
    const { id } = await fail();
    const response = await api.app.inject({ url: `/api/desk/orders/${id}/delivery`, headers: staff.headers });
    expect(response.json()).toMatchObject({
      data: { parcels: [{ state: 'delivery-failed', ndr: [{ attempt: 1 }] }], claims: [] },
    });
    const [parcel] = dataOf(deskDelivery).parse(response.json()).data.parcels;
    expect(parcel?.lastScan).not.toBeNull();
    expect(response.body).not.toContain('/delivery/');
    const asMerchant = await api.app.inject({
      url: `/api/desk/orders/${id}/delivery`,
      headers: merchant.headers,
    });
    expect(asMerchant.statusCode).toBe(404);
  });

  test('is solved by the merchant', async () => {
    const { id, report, dates } = await fail();
    expect(await readState(id)).toBe('NDR');
    expect(report).toMatchObject({ attempt: 1, remark: expect.stringContaining('not available') as string });
    const answer = { answer: 'reattempt', reportId: report?.id, date: dates[0], landmark: 'Blue gate' };
    const answered = await postAs(api, merchant, `/api/seller/orders/${id}/ndr-answers`, answer);
    expect(answered.json()).toMatchObject({
      data: { parcels: [{ customerLink: null, ndr: [{ answer: { by: 'merchant', date: dates[0] } }] }] },
    });
    const again = await api.app.inject({
      method: 'POST',
      url: `/api/seller/orders/${id}/ndr-answers`,
      headers: merchant.headers,
      payload: answer,
    });
    expect(again.statusCode).toBe(409);
    await runJobs(api);
    expect(await readState(id)).toBe('DELIVERED');
    expect((await readDelivery(api, merchant, id)).parcels[0]?.ndr[0]?.answer?.isSent).toBe(true);
  });

  /** Adds a scan one minute after the previous one. */
  const addSandboxScan = (id: string, status: string) =>
    api.database.pool.query(
      `update sandbox_parcels set scans = scans || jsonb_build_object('activity', 'Scanned', 'location', 'Pune',
         'date', to_char((scans -> -1 ->> 'date')::timestamp + interval '1 minute', 'YYYY-MM-DD HH24:MI:SS'),
         'sr-status', $2::text, 'sr-status-label', 'SCANNED')
       where reference in (select tracking_id from shipments where order_id = $1)`,
      [id, status],
    );
  const readRefusals = async (id: string) => {
    const { events } = await readTestOrder(api, merchant, id);
    const { rows } = await api.database.pool.query<{ title: string }>(
      `select distinct title from notifications where key like 'ndr-refused:%' and link like $1`,
      [`%${id}`],
    );
    return { events: events.filter(({ reason }) => reason === 'answer-refused'), told: rows.length };
  };

  test('whose answer the courier refuses because the parcel is on its way again is left to the courier', async () => {
    const { id, report, dates } = await fail();
    await addSandboxScan(id, '17');
    const answer = { answer: 'reattempt', reportId: report?.id, date: dates[0] };
    await postAs(api, merchant, `/api/seller/orders/${id}/ndr-answers`, answer);
    await runHeld();
    expect(await readState(id)).toBe('OUT_FOR_DELIVERY');
    expect(await readRefusals(id)).toEqual({ events: [], told: 0 });
  });

  test('whose answer the courier refuses without doing anything is reported to staff', async () => {
    const { id, report } = await fail();
    // Shiprocket's status code for a scan that changes nothing.
    await addSandboxScan(id, '52');
    await postAs(api, merchant, `/api/seller/orders/${id}/ndr-answers`, {
      answer: 'return',
      reportId: report?.id,
    });
    await runHeld();
    expect(await readState(id)).toBe('NDR');
    expect(await readRefusals(id)).toMatchObject({ events: [{ reason: 'answer-refused' }], told: 1 });
  });

  test('is solved by the customer, with a link that shows only their own data', async () => {
    const { id, token, dates } = await fail();
    const shown = await ask(token);
    expect(shown.body).toContain('Sunrise Apartments');
    expect(shown.body).not.toMatch(new RegExp(`${id}|PPO-|₹|${merchant.skus[0] ?? ''}`));
    const answered = await ask(token, { answer: 'reattempt', date: dates[1], landmark: 'Temple' });
    expect(answered.statusCode, answered.body).toBe(200);
    expect(answered.json()).toMatchObject({
      data: { state: 'answered', address: [], answer: { kind: 'reattempt', date: dates[1] } },
    });
    expect((await ask(token, { answer: 'return' })).statusCode).toBe(409);
    await runJobs(api);
    expect(await readState(id)).toBe('DELIVERED');
    const order = await readTestOrder(api, merchant, id);
    expect(order.events.map(({ note }) => note).join()).toContain(
      'The customer asked the courier to try again',
    );
  });

  test('returns when the customer refuses it', async () => {
    const { id, token } = await fail();
    await ask(token, { answer: 'return' });
    await runJobs(api);
    expect(await readState(id)).toBe('RTO_REFUNDED');
    await expectSoundMoney(api);
  });

  test('is tried again after 24 hours without an answer', async () => {
    const { id, report } = await fail();
    await runTask(api, 'fulfilment:watch');
    expect((await readDelivery(api, merchant, id)).parcels[0]?.ndr[0]?.answer).toBeNull();
    await api.database.pool.query(`update ndr_reports set respond_by = now() where id = $1`, [report?.id]);
    await runTask(api, 'fulfilment:watch');
    expect((await readDelivery(api, merchant, id)).parcels[0]?.ndr[0]?.answer).toMatchObject({
      by: 'system',
    });
    await runJobs(api);
    expect(await readState(id)).toBe('DELIVERED');
  });

  test('cannot be answered with a wrong day, a forged link or an expired one', async () => {
    const { id, report, token, dates } = await fail();
    for (const date of ['2020-01-01', '2099-01-01']) {
      const response = await api.app.inject({
        method: 'POST',
        url: `/api/seller/orders/${id}/ndr-answers`,
        headers: merchant.headers,
        payload: { answer: 'reattempt', reportId: report?.id, date },
      });
      expect(response.statusCode).toBe(400);
    }
    const [content = '', expires = '', signature = ''] = token.split('.');
    const later = (Number.parseInt(expires, 36) + 86_400).toString(36);
    const forged = [
      `${content}.${later}.${signature}`,
      `${content}.${expires}.${'A'.repeat(43)}`,
      'x',
      `${token}A`,
    ];
    for (const wrong of forged) {
      expect((await ask(wrong)).statusCode, wrong).toBe(404);
      expect((await ask(wrong, { answer: 'reattempt', date: dates[0] })).statusCode, wrong).toBe(404);
    }
    const links = await import('./customer-link.ts');
    const { testSigningKey, testOrigin } = await import('../../testing/test-api.ts');
    const expired = links
      .createCustomerLinks(testSigningKey, testOrigin)
      .write(report?.id ?? '', new Date(Date.now() - 5000))
      .replace(`${testOrigin}/delivery/`, '');
    expect(errorBody.parse((await ask(expired)).json()).message).toMatch(/has expired/);
  });

  test('refused three times goes back', async () => {
    const { id } = await handOverOrder(api, staff, merchant, { outcome: 'refused' });
    for (let attempt = 1; attempt < 3; attempt += 1) {
      await runJobs(api);
      const { parcels } = await readDelivery(api, merchant, id);
      expect(parcels[0]?.attempts).toBe(attempt);
      const [report] = parcels[0]?.ndr ?? [];
      const link = parcels[0]?.customerLink ?? '';
      const dates = await readDates(new URL(link).pathname);
      const answer = { answer: 'reattempt', reportId: report?.id, date: dates[0] };
      await postAs(api, merchant, `/api/seller/orders/${id}/ndr-answers`, answer);
    }
    await runJobs(api);
    expect((await readDelivery(api, merchant, id)).parcels[0]?.attempts).toBe(3);
    expect(await readState(id)).toBe('RTO_REFUNDED');
    await expectSoundMoney(api);
  });
});

describe('a return to origin', () => {
  test('credits 80% and keeps 20%, with a credit note, and restocks after the inspection', async () => {
    const [sku = ''] = merchant.skus;
    const { id } = await handOverOrder(api, staff, merchant, {
      outcome: 'rto',
      lines: [{ sku, quantity: 3, salePrice: null }],
    });
    const [before, stock] = [await readBalance(), await readStock(sku)];
    await runJobs(api);
    // 80% of ₹300.03 is ₹240.024, which is rounded to ₹240.02.
    expect((await readBalance()) - before).toBeCloseTo(240.02, 5);
    const order = await readTestOrder(api, merchant, id);
    expect(order).toMatchObject({ state: 'RTO_REFUNDED', refunded: 240.02 });
    expect(order.documents.map(({ kind, total }) => [kind, total])).toContainEqual(['credit_note', 240.02]);
    const { parcels } = await readDelivery(api, merchant, id);
    expect(parcels).toMatchObject([{ state: 'returned', refund: 240.02, fee: 60.01 }]);
    expect(await readStock(sku)).toBe(stock);

    const { orders } = await readWork(api, staff, 'returns');
    expect(orders.map((row) => row.id)).toContain(id);
    const url = `/api/desk/parcels/${parcels[0]?.id ?? ''}/inspection`;
    const found = { condition: 'resellable', fault: 'customer', note: '' };
    await postAs(api, staff, url, found);
    expect(await readStock(sku)).toBe(stock + 3);
    const again = await api.app.inject({ method: 'POST', url, headers: staff.headers, payload: found });
    expect(again.statusCode).toBe(409);
    expect(await readStock(sku)).toBe(stock + 3);
    await expectSoundMoney(api);
  });

  test('through our or the courier’s fault pays everything', async () => {
    const { id } = await handOverOrder(api, staff, merchant, { outcome: 'rto' });
    const before = await readBalance();
    await runJobs(api);
    const { parcels } = await readDelivery(api, merchant, id);
    const found = { condition: 'damaged', fault: 'courier', note: 'Box was never opened at the door.' };
    await postAs(api, staff, `/api/desk/parcels/${parcels[0]?.id ?? ''}/inspection`, found);
    expect((await readBalance()) - before).toBeCloseTo(100.01, 5);
    expect((await readDelivery(api, merchant, id)).parcels).toMatchObject([{ refund: 100.01, fee: 0 }]);
    await expectSoundMoney(api);
  });

  test('can be received by staff before the courier reports it', async () => {
    const { id } = await handOverOrder(api, staff, merchant);
    const { parcels } = await readDelivery(api, merchant, id);
    const [parcel] = parcels;
    await postTracking(api, parcel?.awb ?? '', [{ status: 9, minute: 1 }]);
    await runHeld();
    const before = await readBalance();
    await postAs(api, staff, `/api/desk/parcels/${parcel?.id ?? ''}/receipt`, { fault: 'platform' });
    expect((await readBalance()) - before).toBeCloseTo(100.01, 5);
    await postTracking(api, parcel?.awb ?? '', [{ status: 10, minute: 9 }]);
    await runHeld();
    expect((await readBalance()) - before).toBeCloseTo(100.01, 5);
    expect(await readState(id)).toBe('RTO_REFUNDED');
    await expectSoundMoney(api);
  });
});

describe('a parcel', () => {
  test.each(['lost', 'damaged'] as const)('%s in transit is refunded in full', async (outcome) => {
    const { id } = await handOverOrder(api, staff, merchant, { outcome });
    const before = await readBalance();
    await runJobs(api);
    expect((await readBalance()) - before).toBeCloseTo(100.01, 5);
    const order = await readTestOrder(api, merchant, id);
    expect(order).toMatchObject({ state: 'REFUNDED', refunded: 100.01 });
    expect(order.events.map(({ to }) => to)).toContain(outcome === 'lost' ? 'LOST' : 'DAMAGED_IN_TRANSIT');
    await expectSoundMoney(api);
  });

  test('without a scan for two days is asked for, and staff and merchant are told', async () => {
    const { id } = await handOverOrder(api, staff, merchant, { outcome: 'stale' });
    await runJobs(api);
    expect(await readState(id)).toBe('IN_TRANSIT');
    await api.database.pool.query(
      `update shipments set last_scan_at = now() - interval '3 days' where order_id = $1`,
      [id],
    );
    await runTask(api, 'fulfilment:poll');
    expect((await readWork(api, staff, 'stale')).orders.map((row) => row.id)).toContain(id);
    const { rows } = await api.database.pool.query(`select from notifications where key like 'stale:%'`);
    expect(rows.length).toBeGreaterThanOrEqual(2);
  });

  test('of a cancelled order is cancelled with the courier', async () => {
    const { id } = await payForProcessing(api, merchant);
    await packAndBook(api, staff, id);
    await postAs(api, merchant, `/api/seller/orders/${id}/cancel`, { reason: 'Customer changed her mind' });
    await postAs(api, staff, `/api/desk/orders/${id}/cancellation`, { decision: 'approve', note: 'Fine' });
    await runTask(api, 'fulfilment:watch');
    expect((await readDelivery(api, merchant, id)).parcels).toMatchObject([{ state: 'cancelled' }]);
    const { rows } = await api.database.pool.query(
      `select p.is_cancelled from sandbox_parcels p join shipments s on s.awb = p.awb where s.order_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ is_cancelled: true }]);
    await expectSoundMoney(api);
  });
});

test('people without the permission can look, but not answer or claim', async () => {
  const { id } = await handOverOrder(api, staff, merchant, { outcome: 'rto' });
  const reader = await createTestMerchant(api, { merchantId: merchant.merchantId, role: 'readOnly' });
  expect((await readDelivery(api, reader, id)).parcels).toHaveLength(1);
  for (const path of ['ndr-answers', 'claims']) {
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/seller/orders/${id}/${path}`,
      headers: reader.headers,
      payload: {},
    });
    expect(response.statusCode).toBe(403);
  }
});
