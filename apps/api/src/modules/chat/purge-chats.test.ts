import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStaff } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { purgeOldMails } from '../mail/index.ts';
import { purgeChats } from './purge-chats.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());

const pool = () => api.database.pool;

async function converse(status: string, lastWords: string): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `insert into chat_conversations (visitor_key_hash, status, last_message_at)
     values ($1, $2, now() - $3::interval) returning id`,
    [randomBytes(32), status, lastWords],
  );
  const id = rows[0]?.id ?? '';
  await say(id, lastWords);
  return id;
}

const say = (id: string, before: string) =>
  pool().query(
    `insert into chat_messages (conversation_id, author, body, sent_key, sent_at)
     values ($1, 'visitor', 'Namaste', $2, now() - $3::interval)`,
    [id, randomBytes(16).toString('hex'), before],
  );

async function mail(before: string): Promise<number> {
  const { rows } = await pool().query<{ id: number }>(
    `insert into mails (kind, recipient, subject, text_body, created_at)
     values ('chat-reply', 'asha@example.in', 'Your question', 'Yes', now() - $1::interval) returning id`,
    [before],
  );
  return rows[0]?.id ?? 0;
}

test('deletes conversations, old messages and old emails after the retention period', async () => {
  const staff = await createTestStaff(api, 'support');
  const note = (id: string, before: string, mailId: number | null = null) =>
    pool().query(
      `insert into chat_events (conversation_id, kind, actor_id, mail_id, created_at)
       values ($1, $2, $3, $4, now() - $5::interval)`,
      [id, mailId === null ? 'note' : 'mail', staff.userId, mailId, before],
    );
  const closedLately = await converse('resolved', '4 years');
  await note(closedLately, '2 years 11 months');
  const goesOn = await converse('open', '1 day');
  await say(goesOn, '7 years 1 day');
  const closedLongAgo = await converse('resolved', '3 years 1 day');
  await note(closedLongAgo, '3 years 1 day', await mail('3 years 1 day'));
  await converse('spam', '91 days');
  await converse('waiting', '7 years 1 day');
  const keptMail = await mail('2 years');
  await note(goesOn, '1 day', keptMail);
  await mail('366 days');
  const recentMail = await mail('364 days');

  expect(await purgeChats(pool())).toBe(3);
  await purgeOldMails(pool());

  const left = await pool().query<{ id: string }>('select id from chat_conversations');
  expect(new Set(left.rows.map(({ id }) => id))).toEqual(new Set([closedLately, goesOn]));
  const messages = await pool().query('select id from chat_messages');
  expect(messages.rowCount).toBe(2);
  const mails = await pool().query<{ id: number }>('select id from mails order by id');
  expect(mails.rows.map(({ id }) => id)).toEqual([keptMail, recentMail]);
  expect(await purgeChats(pool())).toBe(0);
});
