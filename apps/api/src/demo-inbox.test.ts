import { formSchemas } from '@postprocure/contracts/tickets/form-schema';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoInbox } from './demo-inbox.ts';
import { seedDemoUsers } from './modules/accounts/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemoUsers(database.pool);
});
afterAll(() => database.drop());

test('fills the inbox once, with forms as people send them, and sends no email', async () => {
  for (let n = 0; n < 2; n += 1) await seedDemoInbox(database.pool, new Date());
  const { rows: tickets } = await database.pool.query<{
    kind: FormKind;
    typed: object;
    status: string;
    merchantId: string | null;
  }>('select kind, typed, status, merchant_id as "merchantId" from tickets');
  expect(tickets).toHaveLength(10);
  for (const { kind, typed, merchantId } of tickets) {
    const parsed = formSchemas[kind].safeParse(typed);
    // Tickets from the seller application lack the consents that the schema requires.
    if (merchantId === null)
      expect(parsed.success ? [] : parsed.error.issues, JSON.stringify(typed)).toEqual([]);
  }
  expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(['new', 'waiting', 'resolved']));
  const { rows } = await database.pool.query(
    `select (select count(*)::int from chat_conversations) as chats,
       (select count(*)::int from canned_replies) as replies,
       (select count(*)::int from mails where status <> 'sent') as unsent,
       (select count(*)::int from tickets where waiting_since > created_at) as later,
       (select array_agg(reference order by created_at) = array_agg(reference order by reference) from tickets)
         as "isInOrder"`,
  );
  expect(rows).toEqual([{ chats: 2, replies: 5, unsent: 0, later: 0, isInOrder: true }]);
  const { rows: notifications } = await database.pool.query(
    `select n.kind, n.title, n.body, n.read_at as "readAt", n.mail_state as "mailState", n.created_at < now() - interval '1 day' as earlier,
       n.link = '/seller/help/tickets/' || t.id as "leadsToTicket"
     from notifications as n join users as u on u.id = n.user_id
     join tickets as t on n.title = 'We replied to your ticket ' || t.reference
     where u.email = 'merchant@demo.postprocure.in'`,
  );
  expect(notifications).toMatchObject([
    {
      kind: 'support',
      body: 'How do I change the columns of the export?',
      readAt: null,
      mailState: 'sent',
      earlier: true,
      leadsToTicket: true,
    },
  ]);
});
