import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '@postprocure/contracts/envelope';
import { legalDocuments, type LegalDocument } from '@postprocure/contracts/agreements/legal-document';
import { notificationPage, notificationPreferences } from '@postprocure/contracts/notifications/notification';
import { completePreferences } from '@postprocure/contracts/notifications/notification-kind';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, testOrigin, type TestApi } from '../../testing/test-api.ts';
import { insertTestProducts } from '../subscriptions/testing.ts';
import {
  notifyOfEndingTrials,
  notifyOfPlanLimits,
  notifyOfPolicyChanges,
  notifyOfSupplierChanges,
} from './account-alerts.ts';
import { notify } from './notify.ts';
import { queueNotificationMails } from './queue-notification-mails.ts';

let api: TestApi;
let owner: TestMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
});
beforeEach(async () => {
  owner = await createTestMerchant(api);
});
afterAll(() => api.close());

const pool = () => api.database.pool;
const inject = (method: 'GET' | 'POST' | 'PUT', path: string, by: TestMerchant, payload?: object) =>
  api.app.inject({ method, url: `/api/account/${path}`, headers: by.headers, ...(payload && { payload }) });
const read = async (by = owner, query = '') =>
  dataOf(notificationPage).parse((await inject('GET', `notifications${query}`, by)).json()).data;
const prefer = async (by: TestMerchant, change: object) => {
  const preferences = { kinds: completePreferences({}), quiet: null, digest: 'daily', ...change };
  const response = await inject('PUT', 'notification-preferences', by, preferences);
  return dataOf(notificationPreferences).parse(response.json()).data;
};
const send = (key: string, more: object = {}) =>
  notify(pool(), {
    kind: 'team',
    to: { userId: owner.userId, merchantId: owner.merchantId },
    key,
    title: `Title ${key}`,
    body: `Body ${key}`,
    ...more,
  });
const mailsTo = async (email: string) => {
  const { rows } = await pool().query<{ kind: string; subject: string; text: string }>(
    'select kind, subject, text_body as text from mails where recipient = $1 order by id',
    [email],
  );
  return rows;
};
/** Noon in India `daysLater` days from now, regardless of the time at which the test runs. */
const noonInIndia = (daysLater = 2) => {
  const day = new Date(Date.now() + daysLater * 86_400_000).toISOString().slice(0, 10);
  return new Date(`${day}T12:00:00+05:30`);
};
const queueMails = (now = noonInIndia()) =>
  queueNotificationMails({ pool: pool(), sellerAppUrl: testOrigin }, now);

describe('notifications', () => {
  test('are created once, counted, paged, and marked as read up to the last one seen', async () => {
    for (let number = 1; number <= 25; number += 1) await send(`n${number}`);
    expect(await send('n1')).toEqual([]);
    const first = await read();
    expect(first.unread).toBe(25);
    expect(first.items.map(({ title }) => title).slice(0, 2)).toEqual(['Title n25', 'Title n24']);
    const second = await read(owner, `?before=${String(first.next)}`);
    expect(second.items).toHaveLength(5);
    expect(second.next).toBeNull();
    await send('later');
    const upTo = first.items[0]?.id ?? 0;
    const marked = await inject('POST', 'notifications/read', owner, { upTo });
    expect(marked.json()).toEqual({ data: { unread: 1 } });
  });

  test('are isolated from other users and from other merchants of the same user', async () => {
    await send('mine');
    const other = await createTestMerchant(api);
    await send('other merchant', { to: { userId: owner.userId, merchantId: other.merchantId } });
    await inject('POST', 'notifications/read', other, { upTo: 2 ** 40 });
    expect((await read(other)).items).toEqual([]);
    expect((await read()).items.map(({ title }) => title)).toEqual(['Title mine']);
    expect((await read()).unread).toBe(1);
  });

  test('are only sent to users with a confirmed email address', async () => {
    await pool().query('update users set email_verified_at = null, password_hash = null where id = $1', [
      owner.userId,
    ]);
    expect(await send('too early')).toEqual([]);
    expect(await send('too early', { kind: 'security' })).toEqual([]);
    expect(await mailsTo(owner.email)).toEqual([]);
    await pool().query('update users set email_verified_at = now() where id = $1', [owner.userId]);
    expect(await send('too early')).toHaveLength(1);
  });

  test('are sent to the roles with the permission', async () => {
    const finance = await createTestMerchant(api, { role: 'finance', merchantId: owner.merchantId });
    await send('for products', { to: { merchantId: owner.merchantId, permission: 'products.write' } });
    expect((await read()).unread).toBe(1);
    expect((await read(finance)).unread).toBe(0);
  });

  test.each(['?before=x', '?before=0', '?before=1&before=2', '?before=99999999999999999'])(
    'rejects %s',
    async (query) => {
      expect((await inject('GET', `notifications${query}`, owner)).statusCode).toBe(400);
    },
  );
});

