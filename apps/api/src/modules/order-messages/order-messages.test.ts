import { randomBytes } from 'node:crypto';
import { dataOf } from '@postprocure/contracts/envelope';
import { inboxPage } from '@postprocure/contracts/inbox/inbox';
import { orderMessages } from '@postprocure/contracts/order-messages/order-message';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, createTestStaff, type TestPerson } from '../../testing/test-merchant.ts';
import { createOrderMerchant, takeTestOrder, type OrderMerchant } from '../orders/testing.ts';

let api: TestApi;
let merchant: OrderMerchant;
let support: TestPerson;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createOrderMerchant(api);
  support = await createTestStaff(api, 'support');
});
afterAll(() => api.close());

const send = (person: TestPerson, url: string, payload?: object) =>
  api.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: person.headers,
    ...(payload && { payload }),
  });
const createKey = () => randomBytes(16).toString('hex');
const conversationOf = (response: { json(): unknown; body: string; statusCode: number }) => {
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(orderMessages).parse(response.json()).data;
};
const listInbox = async (query: string) =>
  dataOf(inboxPage).parse((await send(support, `/api/desk/inbox?kind=order&${query}`)).json()).data.items;
const notificationsOf = async ({ userId }: TestPerson) =>
  (
    await api.database.pool.query<{ title: string; body: string; link: string }>(
      `select title, body, link from notifications where user_id = $1 and title like '%wrote%' order by id`,
      [userId],
    )
  ).rows;

test('a merchant and staff write to each other about an order', async () => {
  const order = await takeTestOrder(api, merchant);
  const own = `/api/seller/orders/${order.id}/messages`;
  const desk = `/api/desk/orders/${order.id}/messages`;
  expect(conversationOf(await send(merchant, own))).toEqual({ messages: [], status: null });

  const question = { text: ' Can you pack it\r\nas a gift? ', key: createKey() };
  await send(merchant, own, question);
  // Sends the message again, as if the first response had been lost.
  const asked = conversationOf(await send(merchant, own, question));
  expect(asked).toMatchObject({
    messages: [{ from: 'merchant', author: 'Asha Rao', text: 'Can you pack it\nas a gift?' }],
    status: 'new',
  });
  expect(await listInbox('status=todo')).toMatchObject([
    { id: order.id, reference: order.number, excerpt: 'Can you pack it as a gift?', assignee: null },
  ]);
  expect(await notificationsOf(support)).toMatchObject([
    { body: 'Can you pack it as a gift?', link: `/desk/orders/${order.id}` },
  ]);

  const answered = conversationOf(await send(support, desk, { text: 'Yes, we will.', key: createKey() }));
  expect(answered.status).toBe('waiting');
  expect(await listInbox('status=todo')).toEqual([]);
  expect(await listInbox('assignee=me&search=we%20WILL')).toHaveLength(1);
  expect(await notificationsOf(merchant)).toMatchObject([
    { body: 'Yes, we will.', link: `/seller/orders/${order.id}#messages` },
  ]);
  expect(conversationOf(await send(merchant, own)).messages.map(({ from }) => from)).toEqual([
    'merchant',
    'staff',
  ]);

  await send(merchant, own, { text: 'Thank you!', key: createKey() });
  expect(await listInbox('status=open')).toHaveLength(1);
  expect(conversationOf(await send(support, `${desk}/resolve`, {})).status).toBe('resolved');
  const { rows } = await api.database.pool.query(
    `select act from audit_events where target = $1 and actor_user_id = $2 order by id`,
    [order.number, support.userId],
  );
  expect(rows.map(({ act }: { act: string }) => act)).toEqual(['order.replied', 'order.messagesResolved']);
});

test('roles without orders cannot read messages, and readers cannot write them', async () => {
  const order = await takeTestOrder(api, merchant);
  const url = `/api/seller/orders/${order.id}/messages`;
  const message = { text: 'Hello', key: createKey() };
  const { merchantId } = merchant;
  const catalogue = await createTestMerchant(api, { role: 'catalogue', merchantId });
  const reader = await createTestMerchant(api, { role: 'readOnly', merchantId });
  expect((await send(catalogue, url)).statusCode).toBe(403);
  expect((await send(reader, url)).statusCode).toBe(200);
  expect((await send(reader, url, message)).statusCode).toBe(403);
  expect((await send(merchant, `/api/desk/orders/${order.id}/messages`, message)).statusCode).toBe(404);
  expect((await send(support, url, message)).statusCode).toBe(404);
});

test.each([{ text: '  ' }, { text: 'a'.repeat(2001) }, { text: 'Hi', key: 'short' }])(
  'rejects %j',
  async (changes) => {
    const order = await takeTestOrder(api, merchant);
    const url = `/api/seller/orders/${order.id}/messages`;
    expect((await send(merchant, url, { key: createKey(), ...changes })).statusCode).toBe(400);
  },
);

test('there is nothing to resolve before somebody has written', async () => {
  const { id } = await takeTestOrder(api, merchant);
  expect((await send(support, `/api/desk/orders/${id}/messages/resolve`, {})).statusCode).toBe(404);
});
