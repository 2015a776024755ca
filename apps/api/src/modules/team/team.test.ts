import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { team as teamSchema } from '@postprocure/contracts/team/team';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let owner: TestMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
});
beforeEach(async () => {
  owner = await createTestMerchant(api);
});
afterAll(() => api.close());

const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { by = owner, payload }: { by?: TestMerchant; payload?: object } = {},
) =>
  api.app.inject({
    method,
    url: `/api/seller/team${path}`,
    headers: by.headers,
    ...(payload && { payload }),
  });
const teamOf = (response: { json(): unknown }) => dataOf(teamSchema).parse(response.json()).data;
const join = (role: 'owner' | 'manager' | 'finance') =>
  createTestMerchant(api, { role, merchantId: owner.merchantId });

async function findMail(recipient: string): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ text: string }>(
    'select text_body as text from mails where recipient = $1 order by id',
    [recipient],
  );
  return rows.map(({ text }) => text);
}

describe('invitations', () => {
  test('are emailed, listed, resent with a new link, and withdrawn', async () => {
    const invited = await send('POST', '/invitations', {
      payload: { email: 'finance@shop.test', role: 'finance' },
    });
    expect(invited.statusCode, invited.body).toBe(200);
    const { invitations, members } = teamOf(invited);
    expect(members).toMatchObject([{ userId: owner.userId, role: 'owner', isYou: true }]);
    expect(invitations).toMatchObject([{ email: 'finance@shop.test', role: 'finance', isExpired: false }]);
    await send('POST', `/invitations/${invitations[0]?.id ?? ''}/resend`);
    const mails = await findMail('finance@shop.test');
    expect(mails).toHaveLength(2);
    expect(mails[0]).toContain('Finance');
    expect(mails[0]).not.toBe(mails[1]);
    const { invitations: open } = teamOf(await send('GET', ''));
    const revoked = await send('DELETE', `/invitations/${open[0]?.id ?? ''}`);
    expect(teamOf(revoked).invitations).toEqual([]);
    expect((await send('DELETE', `/invitations/${open[0]?.id ?? ''}`)).statusCode).toBe(404);
  });

  test.each([
    [{ email: 'nobody', role: 'finance' }],
    [{ email: 'a@shop.test', role: 'owner' }],
    [{ email: 'a@shop.test', role: 'admin' }],
    [{ email: `${'a'.repeat(300)}@shop.test`, role: 'finance' }],
    [{ email: 'a\u0000@shop.test', role: 'finance' }],
  ])('rejects %j', async (payload) => {
    expect((await send('POST', '/invitations', { payload })).statusCode).toBe(400);
  });

  test('are emailed even if names are long or contain line breaks', async () => {
    const { pool } = api.database;
    await pool.query('update users set name = $2 where id = $1', [
      owner.userId,
      `Asha\r\n${'अ'.repeat(110)}`,
    ]);
    await pool.query('update merchants set name = $2 where id = $1', [owner.merchantId, 'R'.repeat(120)]);
    const payload = { email: 'long@shop.test', role: 'finance' };
    const invited = await send('POST', '/invitations', { payload });
    expect(invited.statusCode, invited.body).toBe(200);
    const { rows } = await pool.query(`select subject from mails where recipient = 'long@shop.test'`);
    expect(rows).toEqual([{ subject: expect.stringMatching(/^Asha अ{110} invites you to R+…$/) as string }]);
  });

  test('are rejected for members of the team', async () => {
    const member = await join('finance');
    const response = await send('POST', '/invitations', {
      payload: { email: member.email, role: 'manager' },
    });
    expect(response.statusCode).toBe(409);
  });

  test('are limited to 25 open ones', async () => {
    await api.database.pool.query(
      `insert into invitations (merchant_id, email, role, token_hash, invited_by, expires_at)
       select $1::uuid, n || '@shop.test', 'orders', sha256(convert_to($1::text || ' ' || n, 'utf8')), $2, now() from generate_series(1, 25) n`,
      [owner.merchantId, owner.userId],
    );
    const response = await send('POST', '/invitations', {
      payload: { email: 'x@shop.test', role: 'orders' },
    });
    expect(errorBody.parse(response.json()).message).toContain('25 open invitations');
  });

  test('do not exceed the limit when sent concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        send('POST', '/invitations', { payload: { email: `${n}@shop.test`, role: 'orders' } }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(25);
  });
});

test('at most fifty invitations are sent a day, including resent ones', async () => {
  const payload = { email: 'flooded@shop.test', role: 'orders' };
  const [open] = teamOf(await send('POST', '/invitations', { payload })).invitations;
  await api.database.pool.query(
    `insert into audit_events (merchant_id, act) select $1, 'team.invited' from generate_series(1, 49)`,
    [owner.merchantId],
  );
  expect((await send('POST', `/invitations/${open?.id ?? ''}/resend`)).statusCode).toBe(429);
  expect((await send('POST', '/invitations', { payload })).statusCode).toBe(429);
  expect(await findMail('flooded@shop.test')).toHaveLength(1);
});

