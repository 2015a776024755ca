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

async function erase(seller: TestSeller): Promise<void> {
  await pool().query('insert into erasures (user_id, due_at) values ($1, now())', [seller.userId]);
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
