import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dataOf } from '@postprocure/contracts/envelope';
import { privacyState } from '@postprocure/contracts/privacy';
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

test('where there is another owner the business stays', async () => {
  const other = await createTestSeller(api, { role: 'owner', merchantId: owner.merchantId });
  expect(stateOf(await send('GET', 'privacy')).closesMerchant).toBe(false);
  await mailInChat(owner);
  await send('POST', 'erasure', owner, { password });
  await makeDue(owner.userId);
  expect(await eraseDue(pool())).toBe(1);
  expect((await send('GET', 'privacy', other)).statusCode).toBe(200);
});