describe('preferences', () => {
  test('start with defaults, are saved, and cannot switch off security', async () => {
    const usual = await inject('GET', 'notification-preferences', owner);
    expect(dataOf(notificationPreferences).parse(usual.json()).data).toEqual({
      kinds: completePreferences({}),
      quiet: null,
      digest: 'daily',
    });
    const off = { inApp: false, mail: 'none' } as const;
    const kinds = { ...completePreferences({}), team: off, security: off };
    const saved = await prefer(owner, { kinds, quiet: { from: 1260, until: 480 }, digest: 'weekly' });
    expect(saved).toMatchObject({
      kinds: { team: off, security: { inApp: true, mail: 'soon' } },
      quiet: { from: 1260, until: 480 },
      digest: 'weekly',
    });
    await send('unwanted');
    expect((await read()).items).toEqual([]);
    await send('safety', { kind: 'security' });
    expect((await read()).unread).toBe(1);
    expect(await mailsTo(owner.email)).toMatchObject([{ kind: 'notification-security' }]);
  });

  test.each([
    { quiet: { from: 60, until: 60 } },
    { quiet: { from: -1, until: 60 } },
    { quiet: { from: 0, until: 1440 } },
    { digest: 'hourly' },
    { kinds: {} },
  ])('rejects %j', async (change) => {
    const preferences = { kinds: completePreferences({}), quiet: null, digest: 'daily', ...change };
    expect((await inject('PUT', 'notification-preferences', owner, preferences)).statusCode).toBe(400);
  });
});

