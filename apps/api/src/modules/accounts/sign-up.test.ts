import { randomUUID } from 'node:crypto';
import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { loginFailureMessage } from '@postprocure/contracts/accounts/login';
import { csrfHeader } from '@postprocure/contracts/csrf-header';
import { sellerSession, type SellerSession } from '@postprocure/contracts/accounts/session';
import { verifiedEmail } from '@postprocure/contracts/accounts/sign-up-intent';
import { createTestApi, testOrigin, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { insertTestProducts } from '../subscriptions/testing.ts';
import { accountTasks } from './account-tasks.ts';
import { authenticate, inviteMember } from './index.ts';

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
    headers: { 'x-forwarded-for': client, origin: testOrigin, [csrfHeader]: 'test' },
  });

const person = (email: string) => ({
  name: 'Asha Rao',
  businessName: 'Rao Traders',
  email,
  phone: '098765 43210',
});

const chosenPassword = 'three blue buffaloes';

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

async function readSession(email: string, password = chosenPassword): Promise<SellerSession> {
  const cookie = String((await logIn(email, password)).headers['set-cookie']);
  const response = await api.app.inject({ url: '/api/user/session', headers: { cookie } });
  const { data } = dataOf(sellerSession.nullable()).parse(response.json());
  if (!data) throw new Error('Not logged in');
  return data;
}

async function signUpVerified(email: string): Promise<void> {
  await post('signup', person(email));
  const response = await post('verify-email', { token: await lastToken(email), password: chosenPassword });
  expect(response.statusCode).toBe(200);
}

