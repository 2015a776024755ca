import { auditPage, deskMerchant, merchantPage } from '@postprocure/contracts/merchants/desk-merchant';
import { dataOf } from '@postprocure/contracts/envelope';
import { notificationPage } from '@postprocure/contracts/notifications/notification';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestMerchant,
  createTestStaff,
  type TestPerson,
  type TestMerchant,
} from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { recordAudit } from '../audit/index.ts';

let api: TestApi;
let support: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  api = await createTestApi('empty');
  support = await createTestStaff(api, 'support');
  admin = await createTestStaff(api, 'admin');
});
afterAll(() => api.close());

const get = (url: string, person = support) => api.app.inject({ url, headers: person.headers });
const post = (url: string, payload: object, person = admin) =>
  api.app.inject({ method: 'POST', url, payload, headers: person.headers });

const read = async ({ merchantId }: TestMerchant) =>
  dataOf(deskMerchant).parse((await get(`/api/desk/merchants/${merchantId}`)).json()).data;
const list = async (query: string) =>
  dataOf(merchantPage).parse((await get(`/api/desk/merchants${query}`)).json()).data;
const listAudit = async (query: string) =>
  dataOf(auditPage).parse((await get(`/api/desk/audit${query}`)).json()).data;

const requestPlan = async (merchant: TestMerchant, planKey: string) => {
  const response = await post('/api/seller/plan/request', { planKey }, merchant);
  expect(response.statusCode, response.body).toBe(200);
};

const readMails = async ({ email }: TestMerchant) =>
  (
    await api.database.pool.query<{ kind: string; text_body: string }>(
      'select kind, text_body from mails where recipient = $1 order by id',
      [email],
    )
  ).rows;

const readNews = async (merchant: TestMerchant) =>
  dataOf(notificationPage).parse((await get('/api/account/notifications', merchant)).json()).data.items;

