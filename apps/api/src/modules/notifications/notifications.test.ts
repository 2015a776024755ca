import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '@postprocure/contracts/envelope';
import { legalDocuments, type LegalDocument } from '@postprocure/contracts/legal-document';
import { notificationPage, notificationPreferences } from '@postprocure/contracts/notification';
import { completePreferences } from '@postprocure/contracts/notification-kind';
import { createTestSeller, type TestSeller } from '../../testing-seller.ts';
import { createTestApi, testOrigin, type TestApi } from '../../testing.ts';
import { insertTestProducts } from '../subscriptions/testing.ts';
import { gatherMails } from './gather-mails.ts';
import { notify } from './notify.ts';
import {
  tellOfEndingTrials,
  tellOfFullPlans,
  tellOfPolicyChanges,
  tellOfSupplierChanges,
} from './watch-accounts.ts';

let api: TestApi;
let owner: TestSeller;
beforeAll(async () => {
  api = await createTestApi('empty');
});
beforeEach(async () => {
  owner = await createTestSeller(api);
});
afterAll(() => api.close());

const pool = () => api.database.pool;
const inject = (method: 'GET' | 'POST' | 'PUT', path: string, by: TestSeller, payload?: object) =>
  api.app.inject({ method, url: `/api/account/${path}`, headers: by.headers, ...(payload && { payload }) });
const read = async (by = owner, query = '') =>
  dataOf(notificationPage).parse((await inject('GET', `notifications${query}`, by)).json()).data;
const prefer = async (by: TestSeller, change: object) => {
  const preferences = { kinds: completePreferences({}), quiet: null, digest: 'daily', ...change };
  const response = await inject('PUT', 'notification-preferences', by, preferences);
  return dataOf(notificationPreferences).parse(response.json()).data;
};
const tell = (key: string, more: object = {}) =>
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
/** Whatever the moment of the test, the mail is written at noon in India, some days later. */
const noonInIndia = (daysLater = 2) => {
  const day = new Date(Date.now() + daysLater * 86_400_000).toISOString().slice(0, 10);
  return new Date(`${day}T12:00:00+05:30`);
};
const gather = (now = noonInIndia()) => gatherMails({ pool: pool(), sellerAppUrl: testOrigin }, now);

describe('notifications', () => {
  test('are told once, counted, read in pages, and marked as read up to what was seen', async () => {
    for (let number = 1; number <= 25; number += 1) await tell(`n${number}`);
    expect(await tell('n1')).toEqual([]);
    const first = await read();
    expect(first.unread).toBe(25);
    expect(first.items.map(({ title }) => title).slice(0, 2)).toEqual(['Title n25', 'Title n24']);
    const second = await read(owner, `?before=${String(first.next)}`);
    expect(second.items).toHaveLength(5);
    expect(second.next).toBeNull();
    await tell('later');
    const upTo = first.items[0]?.id ?? 0;
    const marked = await inject('POST', 'notifications/read', owner, { upTo });
    expect(marked.json()).toEqual({ data: { unread: 1 } });
  });

  test("are nobody else's, and not those of another merchant of the same person", async () => {
    await tell('mine');
    const other = await createTestSeller(api);
    await tell('other merchant', { to: { userId: owner.userId, merchantId: other.merchantId } });
    await inject('POST', 'notifications/read', other, { upTo: 2 ** 40 });
    expect((await read(other)).items).toEqual([]);
    expect((await read()).items.map(({ title }) => title)).toEqual(['Title mine']);
    expect((await read()).unread).toBe(1);
  });

  test('are for people who have confirmed their address', async () => {
    await pool().query('update users set email_verified_at = null where id = $1', [owner.userId]);
    expect(await tell('too early')).toEqual([]);
    expect(await tell('too early', { kind: 'security' })).toEqual([]);
    expect(await mailsTo(owner.email)).toEqual([]);
    await pool().query('update users set email_verified_at = now() where id = $1', [owner.userId]);
    expect(await tell('too early')).toHaveLength(1);
  });

  test('reach the roles they concern', async () => {
    const finance = await createTestSeller(api, { role: 'finance', merchantId: owner.merchantId });
    await tell('for products', { to: { merchantId: owner.merchantId, permission: 'products.write' } });
    expect((await read()).unread).toBe(1);
    expect((await read(finance)).unread).toBe(0);
  });

  test.each(['?before=x', '?before=0', '?before=1&before=2', '?before=99999999999999999'])(
    '%s is refused',
    async (query) => {
      expect((await inject('GET', `notifications${query}`, owner)).statusCode).toBe(400);
    },
  );
});