describe('emails', () => {
  test('contain everything that is due, once', async () => {
    await send('one');
    await send('two', { kind: 'supplier-change' });
    await send('three', { kind: 'export' });
    await queueMails();
    await queueMails();
    const mails = await mailsTo(owner.email);
    expect(mails).toMatchObject([
      { kind: 'notification-digest', subject: '2 notifications from Post Procure' },
    ]);
    expect(mails[0]?.text).toContain('Title one: Body one');
    expect(mails[0]?.text).toContain('Title two: Body two');
    expect(mails[0]?.text).not.toContain('three');
    expect(mails[0]?.text).toContain(`${testOrigin}/notifications`);
  });

  test('with a single notification have its title, and are sent before the digest', async () => {
    await prefer(owner, { digest: 'weekly' });
    await send('one');
    await send('two', { kind: 'supplier-change' });
    // The weekly digest is always in the future.
    await queueMails(new Date());
    expect(await mailsTo(owner.email)).toMatchObject([{ kind: 'notification-team', subject: 'Title one' }]);
    await queueMails(noonInIndia(9));
    expect(await mailsTo(owner.email)).toHaveLength(2);
  });

  test('have a valid subject even if the title is not', async () => {
    await send('name', { title: 'Asha\r\nRao has joined your team' });
    await queueMails(new Date());
    expect(await mailsTo(owner.email)).toMatchObject([{ subject: 'Asha Rao has joined your team' }]);
  });

  test('are queued for everyone else if one cannot be written', async () => {
    const people = [owner, await createTestMerchant(api), await createTestMerchant(api)].toSorted(
      (one, other) => (one.userId < other.userId ? -1 : 1),
    );
    for (const { userId, merchantId } of people) await send('one', { to: { userId, merchantId } });
    const setEmail = (email: string | undefined) =>
      pool().query('update users set email = $2 where id = $1', [people[0]?.userId, email]);
    await setEmail('no address');
    await expect(queueMails(new Date())).rejects.toThrow('could not be queued: 1');
    for (const { email } of people.slice(1)) expect(await mailsTo(email)).toHaveLength(1);
    await setEmail(people[0]?.email);
    await queueMails(new Date());
  });

  test('wait for quiet hours to end, and leave out what was switched off in the meantime', async () => {
    await prefer(owner, { quiet: { from: 11 * 60, until: 13 * 60 } });
    await send('one');
    await queueMails();
    expect(await mailsTo(owner.email)).toEqual([]);
    await prefer(owner, { kinds: { ...completePreferences({}), team: { inApp: true, mail: 'none' } } });
    await queueMails();
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  test('are queued once by two concurrent workers', async () => {
    await send('one');
    await Promise.all([queueMails(), queueMails()]);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });
});

describe('account alerts', () => {
  const titles = async (by = owner) => (await read(by)).items.map(({ title }) => title);

  test('announce the end of a trial on days 23, 28 and 30, each once', async () => {
    const trial = await createTestMerchant(api, { plan: 'trial' });
    await pool().query('update merchant_plans set trial_ends_at = $2 where merchant_id = $1', [
      trial.merchantId,
      '2026-12-30T20:00:00+05:30',
    ]);
    for (const day of ['01', '21', '22', '23', '27', '27', '29', '30']) {
      await notifyOfEndingTrials(pool(), new Date(`2026-12-${day}T21:00:00+05:30`));
    }
    expect(await titles(trial)).toEqual([
      'Your trial ends tomorrow',
      'Your trial ends in 3 days',
      'Your trial ends in 8 days',
    ]);
  });

  test('announce a full plan once a month', async () => {
    const small = await createTestMerchant(api, { plan: 'launchpad' });
    const products = await insertTestProducts(pool(), 2);
    await pool().query(
      `update plan_entitlements set quantity = 2 where plan_key = 'launchpad' and entitlement_key = 'products.max'`,
    );
    for (const id of products) {
      await api.app.inject({
        method: 'PUT',
        url: `/api/seller/subscriptions/${id}`,
        headers: small.headers,
      });
      await notifyOfPlanLimits(pool(), new Date('2026-11-15T06:00:00Z'));
      await notifyOfPlanLimits(pool(), new Date('2026-11-20T06:00:00Z'));
    }
    expect(await titles(small)).toEqual(['Your plan is full']);
  });

  test("announce yesterday's supplier changes: stock to all, cost only with price alerts", async () => {
    const rich = await createTestMerchant(api, { plan: 'unicorn' });
    const paused = await createTestMerchant(api, { plan: 'unicorn' });
    const over = await createTestMerchant(api, { plan: 'trial' });
    const suspended = await createTestMerchant(api, { plan: 'unicorn' });
    const [dearer = 0, gone = 0] = await insertTestProducts(pool(), 2);
    for (const { headers } of [owner, rich, paused, over, suspended]) {
      for (const id of [dearer, gone]) {
        await api.app.inject({ method: 'PUT', url: `/api/seller/subscriptions/${id}`, headers });
      }
    }
    await pool().query('update products set sp_paise = sp_paise + 500 where id = $1', [dearer]);
    await pool().query('update product_stocks set quantity = 0 where product_id = $1', [gone]);
    // Inactive merchants must not get an email every day.
    for (const [{ merchantId }, change] of [
      [paused, `update merchant_plans set status = 'paused' where merchant_id = $1`],
      [over, 'update merchant_plans set trial_ends_at = now() where merchant_id = $1'],
      [suspended, `update merchants set status = 'suspended' where id = $1`],
    ] as const) {
      await pool().query(change, [merchantId]);
    }
    const tomorrow = new Date(Date.now() + 86_400_000);
    await notifyOfSupplierChanges(pool(), tomorrow);
    await notifyOfSupplierChanges(pool(), tomorrow);
    const { rows: sentToOthers } = await pool().query(
      'select from notifications where merchant_id = any($1)',
      [[paused, over, suspended].map(({ merchantId }) => merchantId)],
    );
    expect(sentToOthers).toEqual([]);
    expect((await read()).items.map(({ body }) => body)).toEqual(['1 product went out of stock.']);
    expect((await read(rich)).items.map(({ body }) => body)).toEqual([
      '1 product has a new cost; 1 product went out of stock.',
    ]);
  });

  test('announce changes of legal documents, whatever the preferences', async () => {
    const document: LegalDocument = {
      ...legalDocuments.userAgreement,
      current: { version: '2.0', effective: '2999-01-01', change: 'Refunds are faster.', isMaterial: true },
    };
    await notifyOfPolicyChanges(pool(), new Date(), [document]);
    await notifyOfPolicyChanges(pool(), new Date());
    expect(await titles()).toEqual(['User Agreement changes on 1 Jan 2999']);
  });
});
