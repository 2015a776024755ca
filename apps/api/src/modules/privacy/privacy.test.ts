import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dataOf } from '@postprocure/contracts/envelope';
import { notificationPage } from '@postprocure/contracts/notification';
import { privacyState } from '@postprocure/contracts/privacy';
import { formatDay } from '../../format-day.ts';
import { createTestSeller, type TestSeller } from '../../testing-seller.ts';
import { createTestApi, type TestApi } from '../../testing.ts';
import { hashPassword } from '../accounts/password.ts';
import { prepareDownload } from './prepare-download.ts';
import { eraseDue } from './privacy-tasks.ts';

let api: TestApi;
let owner: TestSeller;
let passwordHash: string;
const password = 'marigold over 12 roofs';
beforeAll(async () => {
  api = await createTestApi('empty');
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  owner = await createTestSeller(api);
  await setPassword(owner);
});
afterAll(() => api.close());

const pool = () => api.database.pool;
const setPassword = ({ userId }: TestSeller) =>
  pool().query('update users set password_hash = $2 where id = $1', [userId, passwordHash]);
const send = (method: 'GET' | 'POST' | 'DELETE', path: string, by = owner, payload?: object) =>
  api.app.inject({ method, url: `/api/account/${path}`, headers: by.headers, ...(payload && { payload }) });
const stateOf = (response: { json(): unknown }) => dataOf(privacyState).parse(response.json()).data;
const makeDue = (userId: string) =>
  pool().query('update erasures set due_at = now() where user_id = $1', [userId]);

/** Kept with its conversation, and no obstacle to anything. */
const mailInChat = ({ userId, email }: TestSeller) =>
  pool().query(
    `with chat as (insert into chat_conversations (visitor_key_hash) values (sha256($2::bytea)) returning id),
       mail as (insert into mails (kind, recipient, subject, text_body)
         values ('chat-reply', $3, 'Your question', 'Yes') returning id)
     insert into chat_events (conversation_id, kind, actor_id, mail_id)
     select chat.id, 'mail', $1, mail.id from chat, mail`,
    [userId, Buffer.from(email), email],
  );

test('a download holds what we know of the person, and of the business for those who lead it', async () => {
  const asked = stateOf(await send('POST', 'data-downloads'));
  expect(asked.downloads).toMatchObject([{ state: 'waiting', bytes: null }]);
  const again = stateOf(await send('POST', 'data-downloads'));
  expect(again.downloads).toHaveLength(1);
  const id = asked.downloads[0]?.id ?? '';
  expect((await send('GET', `data-downloads/${id}`)).statusCode).toBe(404);
  await prepareDownload(pool(), id, { isLastAttempt: false });
  const file = await send('GET', `data-downloads/${id}`);
  expect(file.headers['content-disposition']).toContain('attachment');
  const data = file.json<Record<string, object[]>>();
  expect(data['person']).toMatchObject([{ email: owner.email }]);
  expect(data['merchant']).toMatchObject([{ name: 'Rao Traders' }]);
  expect(file.body).not.toContain('passwordHash');
  expect(file.body).not.toContain('$argon2');
});

test('a member without the right gets their own data only', async () => {
  const finance = await createTestSeller(api, { role: 'finance', merchantId: owner.merchantId });
  const { downloads } = stateOf(await send('POST', 'data-downloads', finance));
  await prepareDownload(pool(), downloads[0]?.id ?? '', { isLastAttempt: false });
  const file = await send('GET', `data-downloads/${downloads[0]?.id ?? ''}`, finance);
  expect(Object.keys(file.json<object>())).not.toContain('team');
});

test('an erasure asks for the password, waits, and can be taken back', async () => {
  expect((await send('POST', 'erasure', owner, { password: 'wrong' })).statusCode).toBe(400);
  const asked = stateOf(await send('POST', 'erasure', owner, { password }));
  expect(asked).toMatchObject({ closesMerchant: true, erasure: { dueAt: expect.any(String) as string } });
  expect(await eraseDue(pool())).toBe(0);
  expect(stateOf(await send('DELETE', 'erasure')).erasure).toBeNull();
  await makeDue(owner.userId);
  expect(await eraseDue(pool())).toBe(0);
});

