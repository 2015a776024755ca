import { withTransaction } from '@postprocure/db/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestMerchant, createTestStaff, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { purgeClosedAccounts } from './purge-closed-accounts.ts';
import { eraseDueUsers } from './privacy-tasks.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());

const pool = () => api.database.pool;

const acceptAgreement = async (by: TestMerchant): Promise<void> => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/seller/agreements/acceptances',
    headers: by.headers,
    payload: { key: 'user-agreement', version: '1.0' },
  });
  expect(response.statusCode, response.body).toBe(200);
};

async function erase({ userId }: Pick<TestMerchant, 'userId'>): Promise<void> {
  await pool().query('insert into erasures (user_id, due_at) values ($1, now())', [userId]);
  expect(await eraseDueUsers(pool())).toBe(1);
}

/** Backdates everything that has happened so far. */
const letYearsPass = (years: string) =>
  withTransaction(pool(), async (tx) => {
    await tx.query('alter table audit_events disable trigger audit_events_append_only');
    await tx.query('update audit_events set at = at - $1::interval', [years]);
    await tx.query('alter table audit_events enable trigger audit_events_append_only');
    await tx.query('update merchants set closed_at = closed_at - $1::interval', [years]);
    await tx.query('update erasures set done_at = done_at - $1::interval', [years]);
  });

/** Every table that still contains one of these IDs. */
async function findTraces(ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool().query(
      `select from ${name} as t where t::text like any (select '%' || id || '%' from unnest($1::text[]) as id) limit 1`,
      [ids],
    );
    if (rowCount === 1) found.push(name);
  }
  return found;
}

test('deletes the records of a closed merchant seven years after it closed, not before', async () => {
  const owner = await createTestMerchant(api);
  const other = await createTestMerchant(api);
  const staff = await createTestStaff(api, 'admin');
  await acceptAgreement(owner);
  await acceptAgreement(other);
  await pool().query(
    `insert into audit_events (actor_user_id, merchant_id, act, detail)
     values ($1, $2, 'plan.activated', '{"reason":"Paid"}'), ($1, $3, 'plan.activated', '{}')`,
    [staff.userId, owner.merchantId, other.merchantId],
  );
  await pool().query(`update merchant_plans set requested_plan_key = 'unicorn', requested_at = now()`);
  await erase(owner);
  const { rows: plans } = await pool().query(
    'select status, requested_plan_key from merchant_plans where merchant_id = $1',
    [owner.merchantId],
  );
  expect(plans).toEqual([{ status: 'cancelled', requested_plan_key: null }]);
  const ids = [owner.userId, owner.merchantId];

  await letYearsPass('6 years 11 months');
  expect(await purgeClosedAccounts(pool())).toEqual({ merchants: 0, users: 0 });
  expect(await findTraces(ids)).toEqual(
    expect.arrayContaining(['agreement_acceptances', 'audit_events', 'merchants', 'users']),
  );

  await letYearsPass('2 months');
  expect(await purgeClosedAccounts(pool())).toEqual({ merchants: 1, users: 1 });
  expect(await findTraces(ids)).toEqual([]);
  // Active merchants keep everything, however old.
  expect(await findTraces([other.merchantId])).toEqual(
    expect.arrayContaining(['agreement_acceptances', 'audit_events', 'merchants']),
  );
  const { rows } = await pool().query(
    `select act, detail from audit_events where act like '%.purged' order by id`,
  );
  expect(rows).toEqual([
    { act: 'merchant.purged', detail: { count: 1 } },
    { act: 'privacy.purged', detail: { count: 1 } },
  ]);
});

test('keeps the user who accepted an agreement as long as the merchant', async () => {
  const signer = await createTestMerchant(api);
  await createTestMerchant(api, { role: 'owner', merchantId: signer.merchantId });
  await acceptAgreement(signer);
  await erase(signer);
  await letYearsPass('8 years');
  expect(await purgeClosedAccounts(pool())).toEqual({ merchants: 0, users: 0 });
  const { rows } = await pool().query('select name from users where id = $1', [signer.userId]);
  expect(rows).toEqual([{ name: 'Erased person' }]);
});

const ticket = `insert into tickets (reference, kind, typed, fields, name, email, content_hash, assignee_id)
  values ('PPQ-2026-000001', 'contact', '{}', '{}', 'Asha Rao', 'asha@example.in', sha256('a')`;
const chat = `insert into chat_conversations (visitor_key_hash) values (sha256('a')) returning id`;

test.each([
  [
    'made a declaration for a merchant',
    `insert into merchant_profiles (merchant_id, unregistered_declared_at, unregistered_declared_by)
     select m.id, now(), $1 from merchants as m where m.closed_at is null limit 1`,
    'delete from merchant_profiles',
  ],
  ['is assigned to a ticket', `${ticket}, $1)`, 'delete from tickets'],
  [
    'answered a ticket',
    `with ticket as (${ticket}, null) returning id)
     insert into ticket_events (ticket_id, kind, actor_id) select id, 'note', $1 from ticket`,
    'delete from tickets',
  ],
  [
    'worked on a chat',
    `with chat as (${chat}) insert into chat_events (conversation_id, kind, actor_id) select id, 'note', $1 from chat`,
    'delete from chat_conversations',
  ],
])('keeps a user who %s until that is deleted', async (_, name, letGo) => {
  await createTestMerchant(api);
  const person = await createTestStaff(api, 'support');
  await erase(person);
  await pool().query(name, [person.userId]);
  await letYearsPass('8 years');
  expect(await purgeClosedAccounts(pool())).toMatchObject({ users: 0 });
  await pool().query(letGo);
  expect(await purgeClosedAccounts(pool())).toMatchObject({ users: 1 });
});