describe('merchants', () => {
  test('are found by their users and by open plan requests', async () => {
    const merchant = await createTestMerchant(api, { plan: 'trial' });
    const teammate = await createTestMerchant(api, { role: 'finance', merchantId: merchant.merchantId });
    for (const { email } of [merchant, teammate]) {
      const { merchants } = await list(`?search=${email.toUpperCase()}`);
      expect(merchants).toMatchObject([
        {
          id: merchant.merchantId,
          owner: { email: merchant.email },
          plan: { name: 'Starter', isTrial: true },
          requestedPlan: null,
        },
      ]);
    }
    expect((await list(`?search=${merchant.email}&requested=yes`)).merchants).toEqual([]);
    await requestPlan(merchant, 'orbit');
    const [found] = (await list(`?search=${merchant.email}&requested=yes&plan=starter&status=active`))
      .merchants;
    expect(found?.requestedPlan).toBe('Orbit');
    const shown = await read(merchant);
    expect(shown.team.map(({ role }) => role)).toEqual(['owner', 'finance']);
    expect(shown.plan).toMatchObject({ key: 'starter', requested: { key: 'orbit' } });
  });

  test('are listed in pages', async () => {
    for (let n = 0; n < 31; n += 1) await createTestMerchant(api);
    const first = await list('');
    const second = await list(`?cursor=${first.next}`);
    const ids = [...first.merchants, ...second.merchants].map(({ id }) => id);
    expect(first.merchants).toHaveLength(30);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a requested plan', () => {
  const decide = (merchant: TestMerchant, verb: string, payload: object, person = admin) =>
    post(`/api/desk/merchants/${merchant.merchantId}/plan-request/${verb}`, payload, person);

  test('is activated once, with a period, an audit entry and a notification', async () => {
    const merchant = await createTestMerchant(api, { plan: 'trial' });
    await requestPlan(merchant, 'orbit');
    const activation = { planKey: 'orbit', reason: 'Paid by UPI, 4411' };
    expect((await decide(merchant, 'activate', activation, support)).statusCode).toBe(403);
    const answers = await Promise.all([
      decide(merchant, 'activate', activation),
      decide(merchant, 'activate', activation),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { plan } = await read(merchant);
    expect(plan).toMatchObject({ key: 'orbit', status: 'active', trialEndsAt: null, requested: null });
    expect(Date.parse(plan.periodEnd) - Date.parse(plan.periodStart)).toBeGreaterThan(27 * 86_400_000);
    expect(await readNews(merchant)).toMatchObject([
      { kind: 'trial', title: 'Your plan is now Orbit', link: '/seller/settings/plan' },
    ]);
    const { events } = await listAudit(`?merchantId=${merchant.merchantId}&act=plan.activated`);
    expect(events).toMatchObject([
      { actor: 'Asha Rao', target: 'orbit', detail: { reason: activation.reason } },
    ]);
  });

  test('that is smaller starts when the current period ends', async () => {
    const merchant = await createTestMerchant(api, { plan: 'unicorn' });
    await requestPlan(merchant, 'launchpad');
    await decide(merchant, 'activate', { planKey: 'launchpad', reason: 'As asked' });
    const { plan } = await read(merchant);
    expect(plan).toMatchObject({ key: 'unicorn', pending: [{ kind: 'downgrade', planKey: 'launchpad' }] });
    expect((await readNews(merchant))[0]?.body).toContain('when your current period ends');
  });

  test('is declined with a note to the owner', async () => {
    const merchant = await createTestMerchant(api, { plan: 'trial' });
    await requestPlan(merchant, 'unicorn');
    const stale = await decide(merchant, 'decline', { planKey: 'orbit', note: 'No' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ message: 'This merchant has requested Unicorn instead.' });
    expect((await decide(merchant, 'decline', { planKey: 'unicorn', note: ' ' })).statusCode).toBe(400);
    const note = 'The transfer has not arrived.';
    expect((await decide(merchant, 'decline', { planKey: 'unicorn', note })).statusCode).toBe(200);
    expect((await read(merchant)).plan).toMatchObject({ key: 'starter', requested: null });
    expect((await readNews(merchant))[0]?.body).toContain(note);
  });
});

test('a suspended merchant is logged out at once, gets the reason, and can be reactivated', async () => {
  const merchant = await createTestMerchant(api);
  const url = `/api/desk/merchants/${merchant.merchantId}/status`;
  const reason = 'Sold what may not be sold.';
  expect((await post(url, { status: 'suspended', reason }, support)).statusCode).toBe(403);
  expect((await post(url, { status: 'suspended' })).statusCode).toBe(400);
  expect((await get('/api/seller/plan', merchant)).statusCode).toBe(200);
  expect((await post(url, { status: 'suspended', reason })).statusCode).toBe(200);
  expect((await post(url, { status: 'suspended', reason })).statusCode).toBe(409);
  expect((await get('/api/seller/plan', merchant)).statusCode).toBe(404);
  const session = await get('/api/user/session', merchant);
  expect(session.json()).toMatchObject({
    data: { merchant: null, merchants: [], suspended: ['Rao Traders'] },
  });
  expect((await post(url, { status: 'active', reason: 'Settled' })).statusCode).toBe(200);
  expect((await get('/api/seller/plan', merchant)).statusCode).toBe(200);
  const mails = await readMails(merchant);
  expect(mails.map(({ kind }) => kind)).toEqual(['merchant-suspended', 'merchant-reactivated']);
  expect(mails[0]?.text_body).toContain(reason);
  const { events } = await listAudit(`?merchantId=${merchant.merchantId}`);
  expect(events.map(({ act }) => act)).toEqual(['merchant.reactivated', 'merchant.suspended']);
});

test('the audit log can be filtered by action, person and day', async () => {
  const readDay = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const firstDay = readDay();
  const merchant = await createTestMerchant(api, { plan: 'trial' });
  await requestPlan(merchant, 'orbit');
  const of = (query: string) => listAudit(`?merchantId=${merchant.merchantId}&${query}`);
  expect((await of('act=plan.')).events).toHaveLength(1);
  expect((await of('act=plan.req')).events).toHaveLength(1);
  expect((await of('act=session')).events).toEqual([]);
  expect((await of(`actor=${merchant.email}`)).events).toHaveLength(1);
  expect((await of('actor=nobody')).events).toEqual([]);
  expect((await of(`act=plan.&from=${firstDay}&to=${readDay()}`)).events).toHaveLength(1);
  expect((await of('to=2020-01-01')).events).toEqual([]);
  for (const query of ['from=yesterday', 'cursor=hello', 'merchantId=1']) {
    expect((await get(`/api/desk/audit?${query}`)).statusCode).toBe(400);
  }
});

test('the audit log of a merchant includes what its users did without a merchant', async () => {
  const merchant = await createTestMerchant(api);
  const other = await createTestMerchant(api);
  await recordAudit(api.database.pool, { userId: merchant.userId }, null, { act: 'login.session' });
  await recordAudit(api.database.pool, other, null, { act: 'plan.paused' });
  const actsOf = async ({ merchantId }: TestMerchant) =>
    (await listAudit(`?merchantId=${merchantId}`)).events.map(({ act }) => act);
  expect(await actsOf(merchant)).toEqual(['login.session']);
  expect(await actsOf(other)).toEqual(['plan.paused']);
});

test('a merchant that does not exist is not found', async () => {
  const url = '/api/desk/merchants/0b7f6c1e-4a51-4a0a-9a3c-6f2d8f1f7f10';
  expect((await get(url)).statusCode).toBe(404);
  expect((await post(`${url}/status`, { status: 'suspended', reason: 'x' })).statusCode).toBe(404);
  const activation = { planKey: 'orbit', reason: 'x' };
  expect((await post(`${url}/plan-request/activate`, activation)).statusCode).toBe(404);
});
