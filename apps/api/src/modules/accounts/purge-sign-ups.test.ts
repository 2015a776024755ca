import { csrfHeader } from '@postprocure/contracts/csrf-header';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, testOrigin, type TestApi } from '../../testing/test-api.ts';
import { purgeSignUps } from './purge-sign-ups.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty', { http: { trustProxy: '127.0.0.1' } });
});
afterAll(() => api.close());

const pool = () => api.database.pool;

let clients = 0;

async function signUp(email: string): Promise<void> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/user/signup',
    headers: {
      'x-forwarded-for': `198.51.100.${(clients += 1)}`,
      origin: testOrigin,
      [csrfHeader]: 'test',
    },
    payload: {
      email,
      name: 'Asha Rao',
      phone: '+91-98765-43210',
      businessName: `Shop of ${email}`,
    },
  });
  expect(response.statusCode, response.body).toBe(200);
}

/** Backdates the sign-up, its links and its emails. */
async function age(email: string, days: number): Promise<void> {
  await pool().query(
    `update users set created_at = created_at - make_interval(days => $2),
       updated_at = updated_at - make_interval(days => $2) where email = $1`,
    [email, days],
  );
  await pool().query(
    `update account_tokens set expires_at = expires_at - make_interval(days => $2)
     where user_id = (select id from users where email = $1)`,
    [email, days],
  );
  await pool().query(
    'update mails set created_at = created_at - make_interval(days => $2) where recipient = $1',
    [email, days],
  );
}

const listAddresses = async (): Promise<string[]> =>
  (
    await pool().query<{ email: string }>(
      `select email from users where email like '%@sign-up.test' order by email`,
    )
  ).rows.map(({ email }) => email);

test('deletes unconfirmed sign-ups completely after thirty days, and no other users', async () => {
  const merchant = await createTestMerchant(api);
  const kept = {
    // Signed up again within the retention period.
    again: 'again@sign-up.test',
    confirmed: 'confirmed@sign-up.test',
    fresh: 'fresh@sign-up.test',
    linked: 'linked@sign-up.test',
    loggedIn: 'logged-in@sign-up.test',
    member: 'member@sign-up.test',
  };
  for (const email of [...Object.values(kept), 'gone@sign-up.test']) await signUp(email);
  for (const email of [kept.again, kept.confirmed, kept.linked, kept.loggedIn, kept.member])
    await age(email, 31);
  await age('gone@sign-up.test', 31);
  await age(kept.fresh, 29);
  await signUp(kept.again);
  await pool().query('update users set email_verified_at = now() where email = $1', [kept.confirmed]);
  await pool().query(
    `update account_tokens set expires_at = now() + interval '1 hour'
     where user_id = (select id from users where email = $1)`,
    [kept.linked],
  );
  await pool().query(
    `insert into audit_events (actor_user_id, act) select id, 'login.session' from users where email = $1`,
    [kept.loggedIn],
  );
  await pool().query(
    `insert into memberships (user_id, merchant_id, role) select id, $2, 'finance' from users where email = $1`,
    [kept.member, merchant.merchantId],
  );
  await pool().query(
    `insert into mails (kind, recipient, subject, text_body)
     values ('account-invitation', 'gone@sign-up.test', 'Join us', 'Please')`,
  );

  expect(await purgeSignUps(pool())).toBe(1);

  expect(await listAddresses()).toEqual(Object.values(kept).sort());
  const { rows } = await pool().query<{ left: string }>(
    `select m.name as left from merchants as m where m.name = 'Shop of gone@sign-up.test'
     union all select kind from mails where recipient = 'gone@sign-up.test'`,
  );
  expect(rows).toEqual([{ left: 'account-invitation' }]);
  const audit = await pool().query<{ detail: object }>(
    `select detail from audit_events where act = 'account.signUpsPurged'`,
  );
  expect(audit.rows).toEqual([{ detail: { count: 1 } }]);
  expect(await purgeSignUps(pool())).toBe(0);
  // The email address can sign up again.
  await signUp('gone@sign-up.test');
  expect(await listAddresses()).toContain('gone@sign-up.test');
});

test('keeps a sign-up that is being confirmed by a concurrent transaction', async () => {
  await signUp('in-time@sign-up.test');
  await age('in-time@sign-up.test', 40);
  const client = await pool().connect();
  try {
    await client.query('begin');
    await client.query(`update users set email_verified_at = now() where email = 'in-time@sign-up.test'`);
    expect(await purgeSignUps(pool())).toBe(0);
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await purgeSignUps(pool())).toBe(0);
  expect(await listAddresses()).toContain('in-time@sign-up.test');
});
