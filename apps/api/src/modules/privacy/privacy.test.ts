import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dataOf } from '@postprocure/contracts/envelope';
import { notificationPage } from '@postprocure/contracts/notifications/notification';
import { privacyState } from '@postprocure/contracts/privacy/privacy';
import { formatDate } from '@postprocure/contracts/indian-date';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { hashPassword, openTestSession } from '../accounts/testing.ts';
import { prepareDownload } from './prepare-download.ts';
import { eraseDueUsers } from './privacy-tasks.ts';

let api: TestApi;
let owner: TestMerchant;
let passwordHash: string;
const password = 'marigold over 12 roofs';
beforeAll(async () => {
  api = await createTestApi('empty');
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  owner = await createTestMerchant(api);
  await setPassword(owner);
});
afterAll(() => api.close());

const pool = () => api.database.pool;
const setPassword = ({ userId }: TestMerchant) =>
  pool().query('update users set password_hash = $2 where id = $1', [userId, passwordHash]);
const send = (method: 'GET' | 'POST' | 'DELETE', path: string, by = owner, payload?: object) =>
  api.app.inject({ method, url: `/api/account/${path}`, headers: by.headers, ...(payload && { payload }) });
const stateOf = (response: { json(): unknown }) => dataOf(privacyState).parse(response.json()).data;
const makeDue = (userId: string) =>
  pool().query('update erasures set due_at = now() where user_id = $1', [userId]);

/** Inserts an email in a chat. It is kept with the chat and must not block an erasure. */
const mailInChat = ({ userId, email }: TestMerchant) =>
  pool().query(
    `with chat as (insert into chat_conversations (visitor_key_hash) values (sha256($2::bytea)) returning id),
       mail as (insert into mails (kind, recipient, subject, text_body)
         values ('chat-reply', $3, 'Your question', 'Yes') returning id)
     insert into chat_events (conversation_id, kind, actor_id, mail_id)
     select chat.id, 'mail', $1, mail.id from chat, mail`,
    [userId, Buffer.from(email), email],
  );

test('a download contains the data of the user, and of the merchant if their role allows it', async () => {
  const asked = stateOf(await send('POST', 'data-downloads'));
  expect(asked.downloads).toMatchObject([{ state: 'waiting', bytes: null }]);
  const again = stateOf(await send('POST', 'data-downloads'));
  expect(again.downloads).toHaveLength(1);
  const id = asked.downloads[0]?.id ?? '';
  expect((await send('GET', `data-downloads/${id}`)).statusCode).toBe(404);
  await prepareDownload(pool(), id, { isLastAttempt: false });
  const file = await send('GET', `data-downloads/${id}`);
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="post-procure-my-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  const data = file.json<Record<string, object[]>>();
  expect(data['person']).toMatchObject([{ email: owner.email }]);
  expect(data['merchant']).toMatchObject([{ name: 'Rao Traders' }]);
  expect(file.body).not.toContain('passwordHash');
  expect(file.body).not.toContain('$argon2');
});

test('a member without the permission only gets their own data', async () => {
  const finance = await createTestMerchant(api, { role: 'finance', merchantId: owner.merchantId });
  const { downloads } = stateOf(await send('POST', 'data-downloads', finance));
  await prepareDownload(pool(), downloads[0]?.id ?? '', { isLastAttempt: false });
  const file = await send('GET', `data-downloads/${downloads[0]?.id ?? ''}`, finance);
  expect(Object.keys(file.json<object>())).not.toContain('team');
});

test('an erasure needs the password, has a waiting period, and can be cancelled', async () => {
  expect((await send('POST', 'erasure', owner, { password: 'wrong' })).statusCode).toBe(400);
  const asked = stateOf(await send('POST', 'erasure', owner, { password }));
  expect(asked).toMatchObject({ closesMerchant: true, erasure: { dueAt: expect.any(String) as string } });
  expect(await eraseDueUsers(pool())).toBe(0);
  expect(stateOf(await send('DELETE', 'erasure')).erasure).toBeNull();
  await makeDue(owner.userId);
  expect(await eraseDueUsers(pool())).toBe(0);
});

