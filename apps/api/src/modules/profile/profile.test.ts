import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dataOf } from '@postprocure/contracts/envelope';
import { userProfile } from '@postprocure/contracts/profile/profile';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { hashPassword, openTestSession } from '../accounts/testing.ts';

let api: TestApi;
let merchant: TestMerchant;
let passwordHash: string;
const password = 'marigold over 12 roofs';
beforeAll(async () => {
  api = await createTestApi('empty');
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  merchant = await createTestMerchant(api);
  await api.database.pool.query('update users set password_hash = $2 where id = $1', [
    merchant.userId,
    passwordHash,
  ]);
});
afterAll(() => api.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/account/${path}`,
    headers: merchant.headers,
    ...(payload && { payload }),
  });
const read = async () => dataOf(userProfile).parse((await send('GET', 'profile')).json()).data;
const confirm = (token: string, headers = merchant.headers) =>
  api.app.inject({ method: 'POST', url: '/api/user/email-change/confirm', payload: { token }, headers });
const mailsTo = async (email: string) => {
  const { rows } = await api.database.pool.query<{ subject: string; text: string }>(
    'select subject, text_body as text from mails where recipient = $1 order by id',
    [email],
  );
  return rows;
};

test('saves the name, and the phone number in E.164 format', async () => {
  const saved = await send('PUT', 'profile', { name: ' Asha Rao ', phone: '098765-43210' });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(await read()).toMatchObject({ name: 'Asha Rao', phone: '+919876543210' });
  expect((await send('PUT', 'profile', { name: 'Asha', phone: '123' })).statusCode).toBe(400);
  expect((await send('PUT', 'profile', { name: 'see www.evil.example', phone: '' })).statusCode).toBe(400);
});

test('crops a photo to a square, and deletes it when it is removed', async () => {
  const jpeg = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0b5f6e' } })
    .jpeg()
    .toBuffer();
  const upload = () =>
    api.app.inject({
      method: 'PUT',
      url: '/api/account/profile/photo',
      headers: { ...merchant.headers, 'content-type': 'image/jpeg' },
      payload: jpeg,
    });
  await upload();
  const { photoUrl } = await read();
  const image = await api.app.inject({ url: photoUrl ?? '' });
  expect(await sharp(image.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
  await send('DELETE', 'profile/photo');
  expect((await read()).photoUrl).toBeNull();
  expect((await api.app.inject({ url: photoUrl ?? '' })).statusCode).toBe(404);
});

test('changes the email address after it is confirmed', async () => {
  const newEmail = `new-${merchant.email}`;
  const asked = await send('POST', 'email-change', { email: newEmail, password });
  expect(asked.statusCode, asked.body).toBe(200);
  expect(await read()).toMatchObject({ email: merchant.email, newEmail });
  const [mail] = await mailsTo(newEmail);
  const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await confirm('A'.repeat(43))).statusCode).toBe(404);
  expect((await confirm(token)).statusCode).toBe(200);
  expect((await confirm(token)).statusCode).toBe(404);
  expect(await read()).toMatchObject({ email: newEmail, newEmail: null, emailVerified: true });
  expect((await mailsTo(merchant.email)).map(({ subject }) => subject)).toEqual([
    'The email address of your Post Procure account was changed',
  ]);
});

test('changing the email address invalidates links sent to the old one', async () => {
  const newEmail = `new-${merchant.email}`;
  await send('POST', 'email-change', { email: newEmail, password });
  const { pool } = api.database;
  await pool.query(
    `insert into account_tokens (token_hash, user_id, purpose, expires_at)
     values (sha256($2), $1, 'reset_password', now() + interval '1 hour')`,
    [merchant.userId, Buffer.from(merchant.userId)],
  );
  const token = /#token=([\w-]{43})/.exec((await mailsTo(newEmail))[0]?.text ?? '')?.[1] ?? '';
  expect((await confirm(token)).statusCode).toBe(200);
  expect(
    (await pool.query('select from account_tokens where user_id = $1', [merchant.userId])).rowCount,
  ).toBe(0);
});

test('changing the email address ends all sessions but the one that confirms it', async () => {
  const askForChange = async () => {
    const newEmail = `${randomUUID()}@shop.test`;
    await api.database.pool.query('delete from email_changes where user_id = $1', [merchant.userId]);
    expect((await send('POST', 'email-change', { email: newEmail, password })).statusCode).toBe(200);
    return /#token=([\w-]{43})/.exec((await mailsTo(newEmail))[0]?.text ?? '')?.[1] ?? '';
  };
  const other = await openTestSession(api.database.pool, merchant.userId);
  const readWith = async (cookie: string | undefined) =>
    (await api.app.inject({ url: '/api/account/profile', headers: { cookie } })).statusCode;
  expect(await readWith(other)).toBe(200);
  expect((await confirm(await askForChange())).statusCode).toBe(200);
  expect(await readWith(other)).toBe(401);
  expect(await readWith(merchant.cookie)).toBe(200);
  const stranger = await createTestMerchant(api);
  expect((await confirm(await askForChange(), stranger.headers)).statusCode).toBe(200);
  expect(await readWith(merchant.cookie)).toBe(401);
  expect(await readWith(stranger.cookie)).toBe(200);
});

test('changing the password cancels a pending change of the email address', async () => {
  const newEmail = `stolen-${merchant.email}`;
  await send('POST', 'email-change', { email: newEmail, password });
  const token = /#token=([\w-]{43})/.exec((await mailsTo(newEmail))[0]?.text ?? '')?.[1] ?? '';
  const newPassword = 'six purple elephants';
  const changed = await send('PUT', 'password', { currentPassword: password, newPassword });
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await confirm(token)).statusCode).toBe(404);
  expect(await read()).toMatchObject({ email: merchant.email, newEmail: null });
});

test('does not reveal that an email address is taken, and sends it nothing', async () => {
  const other = await createTestMerchant(api);
  const asked = await send('POST', 'email-change', { email: other.email.toUpperCase(), password });
  expect(asked.statusCode).toBe(200);
  expect(await mailsTo(other.email.toUpperCase())).toEqual([]);
  await send('DELETE', 'email-change');
  expect((await read()).newEmail).toBeNull();
});

test('requires the password, and limits how often a change can be requested', async () => {
  expect((await send('POST', 'email-change', { email: 'a@shop.test', password: 'wrong' })).statusCode).toBe(
    400,
  );
  expect((await send('POST', 'email-change', { email: merchant.email, password })).statusCode).toBe(400);
  expect((await send('POST', 'email-change', { email: 'b@shop.test', password })).statusCode).toBe(200);
  expect((await send('POST', 'email-change', { email: 'c@shop.test', password })).statusCode).toBe(429);
});