describe('members', () => {
  test('are notified of a new role', async () => {
    const member = await join('finance');
    const response = await send('PATCH', `/members/${member.userId}`, { payload: { role: 'catalogue' } });
    expect(teamOf(response).members.map(({ role }) => role)).toEqual(['owner', 'catalogue']);
    const notifications = await api.app.inject({
      url: '/api/account/notifications',
      headers: member.headers,
    });
    expect(notifications.body).toContain('Your role is now Catalogue');
  });

  test('are notified of every change, even with repeated request IDs', async () => {
    const member = await join('finance');
    for (const role of ['catalogue', 'orders']) {
      await api.app.inject({
        method: 'PATCH',
        url: `/api/seller/team/members/${member.userId}`,
        headers: { ...owner.headers, 'x-request-id': 'always-the-same' },
        payload: { role },
      });
    }
    const notifications = await api.app.inject({
      url: '/api/account/notifications',
      headers: member.headers,
    });
    expect(notifications.json<{ data: { unread: number } }>().data.unread).toBe(2);
  });

  test('lose access immediately when removed', async () => {
    const member = await join('finance');
    expect((await send('DELETE', `/members/${member.userId}`)).statusCode).toBe(200);
    const after = await api.app.inject({ url: '/api/seller/business', headers: member.headers });
    expect(after.statusCode).toBe(401);
  });

  test('get no pending emails after they are removed', async () => {
    const member = await join('finance');
    await send('PATCH', `/members/${member.userId}`, { payload: { role: 'owner' } });
    const countWaiting = async () =>
      (
        await api.database.pool.query(
          `select from notifications where user_id = $1 and mail_state = 'waiting'`,
          [member.userId],
        )
      ).rowCount;
    expect(await countWaiting()).toBe(1);
    await send('DELETE', `/members/${member.userId}`);
    expect(await countWaiting()).toBe(0);
  });

  test.each([
    ['demoted', 'PATCH', { role: 'manager' }],
    ['removed', 'DELETE', undefined],
  ] as const)('the last owner cannot be %s', async (_name, method, payload) => {
    const response = await send(method, `/members/${owner.userId}`, payload && { payload });
    expect(response.statusCode).toBe(409);
    expect(errorBody.parse(response.json()).message).toContain('needs an owner');
  });

  test('an owner whose account will be erased does not count as an owner', async () => {
    const leaving = await join('owner');
    await api.database.pool.query(
      `insert into erasures (user_id, due_at) values ($1, now() + interval '7 days')`,
      [leaving.userId],
    );
    const demoteOwner = () => send('PATCH', `/members/${owner.userId}`, { payload: { role: 'manager' } });
    expect((await demoteOwner()).statusCode).toBe(409);
    expect((await send('DELETE', `/members/${owner.userId}`)).statusCode).toBe(409);
    await api.database.pool.query('update erasures set cancelled_at = now() where user_id = $1', [
      leaving.userId,
    ]);
    expect((await demoteOwner()).statusCode).toBe(200);
  });

  test('two owners who remove each other concurrently leave one owner', async () => {
    const other = await join('owner');
    const answers = await Promise.all([
      send('DELETE', `/members/${other.userId}`),
      send('DELETE', `/members/${owner.userId}`, { by: other }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { rows } = await api.database.pool.query(
      `select from memberships where merchant_id = $1 and role = 'owner'`,
      [owner.merchantId],
    );
    expect(rows).toHaveLength(1);
  });

  test('a manager who is removed while their request waits for a lock changes nothing', async () => {
    const manager = await join('manager');
    const member = await join('finance');
    const client = await api.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from memberships where merchant_id = $1 for update', [owner.merchantId]);
      const waiting = send('DELETE', `/members/${member.userId}`, { by: manager });
      const countWaiting = async () =>
        (
          await api.database.pool.query(
            `select from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock' and query like '%memberships%'`,
          )
        ).rowCount;
      await expect.poll(countWaiting).toBeGreaterThan(0);
      await client.query('delete from memberships where user_id = $1', [manager.userId]);
      await client.query('commit');
      expect((await waiting).statusCode).toBe(403);
    } finally {
      client.release();
    }
    expect(teamOf(await send('GET', '')).members).toHaveLength(2);
  });

  test('a manager can change the team, except for owners', async () => {
    const manager = await join('manager');
    const finance = await join('finance');
    const change = (userId: string, role: string) =>
      send('PATCH', `/members/${userId}`, { by: manager, payload: { role } });
    expect((await change(finance.userId, 'orders')).statusCode).toBe(200);
    expect((await change(finance.userId, 'owner')).statusCode).toBe(403);
    expect((await change(owner.userId, 'orders')).statusCode).toBe(403);
    expect((await send('DELETE', `/members/${owner.userId}`, { by: manager })).statusCode).toBe(403);
    expect((await send('GET', '', { by: finance })).statusCode).toBe(403);
  });
});