test('erasing the only owner closes the merchant and leaves no name', async () => {
  const member = await createTestMerchant(api, { role: 'finance', merchantId: owner.merchantId });
  const other = await createTestMerchant(api);
  await pool().query('insert into carts (user_id) values ($1)', [owner.userId]);
  await pool().query(
    `insert into invitations (merchant_id, email, role, token_hash, invited_by, expires_at)
     values ($1, upper($2), 'finance', sha256('invited'), $3, now() + interval '7 days')`,
    [other.merchantId, owner.email, other.userId],
  );
  await send('POST', 'erasure', owner, { password });
  await makeDue(owner.userId);
  expect(await eraseDueUsers(pool())).toBe(1);
  expect((await send('GET', 'privacy')).statusCode).toBe(401);
  expect((await send('GET', 'privacy', member)).statusCode).toBe(401);
  const { rows } = await pool().query<{ row: string }>(
    `select u::text as row from users u where id = $1
     union all select m::text from merchants m where id = $2
     union all select x::text from mails x where recipient = $3
     union all select i::text from invitations i
     union all select 'Asha’s cart' from carts where user_id = $1`,
    [owner.userId, owner.merchantId, owner.email],
  );
  const left = rows.map(({ row }) => row).join();
  expect(left.toLowerCase()).not.toContain(owner.email);
  expect(left).not.toContain('Asha');
  expect(left).not.toContain('Rao Traders');
  const { rows: audit } = await pool().query(
    `select from audit_events where act = 'privacy.erased' and target = $1`,
    [owner.userId],
  );
  expect(audit).toHaveLength(1);
});

const mailsTo = async (person: TestMerchant) => {
  const { rows } = await pool().query<{ kind: string; subject: string; text: string }>(
    'select kind, subject, text_body as text from mails where recipient = $1 order by id',
    [person.email],
  );
  return rows;
};
const titlesOf = async (person: TestMerchant) => {
  const response = await send('GET', 'notifications', person);
  return dataOf(notificationPage)
    .parse(response.json())
    .data.items.map(({ title }) => title);
};

test('the team of an only owner is notified of the closure and of its cancellation', async () => {
  const { merchantId } = owner;
  const manager = await createTestMerchant(api, { role: 'manager', merchantId });
  const reader = await createTestMerchant(api, { role: 'readOnly', merchantId });
  const stranger = await createTestMerchant(api);
  expect(stateOf(await send('GET', 'privacy'))).toMatchObject({
    closesMerchant: true,
    membersLosingAccess: 2,
  });
  const { erasure } = stateOf(await send('POST', 'erasure', owner, { password }));
  const day = formatDate(new Date(erasure?.dueAt ?? ''));
  for (const member of [manager, reader]) {
    const [mail, ...others] = await mailsTo(member);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'business-closing',
      subject: `Rao Traders will be closed on ${day}`,
      text: expect.stringMatching(/last owner[^]*you will lose your access/) as string,
    });
    // These emails are kept longer than the erased user's data.
    expect(mail?.text).not.toContain(owner.email);
    expect(await titlesOf(member)).toEqual([`Rao Traders will be closed on ${day}`]);
  }
  expect((await mailsTo(owner))[0]?.text).toContain('2 members of your team');
  expect(await mailsTo(stranger)).toEqual([]);

  // A second request changes nothing, so the team is not notified again.
  await send('POST', 'erasure', owner, { password });
  expect(await mailsTo(manager)).toHaveLength(1);

  const late = await createTestMerchant(api, { role: 'finance', merchantId });
  await pool().query('delete from memberships where user_id = $1', [reader.userId]);
  await send('DELETE', 'erasure');
  expect((await mailsTo(manager)).map(({ kind, subject }) => ({ kind, subject }))).toEqual([
    { kind: 'business-closing', subject: `Rao Traders will be closed on ${day}` },
    { kind: 'business-kept', subject: 'Rao Traders stays open' },
  ]);
  expect(await titlesOf(manager)).toEqual(['Rao Traders stays open', `Rao Traders will be closed on ${day}`]);
  expect(await mailsTo(reader), 'has left in the meantime').toHaveLength(1);
  expect(await mailsTo(late), 'was never notified of the closure').toEqual([]);
});

