import { readFile } from 'node:fs/promises';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { evidenceFile } from '@postprocure/contracts/fulfilment/delivery';
import { claimQueue, type DeskClaim } from '@postprocure/contracts/fulfilment/desk-fulfilment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
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
  runTask,
} from './testing.ts';

let api: TestApi;
let merchant: OrderMerchant;
let staff: TestPerson;
let photo: Buffer;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createShippingMerchant(api);
  staff = await createTestStaff(api, 'support');
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.close());

const deliver = async (quantity = 2): Promise<string> => {
  const lines = [{ sku: merchant.skus[0] ?? '', quantity, salePrice: null }];
  const { id } = await handOverOrder(api, staff, merchant, { lines });
  await runJobs(api);
  return id;
};

/** Moves the delivery into the past. */
const age = (id: string, hours: number) =>
  api.database.pool.query(
    `update shipments set delivered_at = now() - make_interval(hours => $2) where order_id = $1`,
    [id, hours],
  );

const upload = (id: string, name: string, content: Buffer, type = 'image/jpeg') =>
  api.app.inject({
    method: 'POST',
    url: `/api/seller/orders/${id}/evidence?name=${name}`,
    headers: { ...merchant.headers, 'content-type': type },
    payload: content,
  });

const uploadPhoto = async (id: string): Promise<string> => {
  const response = await upload(id, 'photo.jpg', photo);
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(evidenceFile).parse(response.json()).data.id;
};

