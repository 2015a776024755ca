import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { chatConversation, chatDelivery } from '@postprocure/contracts/chat/chat';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { createTestApi, testOrigin, type TestApi } from '../../testing/test-api.ts';
import { demoUsers, seedDemoUsers } from '../accounts/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
  await seedDemoUsers(api.database.pool);
});
afterAll(() => api.close());
afterEach(() => void vi.useRealTimers());

const acknowledgement =
  'Thank you for your message. Our team will get back to you shortly via email or continue here during business hours.';
const createKey = () => randomBytes(16).toString('hex');

let addresses = 0;

/** Simulates a visitor's browser, which keeps the cookie. Each one has a different IP address. */
function openBrowser() {
  const remoteAddress = `192.0.2.${(addresses += 1)}`;
  let cookie: string | undefined;
  const post = async (payload: object, headers: Record<string, string> = {}) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/chat/messages',
      payload,
      remoteAddress,
      headers: { ...(cookie && { cookie }), ...headers },
    });
    const sent = response.headers['set-cookie'];
    if (typeof sent === 'string') cookie = sent.split(';', 1)[0];
    return response;
  };
  return {
    post,
    send: async (text: string, more: object = {}) => {
      const response = await post({ text, key: createKey(), ...more });
      expect(response.statusCode, response.body).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
      return dataOf(chatDelivery).parse(response.json()).data.messages;
    },
    read: async (query = '') => {
      const response = await api.app.inject({
        url: `/api/chat/messages${query}`,
        headers: { ...(cookie && { cookie }) },
      });
      expect(response.statusCode, response.body).toBe(200);
      return dataOf(chatConversation).parse(response.json()).data;
    },
    cookie: () => cookie,
    clear: () => {
      cookie = undefined;
    },
  };
}

const texts = ({ messages }: { messages: { type: string; text: string }[] }) =>
  messages.map(({ type, text }) => `${type}: ${text}`);

const findConversations = async (body: string) => {
  const { rows } = await api.database.pool.query<{ id: string; status: string }>(
    `select c.id, c.status from chat_conversations as c join chat_messages as m on m.conversation_id = c.id
     where m.body = $1`,
    [body],
  );
  return rows;
};

describe('a conversation', () => {
  test('is empty and sets no cookie before the first message', async () => {
    const browser = openBrowser();
    expect(await browser.read()).toEqual({ messages: [], name: null, email: null });
    expect(browser.cookie()).toBeUndefined();
  });

  test('gets an automatic reply and can be continued by the same visitor only', async () => {
    const browser = openBrowser();
    const sent = await browser.send('  Where is my invoice?\r\nThanks  ');
    expect(texts({ messages: sent })).toEqual([
      'user: Where is my invoice?\nThanks',
      `bot: ${acknowledgement}`,
    ]);
    await browser.send('Found it.');
    expect(texts(await browser.read())).toEqual([
      'user: Where is my invoice?\nThanks',
      `bot: ${acknowledgement}`,
      'user: Found it.',
      `bot: ${acknowledgement}`,
    ]);
    expect((await openBrowser().read()).messages).toEqual([]);
  });

  test('is identified by a cookie that scripts, other sites and readers of the database cannot use', async () => {
    const browser = openBrowser();
    const response = await browser.post({ text: 'Hello', key: createKey() });
    expect(response.headers['set-cookie']).toMatch(
      /^chat=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    const { rows } = await api.database.pool.query(
      `select from chat_conversations where visitor_key_hash = convert_to($1, 'utf8')`,
      [browser.cookie()?.slice('chat='.length)],
    );
    expect(rows).toEqual([]);
  });

  test('an unknown cookie is replaced', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/chat/messages',
      payload: { text: 'Guess', key: createKey() },
      headers: { cookie: `chat=${'a'.repeat(43)}` },
    });
    expect(response.headers['set-cookie']).not.toContain('aaaa');
  });

  test('keeps the name and email address when they are not sent again', async () => {
    const browser = openBrowser();
    await browser.send('Call me', { name: ' Asha Rao ', email: 'asha@example.in' });
    await browser.send('Please', { name: '', email: '' });
    expect(await browser.read()).toMatchObject({ name: 'Asha Rao', email: 'asha@example.in' });
  });

  test('shows new messages from staff, and is reopened by the visitor', async () => {
    const browser = openBrowser();
    const [first] = await browser.send('Staff, please');
    const [conversation] = await findConversations('Staff, please');
    const support = demoUsers.find(({ role }) => role === 'support');
    await api.database.pool.query(
      `insert into chat_messages (conversation_id, author, staff_id, body)
       select $1, 'staff', id, 'Here I am.' from users where email = $2`,
      [conversation?.id, support?.email],
    );
    await api.database.pool.query(`update chat_conversations set status = 'waiting' where id = $1`, [
      conversation?.id,
    ]);
    const { messages } = await browser.read(`?after=${(first?.id ?? 0) + 1}`);
    expect(messages).toMatchObject([{ type: 'staff', text: 'Here I am.', authorName: support?.name }]);
    await browser.send('Thank you');
    expect(await findConversations('Thank you')).toMatchObject([{ id: conversation?.id, status: 'open' }]);
  });

  test('returns the newest messages of a long conversation', async () => {
    const browser = openBrowser();
    await browser.send('A long story');
    const [conversation] = await findConversations('A long story');
    await api.database.pool.query(
      `insert into chat_messages (conversation_id, author, body)
       select $1, 'staff', 'Part ' || n from generate_series(1, 250) as n`,
      [conversation?.id],
    );
    const { messages } = await browser.read();
    expect(messages).toHaveLength(200);
    expect(messages.at(-1)?.text).toBe('Part 250');
  });
});

