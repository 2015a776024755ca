import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { withTransaction } from '@postprocure/db/transaction';
import type { MailMessage, MailSender } from '@postprocure/connectors/mail/mail-sender';
import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverMail } from './deliver-mail.ts';
import { writeMailBody } from './mail-body.ts';
import { mailTasks } from './mail-tasks.ts';
import { queueMail, queueUnrequestedMail, type MailDraft } from './queue-mail.ts';

let database: TestDatabase;
let sent: MailMessage[];
let refusal: Error | null;

const sender: MailSender = {
  send: (message) => {
    if (refusal) return Promise.reject(refusal);
    sent.push(message);
    return Promise.resolve();
  },
  close: () => undefined,
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  sent = [];
  refusal = null;
  await database.pool.query('truncate mails cascade');
  await database.pool.query('delete from graphile_worker._private_jobs');
});

const draft: MailDraft = { to: 'asha@example.in', kind: 'test-mail', subject: 'Namaste', text: 'Hello' };

const queue = (changes: Partial<MailDraft> = {}) =>
  withTransaction(database.pool, (tx) => queueMail(tx, { ...draft, ...changes }));

const work = () =>
  runOnce({
    pgPool: database.pool,
    taskList: mailTasks(database.pool, sender),
    logger: new Logger(() => () => undefined),
    noHandleSignals: true,
  });

const readMails = async () =>
  (await database.pool.query('select status, attempts, last_error from mails order by id')).rows as object[];

test('sends an email once after its transaction has committed', async () => {
  await queue({ html: '<p>Hello</p>' });
  await work();
  await work();
  expect(sent).toEqual([
    {
      messageId: expect.stringMatching(/^<mail\.\d+\.\d+@postprocure\.in>$/) as string,
      to: draft.to,
      subject: draft.subject,
      text: draft.text,
      html: '<p>Hello</p>',
    },
  ]);
  expect(await readMails()).toEqual([{ status: 'sent', attempts: 1, last_error: null }]);
});

test('deletes the bodies of an email once it is sent, because they may contain links to an account', async () => {
  await queue({ html: '<p>Hello</p>' });
  const readBodies = async () =>
    (await database.pool.query<object>('select text_body, html_body from mails')).rows;
  expect(await readBodies()).toEqual([{ text_body: 'Hello', html_body: '<p>Hello</p>' }]);
  await work();
  expect(await readBodies()).toEqual([{ text_body: null, html_body: null }]);
});

test('sends an email again under the same Message-ID if the process was killed before recording it', async () => {
  const id = await queue();
  await work();
  await database.pool.query(
    `update mails set status = 'queued', sent_at = null, text_body = 'Hello' where id = $1`,
    [id],
  );
  await deliverMail({ database: database.pool, sender }, id, { isLastAttempt: false });
  expect(sent.map(({ messageId }) => messageId)).toEqual([sent[0]?.messageId, sent[0]?.messageId]);
});

test('limits how many emails strangers can cause to one recipient', async () => {
  const ids = [];
  for (let count = 0; count < 12; count += 1) {
    const to = count % 2 === 0 ? draft.to : draft.to.toUpperCase();
    ids.push(await withTransaction(database.pool, (tx) => queueUnrequestedMail(tx, { ...draft, to })));
  }
  expect(ids.filter((id) => id !== null)).toHaveLength(10);
  const other = { ...draft, to: 'ravi@example.in' };
  expect(await withTransaction(database.pool, (tx) => queueUnrequestedMail(tx, other))).not.toBeNull();
});

test('does not send an email whose transaction is rolled back', async () => {
  const failing = withTransaction(database.pool, async (tx) => {
    await queueMail(tx, draft);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await work();
  expect(sent).toEqual([]);
  expect(await readMails()).toEqual([]);
});

test('retries an email that could not be sent', async () => {
  await queue();
  refusal = new Error('connect ECONNREFUSED');
  await work();
  expect(await readMails()).toEqual([{ status: 'queued', attempts: 1, last_error: 'connect ECONNREFUSED' }]);
  refusal = null;
  const endPause = () =>
    database.pool.query(
      `update graphile_worker._private_jobs set run_at = now() - interval '1 second' where locked_at is null`,
    );
  await expect.poll(async () => (await endPause()).rowCount).toBe(1);
  await work();
  expect(await readMails()).toEqual([{ status: 'sent', attempts: 2, last_error: null }]);
});

test('does not log the email address of the recipient', async () => {
  const id = await queue();
  const answer = `451 4.7.1 <${draft.to}> greylisted, try again later`;
  refusal = Object.assign(new Error(answer), { code: 'EENVELOPE', responseCode: 451 });
  const logged: string[] = [];
  await runOnce({
    pgPool: database.pool,
    taskList: mailTasks(database.pool, sender),
    logger: new Logger(() => (_level, message) => void logged.push(message)),
    noHandleSignals: true,
  });
  expect(logged.join('\n')).toContain(`Email ${id} could not be sent (EENVELOPE 451)`);
  expect(logged.join('\n')).not.toContain(draft.to);
  expect(await readMails()).toEqual([{ status: 'queued', attempts: 1, last_error: answer }]);
});

test('gives up after the last attempt or a permanent error', async () => {
  await queue();
  await database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts - 1');
  refusal = new Error('connect ECONNREFUSED');
  await work();
  await queue();
  refusal = Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', responseCode: 550 });
  await work();
  expect(await readMails()).toEqual([
    { status: 'failed', attempts: 1, last_error: 'connect ECONNREFUSED' },
    { status: 'failed', attempts: 1, last_error: '550 no such user' },
  ]);
});

test.each([
  { subject: 'Hello\r\nBcc: everyone@example.in' },
  { to: 'asha@example.in\nBcc: everyone@example.in' },
  { to: 'asha@example.in, ravi@example.in' },
  { text: '' },
])('rejects %j before storing it', async (changes) => {
  await expect(queue(changes)).rejects.toThrow();
  expect(await readMails()).toEqual([]);
});

test('escapes HTML in the body', () => {
  const { text, html } = writeMailBody({
    greeting: 'Dear <b>Asha</b>,',
    paragraphs: ['One & two'],
    facts: [['Subject', '<script>alert("1")</script>\nsecond line']],
    action: { label: 'Go', url: 'https://shop.example/?a=1&b="2"' },
  });
  expect(text).toContain('Subject: <script>alert("1")</script>\n    second line');
  expect(html).toContain('Dear &lt;b&gt;Asha&lt;/b&gt;,');
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;<br>second line');
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=&quot;2&quot;"');
  expect(html).not.toMatch(/<(?:script|b)>/);
});
