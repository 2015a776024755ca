import { randomBytes, randomUUID } from 'node:crypto';
import { ticketList } from '@postprocure/contracts/inbox/inbox';
import { dataOf } from '@postprocure/contracts/envelope';
import { notificationPage } from '@postprocure/contracts/notifications/notification';
import { merchantTicket } from '@postprocure/contracts/tickets/merchant-ticket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, createTestStaff, type TestPerson } from '../../testing/test-merchant.ts';
import { sampleForms } from './testing.ts';

let api: TestApi;
let support: TestPerson;
beforeAll(async () => {
  api = await createTestApi('empty');
  support = await createTestStaff(api, 'support');
});
afterAll(() => api.close());

const url = '/api/seller/tickets';
const sample = {
  issueType: 'shipping',
  orderId: 'PP-1042',
  subject: 'Parcel stuck',
  message: 'Since Monday.',
};

const send = (person: TestPerson, address: string, payload?: object, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: payload ? 'POST' : 'GET',
    url: address,
    ...(payload && { payload }),
    headers: { ...person.headers, ...headers },
  });

const list = async (person: TestPerson) =>
  dataOf(ticketList).parse((await send(person, url)).json()).data.tickets;
const read = async (person: TestPerson, id: string) =>
  dataOf(merchantTicket).parse((await send(person, `${url}/${id}`)).json()).data;
const createKey = () => randomBytes(16).toString('hex');

async function sendForm(kind: 'contact' | 'concern', values: Record<string, string>): Promise<void> {
  const payload = { ...sampleForms[kind], ...values };
  const response = await api.app.inject({ method: 'POST', url: `/api/tickets/${kind}`, payload });
  expect(response.statusCode, response.body).toBe(200);
}

test('a merchant creates a support ticket, once, and the conversation shows no internal entries', async () => {
  const merchant = await createTestMerchant(api);
  await api.database.pool.query('update users set email_verified_at = now() where id = $1', [
    merchant.userId,
  ]);
  const key = { 'idempotency-key': randomUUID() };
  for (let n = 0; n < 2; n += 1) expect((await send(merchant, url, sample, key)).statusCode).toBe(200);
  const [created, ...others] = await list(merchant);
  expect(others).toEqual([]);
  expect(created).toMatchObject({ kind: 'support-ticket', subject: 'Parcel stuck', status: 'new' });
  const id = created?.id ?? '';
  const desk = `/api/desk/tickets/${id}`;
  const seen = (await send(support, desk)).json<{
    data: { merchants: { id: string }[]; orderNumber: string };
  }>();
  expect(seen.data).toMatchObject({ merchants: [{ id: merchant.merchantId }], orderNumber: 'PP-1042' });
  await send(support, `${desk}/notes`, { text: 'The courier is slow.' });
  await send(support, `${desk}/replies`, { text: 'It arrives today.', status: 'waiting', version: 1 });
  const { items } = dataOf(notificationPage).parse(
    (await send(merchant, '/api/account/notifications')).json(),
  ).data;
  expect(items).toMatchObject([
    { kind: 'support', body: 'Parcel stuck', link: `/seller/help/tickets/${id}` },
  ]);
  expect((await read(merchant, id)).replyBy).toBeNull();
  const answer = { text: ' It did not. ', key: createKey() };
  for (let n = 0; n < 2; n += 1) {
    expect((await send(merchant, `${url}/${id}/messages`, answer)).statusCode).toBe(200);
  }
  const ticket = await read(merchant, id);
  expect(ticket.status).toBe('open');
  expect(ticket.replyBy).not.toBeNull();
  expect(ticket.messages.map(({ from, text }) => [from, text])).toEqual([
    ['staff', 'It arrives today.'],
    ['merchant', 'It did not.'],
  ]);
  expect(ticket.answers).toContainEqual({ label: 'Order ID', value: 'PP-1042' });
  const dashboard = (await send(merchant, '/api/seller/dashboard')).json<{ data: { requests: object[] } }>();
  expect(dashboard.data.requests).toMatchObject([{ kind: 'ticket', id, name: 'Parcel stuck' }]);
});

test('every role can ask for help, and the team sees the tickets of its confirmed addresses', async () => {
  const owner = await createTestMerchant(api);
  const { merchantId } = owner;
  const reader = await createTestMerchant(api, { role: 'readOnly', merchantId });
  expect((await send(reader, url, sample)).statusCode).toBe(200);
  await sendForm('contact', { email: reader.email.toUpperCase(), comments: 'How do I begin?' });
  await sendForm('contact', { email: 'somebody@else.example', comments: 'Not theirs' });
  const subjects = async (person: TestPerson) => (await list(person)).map(({ subject }) => subject);
  expect(await subjects(owner)).toEqual(['How do I begin?', 'Parcel stuck']);

  // A concern may be about another member of the team, so only its sender sees it.
  await sendForm('concern', { reporterEmail: reader.email });
  expect(await subjects(owner)).toHaveLength(2);
  const [concern] = await list(reader);
  expect(concern?.kind).toBe('concern');
  expect((await send(owner, `${url}/${concern?.id ?? ''}`)).statusCode).toBe(404);

  const stranger = await createTestMerchant(api);
  expect(await subjects(stranger)).toEqual([]);
  await api.database.pool.query(
    'update users set email_verified_at = null, password_hash = null where id = $1',
    [reader.userId],
  );
  expect(await subjects(owner)).toEqual(['Parcel stuck']);
});

test.each([{ subject: ' ' }, { message: '' }, { issueType: 'refund' }, { message: 'x'.repeat(5001) }])(
  'rejects %j',
  async (changes) => {
    const merchant = await createTestMerchant(api);
    expect((await send(merchant, url, { ...sample, ...changes })).statusCode).toBe(400);
  },
);