describe('preferences', () => {
  test('begin as usual, are kept, and cannot silence security', async () => {
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
    await tell('unwanted');
    expect((await read()).items).toEqual([]);
    await tell('safety', { kind: 'security' });
    expect((await read()).unread).toBe(1);
    expect(await mailsTo(owner.email)).toMatchObject([{ kind: 'notification-security' }]);
  });

  test.each([
    { quiet: { from: 60, until: 60 } },
    { quiet: { from: -1, until: 60 } },
    { quiet: { from: 0, until: 1440 } },
    { digest: 'hourly' },
    { kinds: {} },
  ])('%j is refused', async (change) => {
    const preferences = { kinds: completePreferences({}), quiet: null, digest: 'daily', ...change };
    expect((await inject('PUT', 'notification-preferences', owner, preferences)).statusCode).toBe(400);
  });
});

describe('mails', () => {
  test('gather what is due into one, once', async () => {
    await tell('one');
    await tell('two', { kind: 'supplier-change' });
    await tell('three', { kind: 'export' });
    await gather();
    await gather();
    const mails = await mailsTo(owner.email);
    expect(mails).toMatchObject([
      { kind: 'notification-digest', subject: '2 notifications from Post Procure' },
    ]);
    expect(mails[0]?.text).toContain('Title one: Body one');
    expect(mails[0]?.text).toContain('Title two: Body two');
    expect(mails[0]?.text).not.toContain('three');
    expect(mails[0]?.text).toContain(`${testOrigin}/notifications`);
  });

  test('a single one speaks for itself, before the digest', async () => {
    await prefer(owner, { digest: 'weekly' });
    await tell('one');
    await tell('two', { kind: 'supplier-change' });
    // The digest of a Monday is always ahead of the present moment.
    await gather(new Date());
    expect(await mailsTo(owner.email)).toMatchObject([{ kind: 'notification-team', subject: 'Title one' }]);
    await gather(noonInIndia(9));
    expect(await mailsTo(owner.email)).toHaveLength(2);
  });

  test('whose subject would not do as it is are written all the same', async () => {
    await tell('name', { title: 'Asha\r\nRao has joined your team' });
    await gather(new Date());
    expect(await mailsTo(owner.email)).toMatchObject([{ subject: 'Asha Rao has joined your team' }]);
  });

  test('that cannot be written do not keep others from theirs', async () => {
    const people = [owner, await createTestSeller(api), await createTestSeller(api)].toSorted((one, other) =>
      one.userId < other.userId ? -1 : 1,
    );
    for (const { userId, merchantId } of people) await tell('one', { to: { userId, merchantId } });
    const setEmail = (email: string | undefined) =>
      pool().query('update users set email = $2 where id = $1', [people[0]?.userId, email]);
    await setEmail('no address');
    await expect(gather(new Date())).rejects.toThrow('could not be written: 1');
    for (const { email } of people.slice(1)) expect(await mailsTo(email)).toHaveLength(1);
    await setEmail(people[0]?.email);
    await gather(new Date());
  });

  test('wait for quiet hours to end, and leave out what was switched off meanwhile', async () => {
    await prefer(owner, { quiet: { from: 11 * 60, until: 13 * 60 } });
    await tell('one');
    await gather();
    expect(await mailsTo(owner.email)).toEqual([]);
    await prefer(owner, { kinds: { ...completePreferences({}), team: { inApp: true, mail: 'none' } } });
    await gather();
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  test('are written once by two workers at the same time', async () => {
    await tell('one');
    await Promise.all([gather(), gather()]);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });
});

describe('the watch over accounts', () => {
  const titles = async (by = owner) => (await read(by)).items.map(({ title }) => title);

  test('tells of the end of a trial on days 23, 28 and 30, each once', async () => {
    const trial = await createTestSeller(api, { plan: 'trial' });
    await pool().query('update merchant_plans set trial_ends_at = $2 where merchant_id = $1', [
      trial.merchantId,
      '2026-12-30T20:00:00+05:30',
    ]);
    for (const day of ['01', '21', '22', '23', '27', '27', '29', '30']) {
      await tellOfEndingTrials(pool(), new Date(`2026-12-${day}T21:00:00+05:30`));
    }
    expect(await titles(trial)).toEqual([
      'Your trial ends tomorrow',
      'Your trial ends in 3 days',
      'Your trial ends in 8 days',
    ]);
  });

  test('tells of a plan that fills up, once a month for each mark', async () => {
    const small = await createTestSeller(api, { plan: 'launchpad' });
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
      await tellOfFullPlans(pool(), new Date('2026-11-15T06:00:00Z'));
      await tellOfFullPlans(pool(), new Date('2026-11-20T06:00:00Z'));
    }
    expect(await titles(small)).toEqual(['Your plan is full']);
  });

  test('tells of what suppliers did yesterday: stock to all, cost to those whose plan says so', async () => {
    const rich = await createTestSeller(api, { plan: 'unicorn' });
    const paused = await createTestSeller(api, { plan: 'unicorn' });
    const over = await createTestSeller(api, { plan: 'trial' });
    const suspended = await createTestSeller(api, { plan: 'unicorn' });
    const [dearer = 0, gone = 0] = await insertTestProducts(pool(), 2);
    for (const { headers } of [owner, rich, paused, over, suspended]) {
      for (const id of [dearer, gone]) {
        await api.app.inject({ method: 'PUT', url: `/api/seller/subscriptions/${id}`, headers });
      }
    }
    await pool().query('update products set sp_paise = sp_paise + 500 where id = $1', [dearer]);
    await pool().query('update product_stocks set quantity = 0 where product_id = $1', [gone]);
    // Whoever has nothing to do with us for now is not written to every day.
    for (const [{ merchantId }, change] of [
      [paused, `update merchant_plans set status = 'paused' where merchant_id = $1`],
      [over, 'update merchant_plans set trial_ends_at = now() where merchant_id = $1'],
      [suspended, `update merchants set status = 'suspended' where id = $1`],
    ] as const) {
      await pool().query(change, [merchantId]);
    }
    const tomorrow = new Date(Date.now() + 86_400_000);
    await tellOfSupplierChanges(pool(), tomorrow);
    await tellOfSupplierChanges(pool(), tomorrow);
    const { rows: toldToOthers } = await pool().query(
      'select from notifications where merchant_id = any($1)',
      [[paused, over, suspended].map(({ merchantId }) => merchantId)],
    );
    expect(toldToOthers).toEqual([]);
    expect((await read()).items.map(({ body }) => body)).toEqual(['1 product ran out of stock.']);
    expect((await read(rich)).items.map(({ body }) => body)).toEqual([
      '1 product changed its cost; 1 product ran out of stock.',
    ]);
  });

  test('gives notice of a legal text that changes, which no preference stops', async () => {
    const document: LegalDocument = {
      ...legalDocuments.userAgreement,
      current: { version: '2.0', effective: '2999-01-01', change: 'Refunds are faster.', isMaterial: true },
    };
    await tellOfPolicyChanges(pool(), new Date(), [document]);
    await tellOfPolicyChanges(pool(), new Date());
    expect(await titles()).toEqual(['User Agreement changes on 1 January 2999']);
  });
});
