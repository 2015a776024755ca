import { withTransaction } from '@postprocure/db/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSeller, createTestStaff, type TestSeller } from '../../testing-seller.ts';
import { createTestApi, type TestApi } from '../../testing.ts';
import { forgetClosed } from './forget-closed.ts';
import { eraseDue } from './privacy-tasks.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());

const pool = () => api.database.pool;

const acceptAgreement = async (by: TestSeller): Promise<void> => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/seller/agreements/acceptances',
    headers: by.headers,
    payload: { key: 'user-agreement', version: '1.0' },
  });
  expect(response.statusCode, response.body).toBe(200);
};

async function erase({ userId }: Pick<TestSeller, 'userId'>): Promise<void> {
  await pool().query('insert into erasures (user_id, due_at) values ($1, now())', [userId]);
  expect(await eraseDue(pool())).toBe(1);
}

/** So long ago was everything that has happened so far. */
const letYearsPass = (years: string) =>
  withTransaction(pool(), async (tx) => {
    await tx.query('alter table audit_events disable trigger audit_events_append_only');
    await tx.query('update audit_events set at = at - $1::interval', [years]);
    await tx.query('alter table audit_events enable trigger audit_events_append_only');
    await tx.query('update merchants set closed_at = closed_at - $1::interval', [years]);
    await tx.query('update erasures set done_at = done_at - $1::interval', [years]);
  });

/** Every table that still names one of these. */
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

test('what is left of a closed business goes seven years after it closed, and not before', async () => {
  const owner = await createTestSeller(api);
  const other = await createTestSeller(api);
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
  expect(await forgetClosed(pool())).toEqual({ merchants: 0, people: 0 });
  expect(await findTraces(ids)).toEqual(
    expect.arrayContaining(['agreement_acceptances', 'audit_events', 'merchants', 'users']),
  );

  await letYearsPass('2 months');
  expect(await forgetClosed(pool())).toEqual({ merchants: 1, people: 1 });
  expect(await findTraces(ids)).toEqual([]);
  // A business that goes on keeps all of its own, however old.
  expect(await findTraces([other.merchantId])).toEqual(
    expect.arrayContaining(['agreement_acceptances', 'audit_events', 'merchants']),
  );
  const { rows } = await pool().query(
    `select act, detail from audit_events where act like '%.forgotten' order by id`,
  );
  expect(rows).toEqual([
    { act: 'merchant.forgotten', detail: { count: 1 } },
    { act: 'privacy.forgotten', detail: { count: 1 } },
  ]);
});

test('who agreed for a business stays as long as the business does', async () => {
  const signer = await createTestSeller(api);
  await createTestSeller(api, { role: 'owner', merchantId: signer.merchantId });
  await acceptAgreement(signer);
  await erase(signer);
  await letYearsPass('8 years');
  expect(await forgetClosed(pool())).toEqual({ merchants: 0, people: 0 });
  const { rows } = await pool().query('select name from users where id = $1', [signer.userId]);
  expect(rows).toEqual([{ name: 'Erased person' }]);
});

const matter = `insert into enquiries (reference, kind, typed, fields, name, email, content_hash, assignee_id)
  values ('PPQ-2026-000001', 'contact', '{}', '{}', 'Asha Rao', 'asha@example.in', sha256('a')`;
const conversation = `insert into chat_conversations (visitor_key_hash) values (sha256('a')) returning id`;

test.each([
  [
    'declared for a business',
    `insert into merchant_profiles (merchant_id, unregistered_declared_at, unregistered_declared_by)
     select m.id, now(), $1 from merchants as m where m.closed_at is null limit 1`,
    'delete from merchant_profiles',
  ],
  ['has a matter in hand', `${matter}, $1)`, 'delete from enquiries'],
  [
    'answered in a matter',
    `with matter as (${matter}, null) returning id)
     insert into enquiry_events (enquiry_id, kind, actor_id) select id, 'note', $1 from matter`,
    'delete from enquiries',
  ],
  [
    'acted in a chat',
    `with chat as (${conversation}) insert into chat_events (conversation_id, kind, actor_id) select id, 'note', $1 from chat`,
    'delete from chat_conversations',
  ],
])('who %s stays as long as that does', async (_, name, letGo) => {
  await createTestSeller(api);
  const person = await createTestStaff(api, 'support');
  await erase(person);
  await pool().query(name, [person.userId]);
  await letYearsPass('8 years');
  expect(await forgetClosed(pool())).toMatchObject({ people: 0 });
  await pool().query(letGo);
  expect(await forgetClosed(pool())).toMatchObject({ people: 1 });
});