const claim = (id: string, changes: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/api/seller/orders/${id}/claims`,
    headers: merchant.headers,
    payload: {
      type: 'missing',
      description: 'One of the two was not in the box.',
      lines: [{ line: 1, quantity: 1 }],
      ...changes,
    },
  });

const readQueue = async (id: string): Promise<DeskClaim[]> => {
  const response = await api.app.inject({ url: '/api/desk/claims', headers: staff.headers });
  const { claims } = dataOf(claimQueue).parse(response.json()).data;
  return claims.filter(({ order }) => order.id === id);
};

describe('a claim', () => {
  test('is made with evidence, decided by staff and paid with a credit note', async () => {
    const id = await deliver();
    const before = (await readTestWallet(api, merchant)).available;
    const fileIds = [await uploadPhoto(id)];
    const made = await claim(id, { type: 'damaged', fileIds });
    expect(made.statusCode, made.body).toBe(200);
    expect(await readTestOrder(api, merchant, id)).toMatchObject({ state: 'CLAIM_OPEN' });
    expect((await claim(id)).statusCode).toBe(409);

    const [open] = await readQueue(id);
    expect(open).toMatchObject({ type: 'damaged', claimed: 100.01, remaining: 200.02, isGrievance: false });
    const file = await api.app.inject({
      url: `/api/desk/claims/${open?.id ?? ''}/files/${open?.files[0]?.id ?? ''}`,
      headers: staff.headers,
    });
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(file.rawPayload.includes('secret-place')).toBe(false);

    const url = `/api/desk/claims/${open?.id ?? ''}/decision`;
    const tooMuch = await api.app.inject({
      method: 'POST',
      url,
      headers: staff.headers,
      payload: { decision: 'approve', refund: 150, note: 'Everything' },
    });
    expect(tooMuch.statusCode).toBe(400);
    await postAs(api, staff, url, { decision: 'approve', note: 'The photo shows it.' });
    expect((await readTestWallet(api, merchant)).available - before).toBeCloseTo(100.01, 5);
    const order = await readTestOrder(api, merchant, id);
    expect(order).toMatchObject({ state: 'REFUNDED', refunded: 100.01 });
    expect(order.documents.map(({ kind, total }) => [kind, total])).toContainEqual(['credit_note', 100.01]);
    const again = await api.app.inject({
      method: 'POST',
      url,
      headers: staff.headers,
      payload: { decision: 'approve', note: 'Again' },
    });
    expect(again.statusCode).toBe(409);
    await expectSoundMoney(api);
  });

  test('is rejected with a reason, and the order closes after seven days', async () => {
    const id = await deliver();
    await claim(id);
    const [open] = await readQueue(id);
    await postAs(api, staff, `/api/desk/claims/${open?.id ?? ''}/decision`, {
      decision: 'reject',
      note: 'The courier weighed two.',
    });
    expect((await readDelivery(api, merchant, id)).claims).toMatchObject([
      { state: 'rejected', decisionNote: 'The courier weighed two.', refund: null },
    ]);
    await api.database.pool.query(`update orders set state_since = now() - interval '8 days' where id = $1`, [
      id,
    ]);
    await runTask(api, 'fulfilment:watch');
    expect((await readTestOrder(api, merchant, id)).state).toBe('CLOSED');
    await expectSoundMoney(api);
  });

  test.each([
    ['missing', 7 * 24],
    ['damaged', 48],
    ['defective', 48],
    ['wrong', 48],
    ['not-delivered', 48],
    ['other', 7 * 24],
  ])('of type %s can be made within %i hours, and later only as a grievance', async (type, hours) => {
    const id = await deliver(1);
    const fileIds = [await uploadPhoto(id)];
    await age(id, hours - 1);
    const { claimable } = await readDelivery(api, merchant, id);
    expect(claimable?.types.find((one) => one.type === type)?.isLate).toBe(false);
    await age(id, hours + 1);
    const late = await claim(id, { type, fileIds });
    expect(late.statusCode).toBe(409);
    expect(errorBody.parse(late.json()).message).toMatch(/within (7 days|48 hours).* grievance officer\.$/);
    const grievance = await claim(id, { type, fileIds, toGrievanceOfficer: true });
    expect(grievance.statusCode, grievance.body).toBe(200);
    expect(await readQueue(id)).toMatchObject([{ type, isGrievance: true }]);
  });

  test('about damage needs a photo or a video', async () => {
    const id = await deliver(1);
    expect((await claim(id, { type: 'damaged' })).statusCode).toBe(400);
    const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(400)]);
    const video = await upload(id, 'unboxing.mp4', mp4, 'video/mp4');
    expect(video.statusCode, video.body).toBe(200);
    const fileIds = [dataOf(evidenceFile).parse(video.json()).data.id];
    expect((await claim(id, { type: 'damaged', fileIds })).statusCode).toBe(200);
    expect(await readQueue(id)).toMatchObject([{ files: [{ contentType: 'video/mp4' }] }]);
  });

  test('takes no other files, no files of other orders and no more items than were delivered', async () => {
    const [id, other] = [await deliver(1), await deliver(1)];
    const fake = await upload(id, 'photo.jpg', Buffer.from('<script>alert(1)</script>'));
    expect(fake.statusCode).toBe(415);
    const fileIds = [await uploadPhoto(other)];
    expect((await claim(id, { type: 'damaged', fileIds })).statusCode).toBe(400);
    for (const lines of [
      [{ line: 1, quantity: 2 }],
      [{ line: 2, quantity: 1 }],
      [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    ]) {
      expect((await claim(id, { lines })).statusCode).toBe(400);
    }
    expect((await readTestOrder(api, merchant, id)).state).toBe('DELIVERED');
  });

  test('is not possible before the delivery', async () => {
    const { id } = await handOverOrder(api, staff, merchant);
    expect((await readDelivery(api, merchant, id)).claimable).toBeNull();
    expect((await claim(id)).statusCode).toBe(409);
    expect((await upload(id, 'photo.jpg', photo)).statusCode).toBe(409);
  });
});

test('evidence of a claim is kept, and evidence that was never sent is deleted', async () => {
  const id = await deliver(1);
  const fileIds = [await uploadPhoto(id)];
  await uploadPhoto(id);
  await claim(id, { type: 'damaged', fileIds });
  await api.database.pool.query(`update claim_files set created_at = now() - interval '2 days'`);
  const { rows } = await api.database.pool.query<{ key: string; kept: boolean }>(
    'select storage_key as key, claim_id is not null as kept from claim_files where order_id = $1',
    [id],
  );
  await runTask(api, 'fulfilment:purge-evidence');
  await runTask(api, 'ticket:sweep-files');
  for (const { key, kept } of rows) {
    const found = await readFile(`${api.uploadsDirectory}/${key}`).then(
      () => true,
      () => false,
    );
    expect(found).toBe(kept);
  }
  expect(rows.map(({ kept }) => kept).toSorted()).toEqual([false, true]);
});