test('members are notified of the cancellation even if they have become owners', async () => {
  const manager = await createTestMerchant(api, { role: 'manager', merchantId: owner.merchantId });
  await send('POST', 'erasure', owner, { password });
  await pool().query(`update memberships set role = 'owner' where user_id = $1`, [manager.userId]);
  await send('DELETE', 'erasure');
  expect((await mailsTo(manager)).map(({ kind }) => kind)).toEqual(['business-closing', 'business-kept']);
});

test('limits how often an erasure can be requested and cancelled', async () => {
  for (let times = 1; times <= 5; times += 1) {
    expect((await send('POST', 'erasure', owner, { password })).statusCode).toBe(200);
    await send('DELETE', 'erasure');
  }
  const refused = await send('POST', 'erasure', owner, { password });
  expect(refused.statusCode).toBe(429);
  expect(stateOf(await send('GET', 'privacy')).erasure).toBeNull();
});

test('with another owner the merchant stays open and its team is not notified', async () => {
  const member = await createTestMerchant(api, { role: 'finance', merchantId: owner.merchantId });
  const other = await createTestMerchant(api, { role: 'owner', merchantId: owner.merchantId });
  expect(stateOf(await send('GET', 'privacy'))).toMatchObject({
    closesMerchant: false,
    membersLosingAccess: 0,
  });
  await mailInChat(owner);
  await send('POST', 'erasure', owner, { password });
  await send('DELETE', 'erasure');
  await send('POST', 'erasure', owner, { password });
  expect([...(await mailsTo(member)), ...(await mailsTo(other))]).toEqual([]);
  await makeDue(owner.userId);
  expect(await eraseDueUsers(pool())).toBe(1);
  expect((await send('GET', 'privacy', other)).statusCode).toBe(200);
});

test('the last owner who leaves closes the merchant, and the team is notified in time', async () => {
  const member = await createTestMerchant(api, { role: 'finance', merchantId: owner.merchantId });
  const other = await createTestMerchant(api, { role: 'owner', merchantId: owner.merchantId });
  await setPassword(other);
  await send('POST', 'erasure', owner, { password });
  expect(await mailsTo(member)).toEqual([]);
  expect(stateOf(await send('GET', 'privacy', other))).toMatchObject({ closesMerchant: true });
  await send('POST', 'erasure', other, { password });
  expect((await mailsTo(member)).map(({ kind }) => kind)).toEqual(['business-closing']);
  await makeDue(owner.userId);
  expect(await eraseDueUsers(pool())).toBe(1);
  expect((await send('GET', 'privacy', member)).statusCode).toBe(200);
  await makeDue(other.userId);
  expect(await eraseDueUsers(pool())).toBe(1);
  expect((await send('GET', 'privacy', member)).statusCode).toBe(401);
});

test.each(['removed', 'readOnly'] as const)(
  'a member who is %s loses the files with the data of the merchant',
  async (change) => {
    const manager = await createTestMerchant(api, { merchantId: owner.merchantId, role: 'manager' });
    await createTestMerchant(api, { merchantId: owner.merchantId, role: 'orders' });
    const [asked] = stateOf(await send('POST', 'data-downloads', manager)).downloads;
    const id = asked?.id ?? '';
    await prepareDownload(pool(), id, { isLastAttempt: false });
    expect((await send('GET', `data-downloads/${id}`, manager)).statusCode).toBe(200);
    const changed = await api.app.inject({
      method: change === 'removed' ? 'DELETE' : 'PATCH',
      url: `/api/seller/team/members/${manager.userId}`,
      headers: owner.headers,
      ...(change === 'readOnly' && { payload: { role: 'readOnly' } }),
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const cookie = await openTestSession(pool(), manager.userId);
    const file = await api.app.inject({ url: `/api/account/data-downloads/${id}`, headers: { cookie } });
    expect(file.statusCode).toBe(404);
    const { rowCount } = await pool().query('select from data_downloads where id = $1', [id]);
    expect(rowCount).toBe(0);
  },
);