test('an only owner takes the business along, and no name is left', async () => {
  const member = await createTestSeller(api, { role: 'finance', merchantId: owner.merchantId });
  const other = await createTestSeller(api);
  await pool().query('insert into carts (user_id) values ($1)', [owner.userId]);
  await pool().query(
    `insert into invitations (merchant_id, email, role, token_hash, invited_by, expires_at)
     values ($1, upper($2), 'finance', sha256('invited'), $3, now() + interval '7 days')`,
    [other.merchantId, owner.email, other.userId],
  );
  await send('POST', 'erasure', owner, { password });
  await makeDue(owner.userId);
  expect(await eraseDue(pool())).toBe(1);
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

const mailsTo = async (person: TestSeller) => {
  const { rows } = await pool().query<{ kind: string; subject: string; text: string }>(
    'select kind, subject, text_body as text from mails where recipient = $1 order by id',
    [person.email],
  );
  return rows;
};
const newsOf = async (person: TestSeller) => {
  const response = await send('GET', 'notifications', person);
  return dataOf(notificationPage)
    .parse(response.json())
    .data.items.map(({ title }) => title);
};

test('the team of an only owner is told what it loses and when, and that it was taken back', async () => {
  const { merchantId } = owner;
  const manager = await createTestSeller(api, { role: 'manager', merchantId });
  const reader = await createTestSeller(api, { role: 'readOnly', merchantId });
  const stranger = await createTestSeller(api);
  expect(stateOf(await send('GET', 'privacy'))).toMatchObject({
    closesMerchant: true,
    membersLosingAccess: 2,
  });
  const { erasure } = stateOf(await send('POST', 'erasure', owner, { password }));
  const day = formatDay(new Date(erasure?.dueAt ?? ''));
  for (const member of [manager, reader]) {
    const [mail, ...others] = await mailsTo(member);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'business-closing',
      subject: `Rao Traders will be closed on ${day}`,
      text: expect.stringMatching(/last owner[^]*you lose your access/) as string,
    });
    // Who asked to be forgotten is not named where it would outlast them.
    expect(mail?.text).not.toContain(owner.email);
    expect(await newsOf(member)).toEqual([`Rao Traders will be closed on ${day}`]);
  }
  expect((await mailsTo(owner))[0]?.text).toContain('2 members of your team');
  expect(await mailsTo(stranger)).toEqual([]);

  // Asked for once more it is the same erasure, of which everybody knows.
  await send('POST', 'erasure', owner, { password });
  expect(await mailsTo(manager)).toHaveLength(1);

  const late = await createTestSeller(api, { role: 'finance', merchantId });
  await pool().query('delete from memberships where user_id = $1', [reader.userId]);
  await send('DELETE', 'erasure');
  expect((await mailsTo(manager)).map(({ kind, subject }) => ({ kind, subject }))).toEqual([
    { kind: 'business-closing', subject: `Rao Traders will be closed on ${day}` },
    { kind: 'business-kept', subject: 'Rao Traders stays open' },
  ]);
  expect(await newsOf(manager)).toEqual(['Rao Traders stays open', `Rao Traders will be closed on ${day}`]);
  expect(await mailsTo(reader), 'has left meanwhile').toHaveLength(1);
  expect(await mailsTo(late), 'never heard of it').toEqual([]);
});

test('who was told that the business closes learns that it does not, whoever owns it by then', async () => {
  const manager = await createTestSeller(api, { role: 'manager', merchantId: owner.merchantId });
  await send('POST', 'erasure', owner, { password });
  await pool().query(`update memberships set role = 'owner' where user_id = $1`, [manager.userId]);
  await send('DELETE', 'erasure');
  expect((await mailsTo(manager)).map(({ kind }) => kind)).toEqual(['business-closing', 'business-kept']);
});

test('an erasure cannot be asked for and taken back until mailboxes are full', async () => {
  for (let times = 1; times <= 5; times += 1) {
    expect((await send('POST', 'erasure', owner, { password })).statusCode).toBe(200);
    await send('DELETE', 'erasure');
  }
  const refused = await send('POST', 'erasure', owner, { password });
  expect(refused.statusCode).toBe(429);
  expect(stateOf(await send('GET', 'privacy')).erasure).toBeNull();
});

test('where there is another owner the business stays, and its team hears nothing', async () => {
  const member = await createTestSeller(api, { role: 'finance', merchantId: owner.merchantId });
  const other = await createTestSeller(api, { role: 'owner', merchantId: owner.merchantId });
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
  expect(await eraseDue(pool())).toBe(1);
  expect((await send('GET', 'privacy', other)).statusCode).toBe(200);
});

test('the last of several owners who leave closes the business, and the team hears of it in time', async () => {
  const member = await createTestSeller(api, { role: 'finance', merchantId: owner.merchantId });
  const other = await createTestSeller(api, { role: 'owner', merchantId: owner.merchantId });
  await setPassword(other);
  await send('POST', 'erasure', owner, { password });
  expect(await mailsTo(member)).toEqual([]);
  expect(stateOf(await send('GET', 'privacy', other))).toMatchObject({ closesMerchant: true });
  await send('POST', 'erasure', other, { password });
  expect((await mailsTo(member)).map(({ kind }) => kind)).toEqual(['business-closing']);
  await makeDue(owner.userId);
  expect(await eraseDue(pool())).toBe(1);
  expect((await send('GET', 'privacy', member)).statusCode).toBe(200);
  await makeDue(other.userId);
  expect(await eraseDue(pool())).toBe(1);
  expect((await send('GET', 'privacy', member)).statusCode).toBe(401);
});
