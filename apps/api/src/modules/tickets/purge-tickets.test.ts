import { withTransaction } from '@postprocure/db/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { purgeTickets } from './purge-tickets.ts';
import { sampleForms } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());

/** Creates a ticket that was received `cameIn` ago and whose last event was `lastAct` ago. */
async function receive(subject: string, status: string, cameIn: string, lastAct = cameIn): Promise<string> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/tickets/concern',
    payload: { ...sampleForms.concern, concernSubject: subject },
  });
  const { reference } = response.json<{ data: { reference: string } }>().data;
  await withTransaction(api.database.pool, async (tx) => {
    // A trigger rejects changes to the history, so it is disabled to backdate the events.
    await tx.query('alter table ticket_events disable trigger ticket_events_append_only');
    await tx.query(
      `update ticket_events set created_at = now() - $2::interval
       where ticket_id = (select id from tickets where reference = $1)`,
      [reference, lastAct],
    );
    await tx.query('alter table ticket_events enable trigger ticket_events_append_only');
    await tx.query('update tickets set status = $2, created_at = now() - $3::interval where reference = $1', [
      reference,
      status,
      cameIn,
    ]);
    await tx.query(
      `insert into ticket_files (ticket_id, field, name, content_type, size, sha256, storage_key)
       select id, 'evidenceUpload', 'box.png', 'image/png', 1, sha256('x'), lower(reference)
       from tickets where reference = $1`,
      [reference],
    );
  });
  return reference;
}

const count = async (text: string): Promise<number> =>
  (await api.database.pool.query<{ n: number }>(text)).rows[0]?.n ?? -1;

test('resolved tickets are deleted after three years, and all others after seven', async () => {
  const kept = [
    await receive('Closed lately', 'resolved', '6 years', '2 years 11 months'),
    await receive('Still open', 'waiting', '6 years 11 months'),
    await receive('Fresh spam', 'spam', '80 days'),
  ];
  const purged = [
    await receive('Closed long ago', 'resolved', '4 years', '3 years 1 day'),
    await receive('Open for ever', 'open', '7 years 1 day'),
    await receive('Spam', 'spam', '91 days'),
  ];
  const removed: string[] = [];
  const files = { remove: (key: string) => Promise.resolve(void removed.push(key)) };

  expect(await purgeTickets(api.database.pool, files)).toBe(3);

  const left = await api.database.pool.query<{ reference: string }>(
    'select reference from tickets order by reference',
  );
  expect(left.rows.map(({ reference }) => reference)).toEqual(kept);
  expect(removed.sort()).toEqual(purged.map((reference) => reference.toLowerCase()));
  // Each of the remaining tickets keeps its confirmation email.
  expect(await count('select count(*)::int as n from mails')).toBe(3);
  expect(await count('select count(*)::int as n from ticket_files')).toBe(3);
  const audit = await api.database.pool.query<{ detail: object }>(
    `select detail from audit_events where act = 'ticket.purged'`,
  );
  expect(audit.rows).toEqual([{ detail: { count: 3 } }]);
  expect(await purgeTickets(api.database.pool, files)).toBe(0);
});