describe('a message that is sent twice', () => {
  test('is stored once, even at the same time', async () => {
    const browser = openBrowser();
    await browser.send('First');
    const message = { text: 'Only once', key: createKey() };
    const answers = await Promise.all([browser.post(message), browser.post(message), browser.post(message)]);
    const bodies = answers.map((answer) => dataOf(chatDelivery).parse(answer.json()).data.messages);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    expect((await browser.read()).messages).toHaveLength(4);
  });

  test('restores the conversation of a visitor whose first response was lost', async () => {
    const message = { text: 'Lost answer', key: createKey() };
    const lost = openBrowser();
    await lost.post(message);
    const browser = openBrowser();
    await browser.post(message);
    expect(await findConversations('Lost answer')).toHaveLength(1);
    expect((await browser.read()).messages).toHaveLength(2);
    expect((await lost.read()).messages).toEqual([]);
  });
});

describe('rejects', () => {
  const key = createKey();
  test.each([
    [{ text: '', key }, 'text must not be blank.'],
    [{ text: ' \n\t ', key }, 'text must not be blank.'],
    [{ text: 'x'.repeat(2001), key }, 'text must not be longer than 2000 characters.'],
    [{ text: 'a\0b', key }, 'text contains invalid characters.'],
    [{ text: 'a\ud800b', key }, 'text contains invalid characters.'],
    [{ text: 'Hello' }, 'key is missing.'],
    [{ text: 'Hello', key: 'x' }, 'key must be 32 hexadecimal digits.'],
    [{ text: 'Hello', key, email: 'nobody' }, /^email /],
    [{ text: 'Hello', key, name: 'x'.repeat(201) }, 'name must not be longer than 200 characters.'],
    [{ text: 5, key }, 'text must be a string.'],
  ])('%j', async (payload, message) => {
    const response = await openBrowser().post(payload);
    expect(response.statusCode).toBe(400);
    expect(errorBody.parse(response.json()).message).toMatch(message);
  });

  test('a body of a megabyte, another content type, and another site', async () => {
    const browser = openBrowser();
    expect((await browser.post({ text: 'x'.repeat(1_000_000), key })).statusCode).toBe(413);
    expect((await browser.post({ text: 'x', key }, { 'content-type': 'application/xml' })).statusCode).toBe(
      415,
    );
    expect((await browser.post({ text: 'x', key }, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await browser.post({ text: 'x', key: createKey() }, { origin: testOrigin })).statusCode).toBe(
      200,
    );
  });

  test.each(['?after=-1', '?after=x', '?after=1&after=2', `?after=${'9'.repeat(30)}`])(
    'reading with %s',
    async (query) => {
      expect((await api.app.inject(`/api/chat/messages${query}`)).statusCode).toBe(400);
    },
  );

  test('too many messages in a conversation, and too many conversations of a client', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const flooding = openBrowser();
    for (let count = 0; count < 20; count += 1) await flooding.send(`Message ${count}`);
    expect((await flooding.post({ text: 'One more', key: createKey() })).statusCode).toBe(429);
    const beginning = openBrowser();
    const statuses = new Set<number>();
    for (let count = 0; count < 35; count += 1) {
      beginning.clear();
      statuses.add((await beginning.post({ text: 'Spam', key: createKey() })).statusCode);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});

test('stores any text unchanged', async () => {
  let browser = openBrowser();
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 500 }), async (text) => {
      if ((sent += 1) % 15 === 0) browser = openBrowser();
      const response = await browser.post({ text, key: createKey() });
      const expected = text.replaceAll('\r\n', '\n').trim();
      if (expected === '' || text.includes('\0') || !text.isWellFormed()) {
        expect(response.statusCode).toBe(400);
        return;
      }
      expect(response.statusCode, response.body).toBe(200);
      const { messages } = await browser.read();
      expect(messages.at(-2)?.text).toBe(expected);
    }),
    { numRuns: 120 },
  );
});
