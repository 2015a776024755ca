import { randomBytes } from 'node:crypto';
import type { MailMessage, MailSender } from '@postprocure/connectors/mail/mail-sender';
import { chatConversation } from '@postprocure/contracts/chat/chat';
import {
  cannedReplies,
  deskChat,
  deskTicket,
  inboxPage,
  staffList,
  ticketList,
  type InboxItem,
} from '@postprocure/contracts/inbox/inbox';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestMerchant, createTestStaff, type TestPerson } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { sampleForms } from '../tickets/testing.ts';
import { mailTasks } from '../mail/mail-tasks.ts';

let api: TestApi;
let support: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  api = await createTestApi('empty');
  support = await createTestStaff(api, 'support');
  admin = await createTestStaff(api, 'admin');
});
afterAll(() => api.close());

const get = (url: string, person = support) => api.app.inject({ url, headers: person.headers });
const post = (url: string, payload: object, person = support) =>
  api.app.inject({ method: 'POST', url, payload, headers: person.headers });

async function submit(
  kind: 'contact' | 'concern' | 'support-ticket',
  changes: Record<string, string> = {},
): Promise<string> {
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/tickets/${kind}`,
    // Each form has a different email address, because confirmations to one address are limited.
    payload: {
      ...sampleForms[kind],
      ...(kind !== 'concern' && { email: `asha-${createKey()}@example.in` }),
      ...changes,
    },
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: { reference: string } }>().data.reference;
}

const createKey = () => randomBytes(16).toString('hex');

/** Simulates a visitor's browser, which keeps the cookie. */
async function openChat(text: string, more: object = {}) {
  let cookie = '';
  const say = async (words: string, extra: object = {}) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/chat/messages',
      payload: { text: words, key: createKey(), ...extra },
      headers: cookie === '' ? {} : { cookie },
    });
    expect(response.statusCode, response.body).toBe(200);
    cookie = String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
  };
  await say(text, more);
  return {
    say,
    read: async () => {
      const response = await api.app.inject({ url: '/api/chat/messages', headers: { cookie } });
      return dataOf(chatConversation).parse(response.json()).data.messages;
    },
  };
}

async function listInbox(query: string, person = support) {
  const response = await get(`/api/desk/inbox${query}`, person);
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(inboxPage).parse(response.json()).data;
}

async function findOne(search: string): Promise<InboxItem> {
  const { items } = await listInbox(`?search=${encodeURIComponent(search)}`);
  expect(items).toHaveLength(1);
  return items[0] as InboxItem;
}

const addressOf = ({ kind, id }: InboxItem): string =>
  kind === 'chat' ? `/api/desk/chats/${id}` : `/api/desk/tickets/${id}`;

const readTicket = async (item: InboxItem) =>
  dataOf(deskTicket).parse((await get(addressOf(item))).json()).data;
const readChat = async (item: InboxItem) => dataOf(deskChat).parse((await get(addressOf(item))).json()).data;

const readAudit = async (target: string) =>
  (
    await api.database.pool.query<{ act: string; actor_user_id: string; detail: object }>(
      `select act, actor_user_id, detail from audit_events
       where target = $1 and act not like '%.viewed' order by id`,
      [target],
    )
  ).rows;

describe('the inbox', () => {
  test('lists tickets and chats, newest first, and searches names, email addresses, references and messages', async () => {
    const reference = await submit('concern', { concernDetails: 'The zebra cream has passed its date.' });
    await openChat('Do you ship zebra lamps?', { name: 'Farah Qureshi', email: 'farah@example.in' });
    const { items } = await listInbox('?search=ZEBRA');
    expect(items.map(({ kind, name, status }) => ({ kind, name, status }))).toEqual([
      { kind: 'chat', name: 'Farah Qureshi', status: 'open' },
      { kind: 'concern', name: 'Ravi Iyer', status: 'new' },
    ]);
    expect(items[1]).toMatchObject({
      reference,
      subject: 'Expired cream',
      excerpt: 'The zebra cream has passed its date.',
    });
    expect(items[0]?.subject).toBe('Do you ship zebra lamps?');
    expect((await findOne('farah@EXAMPLE.in')).kind).toBe('chat');
    expect((await findOne(reference)).kind).toBe('concern');
    expect((await findOne(items[0]?.reference ?? '')).kind).toBe('chat');
    expect((await listInbox('?search=zebra&kind=chat')).items).toHaveLength(1);
    // Wildcards are treated as ordinary characters.
    expect((await listInbox('?search=zebra%25cream')).items).toEqual([]);
    expect((await listInbox('?search=zebra_cream')).items).toEqual([]);
  });

  test('pages have no gaps or duplicates', async () => {
    for (let n = 0; n < 33; n += 1) await submit('contact', { comments: `giraffe ${n}` });
    await openChat('giraffe chat');
    const first = await listInbox('?search=giraffe');
    expect(first.items).toHaveLength(30);
    const second = await listInbox(`?search=giraffe&cursor=${first.next}`);
    expect(second.next).toBeNull();
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(34);
    const waiting = await listInbox('?search=giraffe&sort=waiting&status=todo');
    const rest = await listInbox(`?search=giraffe&sort=waiting&status=todo&cursor=${waiting.next}`);
    expect([...waiting.items, ...rest.items].map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test('shows first who has waited longest, and a reopened ticket as waiting since then', async () => {
    for (const comments of ['ibex 1', 'ibex 2', 'ibex 3']) await submit('contact', { comments });
    await api.database.pool.query(
      `update tickets set waiting_since = now() - interval '5 days', created_at = now() - interval '5 days'
       where search_text like '%ibex 2%'`,
    );
    const list = async () => {
      const { items } = await listInbox('?search=ibex&sort=waiting&status=todo');
      return items.map(({ subject }) => subject);
    };
    expect(await list()).toEqual(['ibex 2', 'ibex 1', 'ibex 3']);
    const item = await findOne('ibex 2');
    expect(Date.parse(item.waiting?.dueAt ?? '')).toBeLessThan(Date.now());
    await post(`${addressOf(item)}/replies`, { text: 'Soon.', status: 'waiting', version: 1 });
    expect(await list()).toEqual(['ibex 1', 'ibex 3']);
    const { version, waiting } = await readTicket(item);
    expect(waiting).toBeNull();
    await post(`${addressOf(item)}/status`, { status: 'open', version });
    expect(await list()).toEqual(['ibex 1', 'ibex 3', 'ibex 2']);
  });

  test.each([
    'cursor=hello',
    'cursor=WzFd',
    'kind=other',
    'sort=oldest',
    'status=deleted',
    'assignee=root',
    'search=%00',
  ])('refuses %s', async (query) => {
    expect((await get(`/api/desk/inbox?${query}`)).statusCode).toBe(400);
  });

  test('filters by status and assignee', async () => {
    await submit('contact', { comments: 'okapi' });
    const item = await findOne('okapi');
    const { version } = await readTicket(item);
    expect((await listInbox('?search=okapi&assignee=none')).items).toHaveLength(1);
    await post(`${addressOf(item)}/assignment`, { assigneeId: admin.userId, version });
    expect((await listInbox('?search=okapi&assignee=me', admin)).items).toHaveLength(1);
    expect((await listInbox('?search=okapi&assignee=me')).items).toEqual([]);
    expect((await listInbox(`?search=okapi&assignee=${admin.userId}`)).items).toHaveLength(1);
    await post(`${addressOf(item)}/status`, { status: 'spam', version: version + 1, reason: 'An advert' });
    expect((await listInbox('?search=okapi')).items).toEqual([]);
    expect((await listInbox('?search=okapi&status=todo')).items).toEqual([]);
    expect((await listInbox('?search=okapi&status=spam')).items).toHaveLength(1);
  });

  test('lists staff only', async () => {
    await createTestMerchant(api);
    const { staff } = dataOf(staffList).parse((await get('/api/desk/staff')).json()).data;
    expect(staff.map(({ id }) => id).sort()).toEqual([support.userId, admin.userId].sort());
  });
});

describe('a ticket', () => {
  test('shows all answers with the labels of the form', async () => {
    await submit('contact', { comments: `<script>alert(1)</script> ${'x'.repeat(1200)} quagga` });
    const ticket = await readTicket(await findOne('quagga'));
    expect(ticket.answers).toContainEqual({ label: 'City', value: 'Mysuru' });
    expect(ticket.answers.at(-1)?.value).toMatch(/^<script>alert\(1\)<\/script> x{1200} quagga$/);
    expect(ticket.events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['created', null],
      ['mail', null],
    ]);
    expect(ticket.events[1]?.mail).toMatchObject({ status: 'queued', text: null });
  });

  test('is answered by email, with the reference in the subject and the reply in the history', async () => {
    const reference = await submit('contact', { comments: 'tapir', email: 'asha@example.in' });
    const item = await findOne('tapir');
    const reply = { text: 'Dear Asha,\n\nyes <b>we</b> do.', status: 'resolved', version: 1 };
    const answers = await Promise.all([
      post(`${addressOf(item)}/replies`, reply),
      post(`${addressOf(item)}/replies`, reply, admin),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const ticket = await readTicket(item);
    expect(ticket).toMatchObject({ status: 'resolved', version: 3, waiting: null });
    expect(ticket.assignee?.name).toBe('Asha Rao');
    expect(ticket.events.slice(2)).toMatchObject([
      { kind: 'mail', mail: { text: reply.text, status: 'queued' } },
      { kind: 'assignment', to: 'Asha Rao' },
      { kind: 'status', from: 'New', to: 'Resolved' },
    ]);
    const sent: MailMessage[] = [];
    const sender: MailSender = {
      send: (message) => Promise.resolve(void sent.push(message)),
      close: () => undefined,
    };
    await runOnce({
      pgPool: api.database.pool,
      taskList: mailTasks(api.database.pool, sender),
      logger: new Logger(() => () => undefined),
      noHandleSignals: true,
    });
    const mails = sent.filter(({ subject }) => subject === `Your message to Post Procure [${reference}]`);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'asha@example.in', replyTo: 'support@postprocure.in' });
    expect(mails[0]?.text).toMatch(/^Dear Asha,\n\nyes/);
    expect(mails[0]?.html).toContain('yes &lt;b&gt;we&lt;/b&gt; do.');
    expect((await readTicket(item)).events[2]?.mail?.status).toBe('sent');
    expect((await readAudit(item.id)).map(({ act }) => act)).toEqual([
      'ticket.replied',
      'ticket.assigned',
      'ticket.statusChanged',
    ]);
  });

  test('rejects changes with an outdated version and transitions that are not allowed', async () => {
    await submit('contact', { comments: 'dugong' });
    const item = await findOne('dugong');
    const url = addressOf(item);
    expect((await post(`${url}/status`, { status: 'open', version: 1 })).statusCode).toBe(200);
    const late = await post(`${url}/assignment`, { assigneeId: admin.userId, version: 1 }, admin);
    expect(late.statusCode).toBe(409);
    expect(errorBody.parse(late.json())).toMatchObject({
      code: 'CONFLICT',
      message: 'Someone else has updated this. Review the latest version and try again.',
    });
    for (const status of ['open', 'new']) {
      expect((await post(`${url}/status`, { status, version: 2 })).statusCode).toBe(409);
    }
    expect((await post(`${url}/status`, { status: 'spam', version: 2 })).statusCode).toBe(200);
    const reply = await post(`${url}/replies`, { text: 'Hello', status: 'waiting', version: 3 });
    expect(reply.statusCode).toBe(409);
    const merchant = await createTestMerchant(api);
    const stranger = await post(`${url}/assignment`, { assigneeId: merchant.userId, version: 3 });
    expect(stranger.statusCode).toBe(400);
    expect(await readTicket(item)).toMatchObject({ status: 'spam', version: 3, assignee: null });
  });

  test('notes change nothing else and cannot be edited', async () => {
    await submit('contact', { comments: 'numbat' });
    const item = await findOne('numbat');
    const url = addressOf(item);
    expect((await post(`${url}/notes`, { text: ' Called back, no answer. ' })).statusCode).toBe(200);
    for (const text of ['', '  ', 'a\0b', '\ud800', 'x'.repeat(5001)]) {
      expect((await post(`${url}/notes`, { text })).statusCode).toBe(400);
    }
    const ticket = await readTicket(item);
    expect(ticket.version).toBe(1);
    expect(ticket.events.at(-1)).toMatchObject({
      kind: 'note',
      text: 'Called back, no answer.',
      actor: 'Asha Rao',
    });
    await expect(
      api.database.pool.query(`update ticket_events set detail = '{}' where ticket_id = $1`, [item.id]),
    ).rejects.toThrow('append-only');
  });
});

describe('a chat', () => {
  test('is answered once, and by email if requested', async () => {
    const visitor = await openChat('kiwi?', { email: 'visitor@example.in' });
    const item = await findOne('kiwi?');
    const message = { text: 'Yes, kiwis too.', key: createKey(), byMail: true };
    for (let n = 0; n < 2; n += 1) {
      expect((await post(`${addressOf(item)}/messages`, message)).statusCode).toBe(200);
    }
    expect((await visitor.read()).slice(2)).toMatchObject([{ type: 'staff', text: 'Yes, kiwis too.' }]);
    const chat = await readChat(item);
    expect(chat.status).toBe('waiting');
    expect(chat.events).toMatchObject([
      { kind: 'assignment', to: 'Asha Rao' },
      { kind: 'mail', mail: { subject: `Your chat with Post Procure [${item.reference}]` } },
    ]);
    expect(await readAudit(item.id)).toMatchObject([
      { act: 'chat.assigned', actor_user_id: support.userId },
      { act: 'chat.replied', actor_user_id: support.userId },
    ]);
  });

  test('is reopened by its visitor, and cannot be closed over an unread message', async () => {
    const visitor = await openChat('moa?');
    const item = await findOne('moa?');
    const url = addressOf(item);
    const { version } = await readChat(item);
    expect((await post(`${url}/status`, { status: 'resolved', version })).statusCode).toBe(200);
    await visitor.say('One thing more.');
    expect((await post(`${url}/status`, { status: 'spam', version: version + 1 })).statusCode).toBe(409);
    const reopened = await readChat(item);
    expect(reopened.status).toBe('open');
    expect((await post(`${url}/notes`, { text: 'Nice person' })).statusCode).toBe(200);
    const assignment = { assigneeId: support.userId, version: reopened.version };
    expect((await post(`${url}/assignment`, assignment)).statusCode).toBe(200);
    expect((await readChat(item)).events.map(({ kind, to, text }) => [kind, to, text])).toEqual([
      ['status', 'Resolved', null],
      ['note', null, 'Nice person'],
      ['assignment', 'Asha Rao', null],
    ]);
    expect((await visitor.read()).map(({ text }) => text)).not.toContain('Nice person');
  });

  test('stays spam when its visitor writes again', async () => {
    const visitor = await openChat('dodo pills');
    const item = await findOne('dodo pills');
    const { version } = await readChat(item);
    await post(`${addressOf(item)}/status`, { status: 'spam', version });
    await visitor.say('dodo pills again');
    expect((await readChat(item)).status).toBe('spam');
    const message = { text: 'Hello', key: createKey(), byMail: false };
    expect((await post(`${addressOf(item)}/messages`, message)).statusCode).toBe(409);
    expect(
      (await post(`${addressOf(item)}/status`, { status: 'new', version: version + 2 })).statusCode,
    ).toBe(409);
  });

  test('without an email address cannot be answered by email', async () => {
    await openChat('rhea?');
    const item = await findOne('rhea?');
    const message = { text: 'Yes', key: createKey(), byMail: true };
    expect((await post(`${addressOf(item)}/messages`, message)).statusCode).toBe(409);
    expect((await readChat(item)).messages).toHaveLength(2);
  });
});

test.each(['tickets', 'chats'])('returns 404 for unknown %s', async (kind) => {
  const url = `/api/desk/${kind}/0b7f6c1e-4a51-4a0a-9a3c-6f2d8f1f7f10`;
  expect((await get(url)).statusCode).toBe(404);
  expect((await post(`${url}/notes`, { text: 'Hello' })).statusCode).toBe(404);
  expect((await get(`/api/desk/${kind}/1`)).statusCode).toBe(400);
});

describe('a ticket of a merchant', () => {
  test('names the merchants of a confirmed address, and their other tickets', async () => {
    const merchant = await createTestMerchant(api);
    const email = merchant.email.toUpperCase();
    await submit('contact', { comments: 'pangolin one', email });
    await submit('contact', { comments: 'pangolin two', email });
    await submit('contact', { comments: 'pangolin of another' });
    const ticket = await readTicket(await findOne('pangolin one'));
    expect(ticket.merchants.map(({ id }) => id)).toEqual([merchant.merchantId]);
    const others = await get(`/api/desk/merchants/${merchant.merchantId}/tickets`);
    const { tickets } = dataOf(ticketList).parse(others.json()).data;
    expect(tickets.map(({ subject }) => subject)).toEqual(['pangolin two', 'pangolin one']);
    await api.database.pool.query(
      'update users set email_verified_at = null, password_hash = null where id = $1',
      [merchant.userId],
    );
    expect((await readTicket(await findOne('pangolin one'))).merchants).toEqual([]);
  });
});

describe('canned replies', () => {
  const url = '/api/desk/canned-replies';
  const list = async () => dataOf(cannedReplies).parse((await get(url)).json()).data.replies;
  const write = (method: 'POST' | 'PUT' | 'DELETE', address: string, payload?: object, person = admin) =>
    api.app.inject({ method, url: address, ...(payload && { payload }), headers: person.headers });

  test('are written by administrators and read by everyone at the desk', async () => {
    const reply = { name: 'Parcel delayed', body: 'Dear {name},\r\n\r\norder {order number} is late. ' };
    const refused = await write('POST', url, reply, support);
    expect(refused.statusCode).toBe(403);
    expect(errorBody.parse(refused.json()).message).toContain('an administrator');
    expect((await write('POST', url, reply)).statusCode).toBe(200);
    expect((await write('POST', url, { ...reply, name: 'PARCEL DELAYED' })).statusCode).toBe(409);
    const [first] = await list();
    expect(first).toMatchObject({ name: reply.name, body: 'Dear {name},\n\norder {order number} is late.' });
    expect((await write('POST', url, { name: 'Other', body: 'Hi {names}' })).statusCode).toBe(400);
    expect((await write('POST', url, { name: 'Other', body: 'Hi {name}' })).statusCode).toBe(200);
    const own = `${url}/${first?.id ?? ''}`;
    expect((await write('PUT', own, { name: 'other', body: 'Taken' })).statusCode).toBe(409);
    expect((await write('PUT', own, { name: 'Parcel late', body: 'Late.' })).statusCode).toBe(200);
    expect((await write('DELETE', own)).statusCode).toBe(200);
    expect((await write('DELETE', own)).statusCode).toBe(404);
    expect((await write('PUT', own, { name: 'Gone', body: 'Gone' })).statusCode).toBe(404);
    expect((await list()).map(({ name }) => name)).toEqual(['Other']);
  });
});
