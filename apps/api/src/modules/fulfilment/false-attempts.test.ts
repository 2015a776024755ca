import { dataOf } from '@postprocure/contracts/envelope';
import { evidenceFile } from '@postprocure/contracts/fulfilment/delivery';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestStaff, type TestPerson } from '../../testing/test-merchant.ts';
import { readTestOrder, type OrderMerchant } from '../orders/testing.ts';
import { readTestWallet } from '../payments/testing.ts';
import {
  createShippingMerchant,
  expectSoundMoney,
  handOverOrder,
  postAs,
  readDelivery,
  readWork,
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

/** A red square that stands for a photo of the closed gate. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg==',
  'base64',
);

async function failDelivery(): Promise<{ id: string; reportId: string }> {
  const { id } = await handOverOrder(api, staff, merchant, { outcome: 'ndr-delivered' });
  await runJobs(api);
  const { parcels } = await readDelivery(api, merchant, id);
  return { id, reportId: parcels[0]?.ndr[0]?.id ?? '' };
}

const dispute = (id: string, body: object) =>
  api.app.inject({
    method: 'POST',
    url: `/api/seller/orders/${id}/ndr-disputes`,
    headers: merchant.headers,
    payload: body,
  });

test('a false attempt is reported with a photo, and a return then costs the merchant nothing', async () => {
  const before = (await readTestWallet(api, merchant)).available;
  const { id, reportId } = await failDelivery();
  const stored = await api.app.inject({
    method: 'POST',
    url: `/api/seller/orders/${id}/evidence?name=gate.png`,
    headers: { ...merchant.headers, 'content-type': 'image/png' },
    payload: photo,
  });
  const file = dataOf(evidenceFile).parse(stored.json()).data;
  expect((await dispute(id, { reportId, note: 'No' })).statusCode).toBe(400);
  const body = { reportId, note: 'The customer was at home all day.', fileIds: [file.id] };
  expect((await dispute(id, body)).json()).toMatchObject({
    data: { parcels: [{ ndr: [{ dispute: { note: body.note, decision: null } }] }] },
  });
  expect((await dispute(id, body)).statusCode).toBe(409);

  const { orders, counts } = await readWork(api, staff, 'ndr');
  expect(counts.ndr).toBe(1);
  expect(orders[0]?.failures).toMatchObject([
    { id: reportId, canAnswer: true, files: [{ name: 'gate.png' }] },
  ]);
  const opened = await api.app.inject({
    url: `/api/desk/ndr-reports/${reportId}/files/${file.id}`,
    headers: staff.headers,
  });
  expect(opened.headers['content-type']).toBe('image/png');

  const decision = { reportId, decision: 'upheld', note: 'The courier was never near the address.' };
  await postAs(api, staff, `/api/desk/orders/${id}/ndr-disputes`, decision);
  await postAs(api, staff, `/api/desk/orders/${id}/ndr-answers`, { reportId, answer: 'return' });
  await runJobs(api);
  expect((await readTestOrder(api, merchant, id)).state).toBe('RTO_REFUNDED');
  expect((await readTestWallet(api, merchant)).available).toBe(before);
  expect((await readWork(api, staff, 'ndr')).counts.ndr).toBe(0);
  await expectSoundMoney(api);
});

test('staff answer for the merchant, and find that an attempt was real', async () => {
  const { id, reportId } = await failDelivery();
  await dispute(id, { reportId, note: 'Nobody rang at the door.' });
  const decision = { reportId, decision: 'rejected', note: 'The guard has signed for the attempt.' };
  await postAs(api, staff, `/api/desk/orders/${id}/ndr-disputes`, decision);
  const again = await api.app.inject({
    method: 'POST',
    url: `/api/desk/orders/${id}/ndr-disputes`,
    headers: staff.headers,
    payload: decision,
  });
  expect(again.statusCode).toBe(409);
  await postAs(api, staff, `/api/desk/orders/${id}/ndr-answers`, { reportId, answer: 'reattempt' });
  await runJobs(api);
  expect((await readTestOrder(api, merchant, id)).state).toBe('DELIVERED');
  const { parcels } = await readDelivery(api, merchant, id);
  expect(parcels[0]?.ndr[0]).toMatchObject({
    answer: { by: 'staff' },
    dispute: { decision: 'rejected', decisionNote: 'The guard has signed for the attempt.' },
  });
});
