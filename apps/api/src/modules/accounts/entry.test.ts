import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { loginFailureMessage } from '@postprocure/contracts/login';
import { ownPageHeader } from '@postprocure/contracts/own-page';
import { sellerSession, type SellerSession } from '@postprocure/contracts/session';
import { createTestApi, testOrigin, type TestApi } from '../../testing.ts';
import { createTestSeller, type TestSeller } from '../../testing-seller.ts';
import { accountTasks } from './account-tasks.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty', { http: { trustProxy: '127.0.0.1' } });
});
afterAll(() => api.close());

let clients = 0;
const post = (path: string, payload: object, client = `198.51.100.${(clients += 1) % 250}`) =>
  api.app.inject({
    method: 'POST',
    url: `/api/user/${path}`,
    payload,
    headers: { 'x-forwarded-for': client, origin: testOrigin, [ownPageHeader]: 'test' },
  });

const person = (email: string) => ({
  name: 'Asha Rao',
  businessName: 'Rao Traders',
  email,
  phone: '098765 43210',
  password: 'three blue buffaloes',
});

interface Mail {
  kind: string;
  subject: string;
  text: string;
  token: string | undefined;
}

async function readMails(recipient: string): Promise<Mail[]> {
  const { rows } = await api.database.pool.query<Omit<Mail, 'token'>>(
    `select kind, subject, text_body as text from mails where lower(recipient) = lower($1) order by id`,
    [recipient],
  );
  return rows.map((mail) => ({ ...mail, token: /#token=([\w-]{43})\b/.exec(mail.text)?.[1] }));
}

const lastToken = async (recipient: string): Promise<string> =>
  (await readMails(recipient)).at(-1)?.token ?? '';

const work = () =>
  runOnce({
    pgPool: api.database.pool,
    taskList: accountTasks(api.database.pool),
    logger: new Logger(() => () => undefined),
    noHandleSignals: true,
  });

const logIn = (email: string, password: string) => post('login', { email, password });

async function readSession(email: string, password = person(email).password): Promise<SellerSession> {
  const cookie = String((await logIn(email, password)).headers['set-cookie']);
  const response = await api.app.inject({ url: '/api/user/session', headers: { cookie } });
  const { data } = dataOf(sellerSession.nullable()).parse(response.json());
  if (!data) throw new Error('Nobody is logged in');
  return data;
}

async function signUpVerified(email: string): Promise<void> {
  await post('signup', person(email));
  const response = await post('verify-email', { token: await lastToken(email) });
  expect(response.statusCode).toBe(200);
}

describe('sign-up', () => {
  test('opens an account on trial, which its address confirms', async () => {
    const email = 'asha@shop.test';
    expect((await post('signup', { ...person(email), plan: 'orbit' })).json()).toEqual({ data: null });
    const early = await logIn(email, person(email).password);
    expect(errorBody.parse(early.json()).code).toBe('EMAIL_NOT_VERIFIED');
    expect(early.headers['set-cookie']).toBeUndefined();

    const token = await lastToken(email);
    expect((await post('verify-email', { token })).statusCode).toBe(200);
    expect((await post('verify-email', { token })).statusCode).toBe(404);

    const response = await logIn(email.toUpperCase(), person(email).password);
    expect(response.statusCode).toBe(200);
    expect(response.headers['set-cookie']).toMatch(
      /^seller=[\da-f-]{36}\.[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/,
    );
    const data = await readSession(email);
    expect(data.user).toMatchObject({ email, name: 'Asha Rao', role: 'merchant' });
    expect(data.merchant).toMatchObject({
      name: 'Rao Traders',
      role: 'owner',
      plan: { key: 'starter', status: 'active', daysLeft: 30, requestedKey: 'orbit' },
    });
    expect(data.permissions).toContain('products.write');
    const { rows } = await api.database.pool.query('select phone from users where email = $1', [email]);
    expect(rows).toEqual([{ phone: '+919876543210' }]);
  });

  test('with a known address answers the same, and only its owner learns of it', async () => {
    const email = 'known@shop.test';
    await signUpVerified(email);
    const before = await api.database.pool.query('select * from users where email = $1', [email]);
    const response = await post('signup', {
      ...person(email),
      name: 'Mallory',
      password: 'other long words',
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: null });
    expect((await api.database.pool.query('select * from users where email = $1', [email])).rows).toEqual(
      before.rows,
    );
    expect((await readMails(email)).at(-1)).toMatchObject({ kind: 'account-known-address' });
    expect((await logIn(email, 'other long words')).statusCode).toBe(401);
  });

  test('again before the address was confirmed: the last one counts, older links are dead', async () => {
    const email = 'again@shop.test';
    await post('signup', { ...person(email), name: 'First', password: 'first long words' });
    const firstToken = await lastToken(email);
    await post('signup', { ...person(email), businessName: 'Second' });
    expect((await post('verify-email', { token: firstToken })).statusCode).toBe(404);
    expect((await post('verify-email', { token: await lastToken(email) })).statusCode).toBe(200);
    expect((await logIn(email, 'first long words')).statusCode).toBe(401);
    const data = await readSession(email);
    expect(data).toMatchObject({ user: { name: 'Asha Rao' }, merchant: { name: 'Second' } });
  });

  test('the trial begins when the address is confirmed, in whichever way, and only then', async () => {
    const email = 'late-trial@shop.test';
    await post('signup', person(email));
    await logIn(email, person(email).password);
    const [first, second] = (await readMails(email)).map(({ token }) => token);
    const { pool } = api.database;
    const age = (days: number) =>
      pool.query(
        `update merchant_plans p set period_end = now() + interval '1 second', trial_ends_at = now() - make_interval(days => $2)
         from memberships ms join users u on u.id = ms.user_id where ms.merchant_id = p.merchant_id and u.email = $1`,
        [email, days],
      );
    await age(1);
    await post('recover', { email });
    await work();
    const password = 'four green parrots';
    await post('reset-password', { token: await lastToken(email), password });
    expect((await readSession(email, password)).merchant?.plan).toMatchObject({
      status: 'active',
      daysLeft: 30,
    });
    await age(1);
    for (const token of [first, second]) {
      expect((await post('verify-email', { token })).statusCode).toBe(404);
    }
    expect((await readSession(email, password)).merchant?.plan.status).toBe('read_only');
  });

  test('does not fill a mailbox', async () => {
    const email = 'flooded@shop.test';
    await signUpVerified(email);
    for (let count = 0; count < 6; count += 1) await post('signup', person(email));
    expect((await readMails(email)).length).toBeLessThanOrEqual(4);
  });

  test.each([
    ['a short password', { password: 'short' }, 'Use at least 10 characters.'],
    ['a common one', { password: 'Password2026!' }, /^This password is easy to guess/],
    [
      'the address as password',
      { email: 'longname@shop.test', password: 'longname@shop.test' },
      /not your name/,
    ],
    ['no phone number', { phone: '12345' }, /^Enter an Indian mobile number/],
    ['no address', { email: 'asha' }, /^Enter an e-mail address/],
    ['a name of two lines', { name: 'Asha\nBcc: x@evil.example' }, 'Enter a name on one line.'],
    ['a link for a name', { name: 'Win www.evil.example' }, 'Enter a name without links.'],
    ['a NUL', { name: 'a\0b' }, 'name contains characters that are not text.'],
    ['half a character', { businessName: '\ud800' }, 'businessName contains characters that are not text.'],
    ['an unknown plan', { plan: 'gold' }, /^plan must be one of/],
    ['nothing', { name: '  ' }, 'Enter your name.'],
  ])('with %s is refused in words', async (_name, change, message) => {
    const response = await post('signup', { ...person('refused@shop.test'), ...change });
    expect(response.statusCode).toBe(400);
    expect(errorBody.parse(response.json()).message).toMatch(message);
    expect(await readMails('refused@shop.test')).toEqual([]);
  });

  test('is limited by client', async () => {
    const answers = [];
    for (let count = 0; count < 22; count += 1) {
      answers.push((await post('verify-email', { token: 'A'.repeat(43) }, '192.0.2.77')).statusCode);
    }
    expect(answers.at(0)).toBe(404);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('recovery', () => {
  test('a link chooses a new password once, and ends every session', async () => {
    const email = 'forgetful@shop.test';
    await signUpVerified(email);
    const cookie = String((await logIn(email, person(email).password)).headers['set-cookie']);
    expect((await post('recover', { email })).json()).toEqual({ data: null });
    await work();
    const token = await lastToken(email);
    const password = 'four green parrots';
    expect((await post('reset-password', { token, password: 'short' })).statusCode).toBe(400);
    expect((await post('reset-password', { token, password })).statusCode).toBe(200);
    expect((await post('reset-password', { token, password })).statusCode).toBe(404);
    expect((await logIn(email, person(email).password)).statusCode).toBe(401);
    expect((await logIn(email, password)).statusCode).toBe(200);
    const old = await api.app.inject({ url: '/api/account/sessions', headers: { cookie } });
    expect(old.statusCode).toBe(401);
    expect((await readMails(email)).at(-1)).toMatchObject({ kind: 'account-security-notice' });
  });

  test('of an address that nobody has answers the same, and sends nothing', async () => {
    expect((await post('recover', { email: 'nobody@shop.test' })).json()).toEqual({ data: null });
    await work();
    expect(await readMails('nobody@shop.test')).toEqual([]);
  });

  test('a link that is too old, or for something else, is dead', async () => {
    const email = 'late@shop.test';
    await post('signup', person(email));
    const verification = await lastToken(email);
    const password = 'four green parrots';
    expect((await post('reset-password', { token: verification, password })).statusCode).toBe(404);
    await post('recover', { email });
    await work();
    const token = await lastToken(email);
    expect(token).not.toBe(verification);
    await api.database.pool.query(`update account_tokens set expires_at = now() - interval '1 second'`);
    expect((await post('reset-password', { token, password })).statusCode).toBe(404);
    expect((await post('verify-email', { token: verification })).statusCode).toBe(404);
  });
});

describe('invitations', () => {
  async function invite(
    email: string,
    role: 'finance' | 'catalogue' = 'finance',
    from?: TestSeller,
  ): Promise<string> {
    const owner = from ?? (await createTestSeller(api));
    const client = { address: '192.0.2.1', ipPrefix: '', device: 'A test', requestId: 'test' };
    const caller = await api.services.accounts.authenticate({ cookie: owner.cookie }, client, {
      takesTokens: false,
    });
    await api.services.accounts.inviteMember(caller, client, { email, role });
    return lastToken(email);
  }

  test('somebody new joins with a name and a password of their own', async () => {
    const email = 'new@team.test';
    const token = await invite(email);
    expect((await post('invitation', { token })).json()).toEqual({
      data: { merchantName: 'Rao Traders', email, role: 'finance', hasAccount: false },
    });
    const password = 'five yellow tigers';
    expect((await post('invitation/accept', { token, password })).statusCode).toBe(400);
    expect((await post('invitation/accept', { token, password, name: 'Nila' })).statusCode).toBe(200);
    expect((await post('invitation/accept', { token, password, name: 'Nila' })).statusCode).toBe(404);
    const data = await readSession(email, password);
    expect(data.merchant).toMatchObject({ name: 'Rao Traders', role: 'finance' });
    expect(data.permissions).toContain('wallet.read');
    expect(data.permissions).not.toContain('products.read');
  });

  test('somebody with an account shows that it is theirs', async () => {
    const email = 'member@team.test';
    await signUpVerified(email);
    const token = await invite(email, 'catalogue');
    expect((await post('invitation/accept', { token, password: 'not the password' })).statusCode).toBe(400);
    expect((await post('invitation/accept', { token, password: person(email).password })).statusCode).toBe(
      200,
    );
    const data = await readSession(email);
    expect(data.merchant).toMatchObject({ name: 'Rao Traders', role: 'catalogue' });
  });

  test('confirm the address of somebody who had signed up and never did', async () => {
    const email = 'late@shop.test';
    await post('signup', person(email));
    const owner = await createTestSeller(api);
    const token = await invite(email, 'finance', owner);
    expect((await post('invitation/accept', { token, password: person(email).password })).statusCode).toBe(
      200,
    );
    expect((await readSession(email)).merchant).toMatchObject({ id: owner.merchantId });
  });

  test('whoever is in the team by the invited address keeps the role they have', async () => {
    const owner = await createTestSeller(api);
    const email = 'second@team.test';
    const token = await invite(email, 'finance', owner);
    await signUpVerified('stranger@team.test');
    await api.database.pool.query(
      `update users set email = $2, password_hash = stranger.password_hash
       from users as stranger where users.id = $1 and stranger.email = 'stranger@team.test'`,
      [owner.userId, email],
    );
    const { password } = person(email);
    expect((await post('invitation/accept', { token, password })).statusCode).toBe(409);
    expect((await readSession(email)).merchant).toMatchObject({ role: 'owner' });
  });
});

test('a foreign page can neither log its visitors in nor log them out', async () => {
  const email = 'visitor@shop.test';
  await signUpVerified(email);
  const headers = { origin: 'https://evil.example', [ownPageHeader]: 'x' };
  const payload = { email, password: person(email).password };
  const loggedIn = await api.app.inject({ method: 'POST', url: '/api/user/login', payload, headers });
  expect(loggedIn.statusCode).toBe(200);
  expect(loggedIn.headers['set-cookie']).toBeUndefined();
  expect(loggedIn.headers['access-control-allow-origin']).toBeUndefined();
  const loggedOut = await api.app.inject({ method: 'DELETE', url: '/api/user/session', headers });
  expect(loggedOut.statusCode).toBe(403);
});

test('login fails with the words of the specification', async () => {
  const response = await logIn('nobody@shop.test', 'wrong');
  expect(errorBody.parse(response.json()).message).toBe(loginFailureMessage);
});