describe('sign-up', () => {
  test('opens a trial account once the email address is confirmed', async () => {
    const email = 'asha@shop.test';
    expect((await post('signup', { ...person(email), plan: 'orbit' })).json()).toEqual({ data: null });
    const early = await logIn(email, chosenPassword);
    expect(early.statusCode).toBe(401);
    expect(early.headers['set-cookie']).toBeUndefined();

    const confirmation = { token: await lastToken(email), password: chosenPassword };
    const confirmed = await post('verify-email', confirmation);
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.headers['set-cookie']).toEqual([
      expect.stringMatching(/^seller=/),
      expect.stringMatching(/^device-/),
    ]);
    expect((await post('verify-email', confirmation)).statusCode).toBe(404);

    const response = await logIn(email.toUpperCase(), chosenPassword);
    expect(response.statusCode).toBe(200);
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^seller=[\da-f-]{36}\.[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^device-[\da-f]{8}=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
      ),
    ]);
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

  test('does not reveal a known email address, except to its owner by email', async () => {
    const email = 'known@shop.test';
    await signUpVerified(email);
    const before = await api.database.pool.query('select * from users where email = $1', [email]);
    const response = await post('signup', {
      ...person(email),
      name: 'Mallory',
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: null });
    expect((await api.database.pool.query('select * from users where email = $1', [email])).rows).toEqual(
      before.rows,
    );
    expect((await readMails(email)).at(-1)).toMatchObject({ kind: 'account-known-address' });
  });

  test('repeated before confirmation replaces the first sign-up and its link', async () => {
    const email = 'again@shop.test';
    await post('signup', { ...person(email), name: 'First' });
    const password = chosenPassword;
    const firstToken = await lastToken(email);
    await post('signup', { ...person(email), businessName: 'Second' });
    expect((await post('verify-email', { token: firstToken, password })).statusCode).toBe(404);
    expect((await post('verify-email', { token: await lastToken(email), password })).statusCode).toBe(200);
    const data = await readSession(email);
    expect(data).toMatchObject({ user: { name: 'Asha Rao' }, merchant: { name: 'Second' } });
  });

  test('a stranger who signs up with the same email address cannot choose the password', async () => {
    const email = 'victim@shop.test';
    await post('signup', person(email));
    const stranger = 'the password of a stranger';
    await post('signup', { ...person(email), password: stranger });
    const token = await lastToken(email);
    expect((await post('verify-email', { token, password: chosenPassword })).statusCode).toBe(200);
    expect((await logIn(email, stranger)).statusCode).toBe(401);
    expect((await logIn(email, chosenPassword)).statusCode).toBe(200);
  });

  test('starts the trial when the email address is confirmed, and only once', async () => {
    const email = 'late-trial@shop.test';
    await post('signup', person(email));
    await post('signup', person(email));
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
      expect((await post('verify-email', { token, password })).statusCode).toBe(404);
    }
    expect((await readSession(email, password)).merchant?.plan.status).toBe('read_only');
  });

  test('limits the emails to one address', async () => {
    const email = 'flooded@shop.test';
    await signUpVerified(email);
    for (let count = 0; count < 6; count += 1) await post('signup', person(email));
    expect((await readMails(email)).length).toBeLessThanOrEqual(4);
  });

  test.each([
    ['an invalid phone number', { phone: '12345' }, /^Enter an Indian mobile number/],
    ['an invalid email address', { email: 'asha' }, /^Enter an email address/],
    ['a name of two lines', { name: 'Asha\nBcc: x@evil.example' }, 'Enter a name on one line.'],
    ['a link for a name', { name: 'Win www.evil.example' }, 'Enter a name without links.'],
    ['a NUL', { name: 'a\0b' }, 'name contains invalid characters.'],
    ['a lone surrogate', { businessName: '\ud800' }, 'businessName contains invalid characters.'],
    ['an unknown plan', { plan: 'gold' }, /^plan must be one of/],
    ['an empty name', { name: '  ' }, 'Enter your name.'],
  ])('rejects %s with a message', async (_name, change, message) => {
    const response = await post('signup', { ...person('refused@shop.test'), ...change });
    expect(response.statusCode).toBe(400);
    expect(errorBody.parse(response.json()).message).toMatch(message);
    expect(await readMails('refused@shop.test')).toEqual([]);
  });

  test.each([
    ['a short password', 'short', 'Use at least 10 characters.'],
    ['a common password', 'Password2026!', /^This password is easy to guess/],
    ['the email address as password', 'longname@shop.test', /not your name/],
  ])('rejects %s when the email address is confirmed', async (_name, password, message) => {
    const email = password.includes('@') ? password : `${randomUUID()}@shop.test`;
    await post('signup', person(email));
    const token = await lastToken(email);
    const response = await post('verify-email', { token, password });
    expect(response.statusCode).toBe(400);
    expect(errorBody.parse(response.json()).message).toMatch(message);
    expect((await post('verify-email', { token, password: chosenPassword })).statusCode).toBe(200);
  });

  test('is rate limited per client', async () => {
    const answers = [];
    for (let count = 0; count < 22; count += 1) {
      answers.push(
        (await post('verify-email', { token: 'A'.repeat(43), password: chosenPassword }, '192.0.2.77'))
          .statusCode,
      );
    }
    expect(answers.at(0)).toBe(404);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('the intent of a sign-up', () => {
  const subscribeTo = (productId: unknown) => ({ kind: 'subscribe', productId });

  async function createProduct(): Promise<number> {
    const [productId = 0] = await insertTestProducts(api.database.pool, 1);
    return productId;
  }

  async function signUpWith(email: string, intent: unknown): Promise<string> {
    expect((await post('signup', { ...person(email), intent })).statusCode).toBe(200);
    return lastToken(email);
  }

  const confirm = async (token: string) =>
    dataOf(verifiedEmail).parse((await post('verify-email', { token, password: chosenPassword })).json())
      .data;

  interface Subscription {
    productId: number;
    state: string;
    priced: boolean;
  }

  async function readSubscriptions(email: string): Promise<Subscription[]> {
    const { rows } = await api.database.pool.query<Subscription>(
      `select ps.product_id as "productId", ps.state, ps.my_price_paise > 0 as priced
       from product_subscriptions ps join memberships ms using (merchant_id) join users u on u.id = ms.user_id
       where u.email = $1`,
      [email],
    );
    return rows;
  }

  test('subscribes to the product once the email address is confirmed', async () => {
    const email = 'subscriber@shop.test';
    const productId = await createProduct();
    const token = await signUpWith(email, subscribeTo(productId));
    const check = await post('verify-email/check', { token });
    expect(check.json()).toEqual({ data: { intent: subscribeTo(productId) } });
    expect(await readSubscriptions(email)).toEqual([]);
    expect(await confirm(token)).toEqual({ intent: { ...subscribeTo(productId), failure: null } });
    expect(await readSubscriptions(email)).toEqual([{ productId, state: 'ACTIVE', priced: true }]);
    expect((await post('verify-email/check', { token })).statusCode).toBe(404);
  });

  test('is not in the email', async () => {
    const email = 'plain-link@shop.test';
    const productId = await createProduct();
    const token = await signUpWith(email, subscribeTo(productId));
    const { text } = (await readMails(email)).at(-1) ?? { text: '' };
    expect(/\S+verify-email\S*/.exec(text)?.[0]).toBe(`${testOrigin}/verify-email#token=${token}`);
  });

  test('is the one of the latest sign-up', async () => {
    const email = 'changed-mind@shop.test';
    const productIds = [await createProduct(), await createProduct()] as const;
    await signUpWith(email, subscribeTo(productIds[0]));
    await confirm(await signUpWith(email, subscribeTo(productIds[1])));
    expect(await readSubscriptions(email)).toMatchObject([{ productId: productIds[1] }]);
  });

  test('can be the cart, or nothing', async () => {
    expect(await confirm(await signUpWith('cart@shop.test', { kind: 'cart' }))).toEqual({
      intent: { kind: 'cart' },
    });
    expect(await confirm(await signUpWith('nothing@shop.test', undefined))).toEqual({ intent: null });
  });

  test.each([
    ['no longer sold', `update products set status = 'inactive' where id = $1`],
    [
      'deleted',
      'with stock as (delete from product_stocks where product_id = $1) delete from products where id = $1',
    ],
  ])('opens the account and says so if the product is %s', async (_name, sql) => {
    const email = `${randomUUID()}@shop.test`;
    const productId = await createProduct();
    const token = await signUpWith(email, subscribeTo(productId));
    await api.database.pool.query(sql, [productId]);
    const failure = 'This product is not available.';
    expect(await confirm(token)).toEqual({ intent: { ...subscribeTo(productId), failure } });
    expect(await readSession(email)).toMatchObject({ user: { email } });
  });

  test('opens the account, logs in and says so if the database fails while subscribing', async () => {
    const email = 'unlucky@shop.test';
    const { pool } = api.database;
    const productId = await createProduct();
    const token = await signUpWith(email, subscribeTo(productId));
    await pool.query(`
      create function fail_once() returns trigger language plpgsql as
        $$ begin raise exception 'connection lost' using errcode = '08006'; end $$;
      create trigger fail_once before insert on product_subscriptions for each row execute function fail_once()`);
    const response = await post('verify-email', { token, password: chosenPassword });
    await pool.query('drop function fail_once() cascade');
    expect(response.statusCode, response.body).toBe(200);
    expect(dataOf(verifiedEmail).parse(response.json()).data.intent).toEqual({
      ...subscribeTo(productId),
      failure: 'Something went wrong on our side. Please try again in a moment.',
    });
    expect(await readSubscriptions(email)).toEqual([]);
    const cookie = String(response.headers['set-cookie']);
    const session = await api.app.inject({ url: '/api/user/session', headers: { cookie } });
    expect(session.json()).toMatchObject({ data: { user: { email } } });
  });

  test('opens the account and says so if the plan has no room for the product', async () => {
    const email = 'full@shop.test';
    const { pool } = api.database;
    const productId = await createProduct();
    const token = await signUpWith(email, subscribeTo(productId));
    const limitTo = (products: number | null) =>
      pool.query(
        `update plan_entitlements set quantity = $1 where plan_key = 'starter' and entitlement_key = 'products.max'`,
        [products],
      );
    const { rows } = await pool.query<{ quantity: number | null }>(
      `select quantity from plan_entitlements where plan_key = 'starter' and entitlement_key = 'products.max'`,
    );
    await limitTo(0);
    const { intent } = await confirm(token);
    expect(intent).toMatchObject(subscribeTo(productId));
    expect(intent).toHaveProperty('failure', expect.stringMatching(/^Your Starter plan includes/));
    await limitTo(rows[0]?.quantity ?? null);
    expect(await readSession(email)).toMatchObject({ user: { email } });
  });

  test.each([
    ['a URL', 'https://evil.example/'],
    ['a path', '/store/product/1'],
    ['the URL of another site as product', subscribeTo('//evil.example')],
    ['a product as text', subscribeTo('1')],
    ['product 0', subscribeTo(0)],
    ['a product that is too large', subscribeTo(1e12)],
    ['an unknown kind', { kind: 'redirect', to: '/' }],
    ['a cart with a URL', { kind: 'cart', returnTo: 'https://evil.example/' }],
  ])('is rejected if it is %s', async (_name, intent) => {
    const email = 'foreign-intent@shop.test';
    expect((await post('signup', { ...person(email), intent })).statusCode).toBe(400);
    expect(await readMails(email)).toEqual([]);
  });

  test('of somebody who signs up with a known email address is ignored', async () => {
    const email = 'known-intent@shop.test';
    await signUpVerified(email);
    const response = await post('signup', { ...person(email), intent: subscribeTo(await createProduct()) });
    expect(response.json()).toEqual({ data: null });
    expect(await readSubscriptions(email)).toEqual([]);
  });
});

describe('password recovery', () => {
  test('a link sets a new password once and ends every session', async () => {
    const email = 'forgetful@shop.test';
    await signUpVerified(email);
    const cookie = String((await logIn(email, chosenPassword)).headers['set-cookie']);
    expect((await post('recover', { email })).json()).toEqual({ data: null });
    await work();
    const token = await lastToken(email);
    const password = 'four green parrots';
    expect((await post('reset-password', { token, password: 'short' })).statusCode).toBe(400);
    expect((await post('reset-password', { token, password })).statusCode).toBe(200);
    expect((await post('reset-password', { token, password })).statusCode).toBe(404);
    expect((await logIn(email, chosenPassword)).statusCode).toBe(401);
    expect((await logIn(email, password)).statusCode).toBe(200);
    const old = await api.app.inject({ url: '/api/account/sessions', headers: { cookie } });
    expect(old.statusCode).toBe(401);
    expect((await readMails(email)).map(({ kind }) => kind)).toContain('account-security-notice');
  });

  test('of an unknown email address returns the same response and sends nothing', async () => {
    expect((await post('recover', { email: 'nobody@shop.test' })).json()).toEqual({ data: null });
    await work();
    expect(await readMails('nobody@shop.test')).toEqual([]);
  });

  test('rejects links that have expired or are for something else', async () => {
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
    expect((await post('verify-email', { token: verification, password })).statusCode).toBe(404);
  });
});

describe('invitations', () => {
  async function invite(
    email: string,
    role: 'finance' | 'catalogue' = 'finance',
    from?: TestMerchant,
  ): Promise<string> {
    const owner = from ?? (await createTestMerchant(api));
    const client = { address: '192.0.2.1', ipPrefix: '', device: 'A test', requestId: 'test' };
    const { accounts } = api.services;
    const caller = await authenticate(accounts, { cookie: owner.cookie }, client, { acceptsTokens: false });
    await inviteMember(accounts, caller, client, { email, role });
    return lastToken(email);
  }

  test('a new user joins with a name and a password', async () => {
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

  test('an existing user joins with their password', async () => {
    const email = 'member@team.test';
    await signUpVerified(email);
    const token = await invite(email, 'catalogue');
    expect((await post('invitation/accept', { token, password: 'not the password' })).statusCode).toBe(400);
    expect((await post('invitation/accept', { token, password: chosenPassword })).statusCode).toBe(200);
    const data = await readSession(email);
    expect(data.merchant).toMatchObject({ name: 'Rao Traders', role: 'catalogue' });
  });

  test('confirm the email address of a user who had not confirmed it', async () => {
    const email = 'late@shop.test';
    await post('signup', person(email));
    const owner = await createTestMerchant(api);
    const token = await invite(email, 'finance', owner);
    expect((await post('invitation', { token })).json()).toMatchObject({ data: { hasAccount: false } });
    const answer = { token, password: chosenPassword, name: 'Nila' };
    expect((await post('invitation/accept', answer)).statusCode).toBe(200);
    expect((await readSession(email)).merchant).toMatchObject({ id: owner.merchantId });
  });

  test('do not change the role of a member who has the invited email address', async () => {
    const owner = await createTestMerchant(api);
    const email = 'second@team.test';
    const token = await invite(email, 'finance', owner);
    await signUpVerified('stranger@team.test');
    await api.database.pool.query(
      `update users set email = $2, password_hash = stranger.password_hash
       from users as stranger where users.id = $1 and stranger.email = 'stranger@team.test'`,
      [owner.userId, email],
    );
    const password = chosenPassword;
    expect((await post('invitation/accept', { token, password })).statusCode).toBe(409);
    expect((await readSession(email)).merchant).toMatchObject({ role: 'owner' });
  });
});

test('other sites can neither log a visitor in nor log them out (CSRF)', async () => {
  const email = 'visitor@shop.test';
  await signUpVerified(email);
  const headers = { origin: 'https://evil.example', [csrfHeader]: 'x' };
  const payload = { email, password: chosenPassword };
  const loggedIn = await api.app.inject({ method: 'POST', url: '/api/user/login', payload, headers });
  expect(loggedIn.statusCode).toBe(200);
  expect(loggedIn.headers['set-cookie']).toBeUndefined();
  expect(loggedIn.headers['access-control-allow-origin']).toBeUndefined();
  const loggedOut = await api.app.inject({ method: 'DELETE', url: '/api/user/session', headers });
  expect(loggedOut.statusCode).toBe(403);
});

test('login fails with the message of the specification', async () => {
  const response = await logIn('nobody@shop.test', 'wrong');
  expect(errorBody.parse(response.json()).message).toBe(loginFailureMessage);
});
